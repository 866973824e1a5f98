import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { Database } from './types.ts';

export type Db = Kysely<Database>;
/** Multi-step writes ask for this, so that handing them the pool does not compile. */
export type Trx = Transaction<Database>;

type Connection = {
  db: Db;
  pool: pg.Pool;
  close: () => Promise<void>;
};

type ConnectOptions = {
  maxConnections?: number;
  /** Told of connections that break while idle; the pool replaces them by itself. */
  onIdleError?: (error: Error) => void;
};

export function connect(url: string, options: ConnectOptions = {}): Connection {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.maxConnections ?? 10,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    types: { getTypeParser: parserOf },
  });
  // Without listeners a database restart would end the whole process: the pool listens to its idle
  // connections only, and one in use may break between two statements. Its next statement then fails.
  pool.on('error', (error) => options.onIdleError?.(error));
  pool.on('connect', (client) => client.on('error', () => undefined));

  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return { db, pool, close: () => db.destroy() };
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
