import { formatRinggit } from '@mooncake/domain/money';
import { statusPairSchema } from '@mooncake/domain/orders/status/status';
import type { AuditEntry } from '@mooncake/domain/staff/audit.contract';
import * as z from 'zod/mini';
import type { useOrderTexts } from '../../shared/orders/order.texts.ts';
import type { useAdminAuditTexts } from './audit.texts.ts';

type Words = Pick<
  ReturnType<typeof useAdminAuditTexts>,
  'reason' | 'fromTo' | 'change' | 'fact' | 'empty' | 'names'
>;
type StatusWords = Pick<ReturnType<typeof useOrderTexts>, 'status' | 'payment'>;

const changesSchema = z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() }));
/** Told elsewhere on the line, or an id that says nothing to a person. */
const untold: readonly string[] = ['orderNumber', 'before', 'after', 'reason', 'changes', 'receiptId'];

/** The facts of an entry as lines a person can read; what has no words is left out. */
export function detailLines(
  { details }: Pick<AuditEntry, 'details'>,
  words: Words,
  statuses: StatusWords,
): string[] {
  const [before, after] = [
    statusPairSchema.safeParse(details.before),
    statusPairSchema.safeParse(details.after),
  ];
  const pair = ({ orderStatus, paymentStatus }: z.infer<typeof statusPairSchema>) =>
    `${statuses.status[orderStatus]} / ${statuses.payment[paymentStatus]}`;
  const changes = changesSchema.safeParse(details.changes);

  return [
    ...(before.success && after.success ? [words.fromTo(pair(before.data), pair(after.data))] : []),
    ...(typeof details.reason === 'string' && details.reason !== '' ? [words.reason(details.reason)] : []),
    ...(changes.success
      ? changes.data.map((change) =>
          words.change(change.field, plain(change.before, words), plain(change.after, words)),
        )
      : []),
    ...Object.entries(details)
      .filter(([name, value]) => !untold.includes(name) && !/Id$/.test(name) && isPlain(value))
      .map(([name, value]) => words.fact(words.names[name] ?? name, amountOr(name, value, words))),
  ];
}

function isPlain(value: unknown): boolean {
  return ['string', 'number', 'boolean'].includes(typeof value) && value !== '';
}

function amountOr(name: string, value: unknown, words: Words): string {
  return name.endsWith('Sen') && typeof value === 'number' ? formatRinggit(value) : plain(value, words);
}

function plain(value: unknown, { empty }: Words): string {
  return value === null || value === undefined || value === '' ? empty : String(value);
}
