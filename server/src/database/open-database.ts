import { sql } from 'kysely';
import type { Pool } from 'pg';
import { connect, type Db, type Timeouts, usualTimeouts } from './connect.ts';
import { openCluster } from './embedded/embedded-cluster.ts';
import type { Log } from './embedded/log.ts';
import { refuseDeafAddress } from './hears-itself.ts';
import { ask, refuseOtherDatabase } from './same-database.ts';
import { StartupProblem } from './startup-problem.ts';

type DatabaseOptions = {
  /** Null: the shop runs a private PostgreSQL under `dataDir`. */
  databaseUrl: string | null;
  /** The same database past a connection pooler, where there is one in between. */
  databaseListenUrl?: string | null;
  dataDir: string;
  log: Log;
  /** Others than usual for commands nobody waits for. */
  timeouts?: Timeouts;
  /** Past the pooler, where there is one, in everything. */
  goesDirect?: boolean;
  /** Called as soon as there is nothing to do but to wait for a PostgreSQL that starts; not where one runs already. */
  onSpawned?: () => void;
};

/** As many transactions as checkout runs at a time, and some for what is read around them. */
const maxCheckoutConnections = 8;

export type OpenDatabase = {
  db: Db;
  /** The same database through connections of its own, which readers cannot use up. */
  checkoutDb: Db;
  /** Both by name, to see how busy they are. */
  pools: { everybody: Pool; checkout: Pool };
  /** For connections with a state of their own, such as LISTEN: a pooler would give each statement another. */
  url: string;
  close: () => Promise<void>;
};

/** Opens the shop's database, wherever it lives. Its schema may still have to be migrated. */
export async function openDatabase({
  databaseUrl,
  databaseListenUrl = null,
  dataDir,
  log,
  timeouts = usualTimeouts,
  goesDirect = false,
  onSpawned = () => undefined,
}: DatabaseOptions): Promise<OpenDatabase> {
  const onIdleError = (error: Error) => log.warn(`A database connection was lost: ${error.message}`);
  // Past a pooler the next statement may reach another connection than the one that prepared it.
  const prepares = databaseListenUrl === null;
  const open = (url: string) => openPools(url, { timeouts, onIdleError, prepares });
  if (databaseUrl !== null) {
    if (databaseListenUrl !== null) await refuseOtherDatabase({ databaseUrl, databaseListenUrl });
    const url = databaseListenUrl ?? databaseUrl;
    const pools = open(goesDirect ? url : databaseUrl);
    try {
      await refuseOldServer(pools.db);
      await refuseDeafAddress({ databaseUrl, databaseListenUrl });
    } catch (error) {
      await pools.close();
      throw error;
    }
    return { ...pools, url };
  }

  const cluster = await openCluster({ dataDir, log, onSpawned });
  const pools = open(cluster.url);
  return {
    ...pools,
    url: cluster.url,
    async close() {
      await pools.close();
      await cluster.leave();
    },
  };
}

type PoolOptions = { timeouts: Timeouts; onIdleError: (error: Error) => void; prepares: boolean };

function openPools(url: string, { prepares, ...options }: PoolOptions) {
  const everybody = connect(url, options);
  const checkout = connect(url, { ...options, prepares, maxConnections: maxCheckoutConnections });
  return {
    db: everybody.db,
    checkoutDb: checkout.db,
    pools: { everybody: everybody.pool, checkout: checkout.pool },
    async close() {
      await Promise.all([everybody.close(), checkout.close()]);
    },
  };
}

async function refuseOldServer(db: Db): Promise<void> {
  const question = sql<{ server_version: string }>`show server_version`;
  const [{ server_version: version } = { server_version: 'unknown' }] = await ask(
    db,
    'DATABASE_URL',
    question,
  );
  if (Number.parseInt(version, 10) >= 14) return;
  throw new StartupProblem(
    `DATABASE_URL leads to PostgreSQL ${version}, but the shop needs version 14 or newer.`,
  );
}
