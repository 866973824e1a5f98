import type { AuditAction } from '@mooncake/domain/staff/audit.contract';
import type { Topic } from '@mooncake/domain/topic';
import type { Trx } from '../database/connect.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { type Lock, takeLock } from '../database/locks.ts';
import type { Deps } from '../deps.ts';
import { type Actor, type AuditLine, recordAudit } from './record-audit.ts';

export type ChangeDeps = Pick<Deps, 'db' | 'events' | 'clock'>;

type Change = {
  actor: Actor;
  action: AuditAction;
  /** What open screens fetch again afterwards. */
  topics: readonly Topic[];
  /** Changes under the same lock go one after the other, in every process. */
  lock?: Lock;
};

/** What the log says about the change; its action is the one asked for, unless it names another. */
export type ChangeLine = Pick<AuditLine, 'subject' | 'details'> & { action?: AuditAction };
/** No line means that nothing changed: then nobody is told. */
type Outcome = { audit: ChangeLine | readonly ChangeLine[] };
type Work<Made> = (trx: Trx, now: Date) => Promise<Made>;

/**
 * The one way to change something: the work and its lines in the log are one transaction, repeated when it
 * collides with another, and once it is committed every open screen hears of it.
 */
export function change<Result>(
  deps: ChangeDeps,
  asked: Change,
  work: Work<Outcome & { result: Result }>,
): Promise<Result>;
export function change(deps: ChangeDeps, asked: Change, work: Work<Outcome>): Promise<void>;
export async function change(
  { db, events, clock }: ChangeDeps,
  { actor, action, topics, lock }: Change,
  work: Work<Outcome & { result?: unknown }>,
): Promise<unknown> {
  const { result, hasChanged } = await inTransaction(db, async (trx) => {
    if (lock) await takeLock(trx, lock);
    const now = clock();
    const made = await work(trx, now);
    const lines = [made.audit].flat();
    await recordAudit(trx, ...lines.map((line) => ({ actor, action, ...line, now })));
    return { result: made.result, hasChanged: lines.length > 0 };
  });
  if (hasChanged && topics.length > 0) events.publish(...topics);
  return result;
}

/** Of two people who change the same thing at once one wins; the other is told, with what there is now. */
export function checkVersion(seen: number, current: number, outdated: (current: number) => Error): void {
  if (seen !== current) throw outdated(current);
}
