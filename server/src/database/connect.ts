import {
  Kysely,
  type PostgresCursor,
  PostgresDialect,
  type PostgresPool,
  type PostgresQueryResult,
  type Transaction,
} from 'kysely';
import pg from 'pg';
import { isDatabaseAway, isOutdatedPlan, isQueryTimeout, isReadOnly } from './database-away.ts';
import type { Database } from './types.ts';

export type Db = Kysely<Database>;
/** Multi-step writes ask for this, so that handing them the pool does not compile. */
export type Trx = Transaction<Database>;

type Connection = {
  db: Db;
  pool: pg.Pool;
  close: () => Promise<void>;
};

/** How long what may take, in milliseconds; 0 means as long as it needs. */
export type Timeouts = {
  /** For a free connection. */
  connectionMs: number;
  statementMs: number;
  lockMs: number;
  idleInTransactionMs: number;
  queryMs: number;
};

/** One stuck statement, lock or transaction must not keep its connection from everybody else. */
export const usualTimeouts: Timeouts = {
  connectionMs: 5_000,
  statementMs: 10_000,
  lockMs: 5_000,
  idleInTransactionMs: 10_000,
  // Longer than the statement's: it is for a database that does not even say that it gave up.
  queryMs: 15_000,
};
/** For work on all there is, with nobody waiting for the answer: migrations, seeds, the doctor. */
export const noTimeouts: Timeouts = {
  connectionMs: usualTimeouts.connectionMs,
  statementMs: 0,
  lockMs: 0,
  idleInTransactionMs: 0,
  queryMs: 0,
};

type ConnectOptions = {
  maxConnections?: number;
  timeouts?: Timeouts;
  /** Whether a statement is planned once for each connection instead of each time; a pooler could not follow. */
  prepares?: boolean;
  /** Told of connections that break while idle; the pool replaces them by itself. */
  onIdleError?: (error: Error) => void;
};

export function connect(url: string, options: ConnectOptions = {}): Connection {
  const { connectionMs, statementMs, lockMs, idleInTransactionMs, queryMs } =
    options.timeouts ?? usualTimeouts;
  const pool = new pg.Pool({
    connectionString: url,
    max: options.maxConnections ?? 10,
    connectionTimeoutMillis: connectionMs,
    idleTimeoutMillis: 30_000,
    statement_timeout: statementMs,
    lock_timeout: lockMs,
    idle_in_transaction_session_timeout: idleInTransactionMs,
    query_timeout: queryMs,
    types: { getTypeParser: parserOf },
  });
  // Without listeners a database restart would end the whole process: the pool listens to its idle
  // connections only, and one in use may break between two statements. Its next statement then fails.
  pool.on('error', (error) => options.onIdleError?.(error));
  pool.on('connect', (client) => client.on('error', () => undefined));

  const nameOf = options.prepares ? nameStatements() : () => undefined;
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: withoutLostClients(pool, nameOf) }),
  });
  return { db, pool, close: () => db.destroy() };
}

/**
 * A connection whose answer never came is still waiting for it, and one to a server that was demoted or is going down will
 * refuse whatever comes next: both are closed, not handed on. When a server turns out to be demoted, every connection
 * opened before leads to it too; they are closed instead of failing one request each. What a connection has prepared for
 * tables that have changed since goes with it.
 */
function withoutLostClients(pool: pg.Pool, nameOf: NameOfStatement): PostgresPool {
  let generation = 0;
  const generationOf = new WeakMap<pg.PoolClient, number>();
  pool.on('connect', (client) => generationOf.set(client, generation));

  async function takeClient(): Promise<pg.PoolClient> {
    for (;;) {
      const client = await pool.connect();
      if (generationOf.get(client) === generation) return client;
      client.release(true);
    }
  }

  return {
    async connect() {
      const client = await takeClient();
      let lost: Error | undefined;

      function query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
      function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
      function query(text: unknown, values: readonly unknown[] = []): unknown {
        if (typeof text !== 'string') throw new TypeError('the shop reads without cursors');
        // A rollback would wait behind the same answer; closing the connection rolls back.
        if (lost) return Promise.reject(lost);
        const name = values.length > 0 ? nameOf(text) : undefined;
        return client.query({ text, values: [...values], ...(name && { name }) }).catch((error: unknown) => {
          if (error instanceof Error && isConnectionLost(error)) lost = error;
          if (isReadOnly(error) && generationOf.get(client) === generation) generation += 1;
          throw error;
        });
      }
      return { query, release: () => client.release(lost) };
    },
    end: () => pool.end(),
  };
}

function isConnectionLost(error: Error): boolean {
  return isQueryTimeout(error) || isDatabaseAway(error) || isOutdatedPlan(error);
}

type NameOfStatement = (text: string) => string | undefined;

/** Each connection keeps what it prepared: the few statements of checkout, not every length a list can have. */
const maxPrepared = 100;

/** The same name for the same statement on every connection; none for what is one too many. */
function nameStatements(): NameOfStatement {
  const names = new Map<string, string>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size >= maxPrepared) return known;
    const name = `shop_${names.size}`;
    names.set(text, name);
    return name;
  };
}

/** Parses bigints to numbers and leaves calendar dates as text: a Date would move them between time zones. */
const parserOf: pg.CustomTypesConfig['getTypeParser'] = (type, format) => {
  if (format !== 'binary') {
    if (type === pg.types.builtins.INT8) return toNumberWhereSafe;
    if (type === pg.types.builtins.DATE) return asText;
  }
  return pg.types.getTypeParser(type, format);
};

const asText = (text: string) => text;

function toNumberWhereSafe(text: string): number | string {
  const number = Number(text);
  return Number.isSafeInteger(number) ? number : text;
}
