import { type Actor, type AuditLine, recordAudit } from '../audit/record-audit.ts';
import type { Trx } from '../database/connect.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';

export type ChangeDeps = Pick<Deps, 'db' | 'events' | 'clock'>;
/** Who asks, for which batch. */
export type BatchOf = { batchId: string; actor: Actor };

type Noted<Result> = Omit<AuditLine, 'actor' | 'now'> & { result: Result };

/** One change to what customers are offered: written and noted together, then told to every open page. */
export async function changeBatches<Result>(
  { db, events, clock }: ChangeDeps,
  actor: Actor,
  change: (trx: Trx, now: Date) => Promise<Noted<Result>>,
): Promise<Result> {
  const result = await inTransaction(db, async (trx) => {
    const now = clock();
    const { result: made, ...line } = await change(trx, now);
    await recordAudit(trx, { ...line, actor, now });
    return made;
  });
  events.publish('batches', 'stock');
  return result;
}
