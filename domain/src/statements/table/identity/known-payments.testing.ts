import { type KnownPayment, knownPaymentsOf } from './known-payments.ts';
import type { LineIdentity } from './line-identity.ts';

/** What the shop has after one more statement. */
export function store(known: readonly KnownPayment[], lines: readonly LineIdentity[]): KnownPayment[] {
  const found = knownPaymentsOf(lines, known);
  const grown = known.map((payment) => {
    const at = found.indexOf(payment);
    const line = at < 0 ? undefined : lines[at];
    return line ? { ...payment, seen: [...payment.seen, line] } : payment;
  });
  const fresh = lines.filter((_, at) => found[at] === null);
  return [...grown, ...fresh.map((line, at) => ({ id: `${known.length + at}`, seen: [line] }))];
}

/** How many payments the shop has after these statements. */
export const count = (...statements: readonly (readonly LineIdentity[])[]) =>
  statements.reduce<KnownPayment[]>(store, []).length;
