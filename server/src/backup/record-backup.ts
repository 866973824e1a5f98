import type { LastBackup } from '@mooncake/domain/settings/settings.contract';
import type { Db } from '../database/connect.ts';
import { takeLock } from '../database/locks.ts';
import { type Backup, type BackupDeps, type BackupPlan, makeBackup } from './make-backup.ts';

/** Who said it is being made and was not heard of since has died over it. */
const patienceMs = 60 * 60 * 1000;

/** Makes a backup, and writes down that it was begun and that it is there. */
export async function recordBackup(deps: BackupDeps, plan: BackupPlan): Promise<Backup> {
  return finish(deps, plan, await begin(deps.db, plan.now));
}

/** The same, unless the last one begun will do: of several servers that ask at once, one makes it. */
export async function recordBackupIf(
  deps: BackupDeps,
  plan: BackupPlan,
  isWanted: (lastBegun: Date | null) => boolean,
): Promise<Backup | null> {
  const id = await deps.db.transaction().execute(async (trx) => {
    await takeLock(trx, 'backup');
    return isWanted(await lastBegun(trx, plan.now)) ? begin(trx, plan.now) : null;
  });
  return id === null ? null : finish(deps, plan, id);
}

async function begin(db: Db, startedAt: Date): Promise<string> {
  const row = { started_at: startedAt };
  const { id } = await db.insertInto('backups').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

async function finish(deps: BackupDeps, plan: BackupPlan, id: string): Promise<Backup> {
  const made = await makeBackup(deps, plan);
  const { path, bytes, lost } = made;
  const row = { finished_at: new Date(), bytes, path, is_complete: lost.length === 0 };
  await deps.db.updateTable('backups').set(row).where('id', '=', id).execute();
  return made;
}

async function lastBegun(db: Db, now: Date): Promise<Date | null> {
  const row = await db
    .selectFrom('backups')
    .select('started_at')
    // Later than any clock beside ours would say: made by one that was wrong, it is of no night.
    .where('started_at', '<', new Date(now.getTime() + patienceMs))
    .where((eb) =>
      eb.or([eb('finished_at', 'is not', null), eb('started_at', '>', new Date(now.getTime() - patienceMs))]),
    )
    .orderBy('started_at', 'desc')
    .executeTakeFirst();
  return row?.started_at ?? null;
}

/** The last good one; null where there is none. */
export async function findLastBackup(db: Db): Promise<LastBackup | null> {
  const row = await db
    .selectFrom('backups')
    .select(['finished_at', 'bytes', 'path'])
    .where('finished_at', 'is not', null)
    .where('is_complete', '=', true)
    // By their turn, not by the clock, which may have been wrong.
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row?.finished_at && row.bytes
    ? { finishedAt: row.finished_at.toISOString(), bytes: row.bytes, path: row.path }
    : null;
}

/** When the newest one was made, if it lacks files; null where it is a good one. */
export async function findIncompleteBackup(db: Db): Promise<string | null> {
  const row = await db
    .selectFrom('backups')
    .select(['finished_at', 'is_complete'])
    .where('finished_at', 'is not', null)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row?.finished_at && !row.is_complete ? row.finished_at.toISOString() : null;
}
