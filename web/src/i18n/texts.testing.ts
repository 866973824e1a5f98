export type Leaf = [path: string, text: unknown];

/** Every text with its path; those with parameters are called with samples. */
export function leavesOf(texts: object, samples: readonly unknown[] = ['A', 'B'], path = ''): Leaf[] {
  return Object.entries(texts).flatMap(([key, value]): Leaf[] => {
    if (typeof value === 'function') return [[`${path}${key}`, value(...samples)]];
    return typeof value === 'object' && value !== null
      ? leavesOf(value, samples, `${path}${key}.`)
      : [[`${path}${key}`, value]];
  });
}
