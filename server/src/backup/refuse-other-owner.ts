import { stat } from 'node:fs/promises';
import { StartupProblem } from '../database/startup-problem.ts';

/** Root may write anywhere, but what it leaves in the folder of the service's user that user may not read. */
export async function refuseOtherOwner(folder: string, uid = process.getuid?.()): Promise<void> {
  if (uid !== 0) return;
  const owner = (await stat(folder).catch(() => null))?.uid ?? 0;
  if (owner === 0) return;
  throw new StartupProblem(
    `${folder} belongs to another user (number ${owner}), who could not read what root puts there. Restore as that user: sudo -u '#${owner}' npm run restore -- FILE`,
  );
}
