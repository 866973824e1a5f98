import { join } from 'node:path';
import { isBackupDue } from '@mooncake/domain/backup/nightly';
import type { Deps } from '../deps.ts';
import { recordBackupIf } from './record-backup.ts';

type NightlyDeps = Pick<Deps, 'db' | 'storage' | 'clock' | 'log' | 'config'>;

/** Where backups go unless somebody says another place. */
export const backupFolder = (dataDir: string) => join(dataDir, 'backups');

/** Tonight's backup, by whichever server comes first; none where none is to be kept. */
export async function makeNightlyBackup(
  { db, storage, clock, log, config }: NightlyDeps,
  { keep, signal }: { keep: number | null; signal?: AbortSignal },
): Promise<void> {
  if (keep === null) return;
  const now = clock();
  const plan = { folder: backupFolder(config.dataDir), keep, now, signal };
  const made = await recordBackupIf({ db, storage }, plan, (last) => isBackupDue(last, now));
  if (made) {
    const { path, bytes, removed } = made;
    log.info({ path, bytes, removed }, 'nightly backup made');
  }
  if (made && made.foreign.length > 0)
    log.warn({ tables: made.foreign }, "the backup leaves out tables that are not the shop's");
  if (made && made.lost.length > 0)
    log.warn({ lost: made.lost }, 'the backup is incomplete: files are missing; older backups were kept');
}
