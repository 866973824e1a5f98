import { type StatusPair, statusPairSchema } from '@mooncake/domain/orders/status/status';
import type { AuditEntry } from '@mooncake/domain/staff/audit.contract';

const looks: readonly string[] = ['order.viewed', 'receipt.viewed'];

/** Whether somebody only looked; changes stand alone in the list until looks are asked for. */
export const isLook = ({ action }: Pick<AuditEntry, 'action'>) => looks.includes(action);

type StatusWords = Readonly<{
  status: Readonly<Record<StatusPair['orderStatus'], string>>;
  payment: Readonly<Record<StatusPair['paymentStatus'], string>>;
}>;

/** Both statuses before and after a change; null where the entry is about something else. */
export function statusChange(
  { details }: Pick<AuditEntry, 'details'>,
  { status, payment }: StatusWords,
): { before: string; after: string } | null {
  const before = statusPairSchema.safeParse(details.before);
  const after = statusPairSchema.safeParse(details.after);
  if (!before.success || !after.success) return null;
  const named = ({ orderStatus, paymentStatus }: StatusPair) =>
    `${status[orderStatus]} / ${payment[paymentStatus]}`;
  return { before: named(before.data), after: named(after.data) };
}

/** The reason somebody gave, where they had to. */
export function reasonOf({ details }: Pick<AuditEntry, 'details'>): string | null {
  return typeof details.reason === 'string' && details.reason !== '' ? details.reason : null;
}
