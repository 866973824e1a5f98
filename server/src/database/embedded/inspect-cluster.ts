import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../../lib/error-code.ts';
import { StartupProblem } from '../startup-problem.ts';
import type { Binaries } from './binaries.ts';
import type { ClusterFiles } from './cluster-files.ts';

/** Whether there is a cluster to start. One that is there but cannot be started is never touched. */
export async function inspectCluster(
  files: ClusterFiles,
  { majorVersion }: Binaries,
): Promise<'none' | 'complete'> {
  if ((await contents(files.cluster)).length === 0) return 'none';

  const vital = [
    path.join(files.cluster, 'PG_VERSION'),
    path.join(files.cluster, 'global', 'pg_control'),
    files.password,
  ];
  const missing = vital.find((file) => !existsSync(file));
  if (missing) {
    throw new StartupProblem(
      `The database in ${files.cluster} is damaged (${path.relative(files.cluster, missing)} is missing); restore it from a backup, or move that folder away to start with an empty shop.`,
    );
  }

  const version = (await readFile(path.join(files.cluster, 'PG_VERSION'), 'utf8')).trim();
  if (version !== majorVersion) {
    throw new StartupProblem(
      `The database in ${files.cluster} was made by PostgreSQL ${version}, but this shop comes with PostgreSQL ${majorVersion}; move the data over with pg_dump, or set DATABASE_URL to a PostgreSQL ${version}.`,
    );
  }
  return 'complete';
}

async function contents(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    throw new StartupProblem(
      `The database folder ${folder} cannot be read (${errorCode(error)}); check that it is a folder and belongs to the user who runs the shop.`,
      { cause: error },
    );
  }
}
