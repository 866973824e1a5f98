/** The next round number at or above, so that the top of a chart is one a person can read. */
export function niceTop(highest: number): number {
  if (highest <= 4) return 4;
  const magnitude = 10 ** Math.floor(Math.log10(highest));
  const step = [1, 2, 4, 5, 6, 8, 10].find((candidate) => candidate * magnitude >= highest) ?? 10;
  return step * magnitude;
}
