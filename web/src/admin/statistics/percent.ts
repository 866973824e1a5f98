/** `12.5%`, and `12%` where the tenth says nothing. */
export function percent(share: number): string {
  return `${Math.round(share * 1000) / 10}%`;
}
