type Candidate<Payment> = { payment: Payment; keys: ReadonlySet<string> };

/**
 * Gives lines the payments that have their key, each payment to one line. One that is known by several keys is given up
 * again where the line that has it finds another, so that as many lines as possible find theirs in whatever order they come.
 */
export function assignByKeys<Payment>(
  keys: readonly (string | null)[],
  candidates: readonly Candidate<Payment>[],
): Map<number, Payment> {
  const having = new Map<string, { all: Payment[]; free: Payment[] }>();
  for (const { payment, keys: its } of candidates) {
    for (const key of its) {
      const one = having.get(key) ?? { all: [], free: [] };
      having.set(key, one);
      one.all.push(payment);
      one.free.push(payment);
    }
  }
  const lineOf = new Map<Payment, number>();
  /** Of these keys none can be had any more, whatever is given up. */
  const exhausted = new Set<string>();

  function spareOf(key: string, asked: Set<string>): Payment | null {
    const { all, free } = having.get(key) ?? { all: [], free: [] };
    for (let payment = free.pop(); payment !== undefined; payment = free.pop()) {
      if (!lineOf.has(payment)) return payment;
    }
    asked.add(key);
    for (const payment of all) {
      const line = lineOf.get(payment);
      const other = line === undefined ? null : (keys[line] ?? null);
      if (line === undefined || other === null || asked.has(other) || exhausted.has(other)) continue;
      const spare = spareOf(other, asked);
      if (spare === null) continue;
      lineOf.set(spare, line);
      return payment;
    }
    return null;
  }

  for (const [at, key] of keys.entries()) {
    if (key === null || exhausted.has(key)) continue;
    const asked = new Set<string>();
    const payment = spareOf(key, asked);
    if (payment !== null) lineOf.set(payment, at);
    else for (const each of asked) exhausted.add(each);
  }
  return new Map(Array.from(lineOf, ([payment, at]) => [at, payment]));
}
