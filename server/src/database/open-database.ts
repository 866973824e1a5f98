import { sql } from 'kysely';
import { connect, type Db } from './connect.ts';
import { openCluster } from './embedded/embedded-cluster.ts';
import type { Log } from './embedded/log.ts';
import { StartupProblem } from './startup-problem.ts';

type DatabaseOptions = {
  /** Null: the shop runs a private PostgreSQL under `dataDir`. */
  databaseUrl: string | null;
  dataDir: string;
  log: Log;
};

export type OpenDatabase = {
  db: Db;
  /** For connections outside the pool, such as LISTEN. */
  url: string;
  close: () => Promise<void>;
};

/** Opens the shop's database, wherever it lives. Its schema may still have to be migrated. */
export async function openDatabase({ databaseUrl, dataDir, log }: DatabaseOptions): Promise<OpenDatabase> {
  const onIdleError = (error: Error) => log.warn(`A database connection was lost: ${error.message}`);
  if (databaseUrl !== null) {
    const { db, close } = connect(databaseUrl, { onIdleError });
    await refuseOldServer(db).catch(async (error) => {
      await close();
      throw error;
    });
    return { db, url: databaseUrl, close };
  }

  const cluster = await openCluster({ dataDir, log });
  const { db, close } = connect(cluster.url, { onIdleError });
  return {
    db,
    url: cluster.url,
    async close() {
      await close();
      await cluster.leave();
    },
  };
}

async function refuseOldServer(db: Db): Promise<void> {
  const version = await serverVersion(db);
  if (Number.parseInt(version, 10) >= 14) return;
  throw new StartupProblem(
    `DATABASE_URL leads to PostgreSQL ${version}, but the shop needs version 14 or newer.`,
  );
}

async function serverVersion(db: Db): Promise<string> {
  try {
    const { rows } = await sql<{ server_version: string }>`show server_version`.execute(db);
    return rows[0]?.server_version ?? 'unknown';
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupProblem(`The database named by DATABASE_URL cannot be used: ${reason}.`, {
      cause: error,
    });
  }
}
