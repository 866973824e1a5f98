import { randomInt } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { connect, type Db } from './connect.ts';
import { StartupProblem } from './startup-problem.ts';

type Addresses = { databaseUrl: string; databaseListenUrl: string };

/**
 * Refuses to go on where the two addresses lead to different databases, or to different schemas of one. A lock of our own
 * is seen from every connection to the same database, by whatever user, and from none to another; it lasts as long as its
 * transaction, so a pooler is no matter.
 */
export async function refuseOtherDatabase({ databaseUrl, databaseListenUrl }: Addresses): Promise<void> {
  const usual = connect(databaseUrl, { maxConnections: 1 });
  const direct = connect(databaseListenUrl, { maxConnections: 1 });
  try {
    const [key, second] = [randomInt(2 ** 31), randomInt(2 ** 31)];
    const seen = await usual.db.transaction().execute(async (trx) => {
      const locked = sql<Schema>`select current_schema() as schema, pg_advisory_xact_lock(${key}, ${second})`;
      const [here] = await ask(trx, 'DATABASE_URL', locked);
      const [there] = await ask(
        direct.db,
        'DATABASE_LISTEN_URL',
        sql<Schema>`select current_schema() as schema from pg_locks join pg_database d on d.oid = database
          where locktype = 'advisory' and classid = ${key} and objid = ${second} and datname = current_database()`,
      );
      return there !== undefined && there.schema === here?.schema;
    });
    if (seen) return;
    throw new StartupProblem(
      'DATABASE_LISTEN_URL leads to another database than DATABASE_URL; it must name the same one, past the pooler. Nothing was changed.',
    );
  } finally {
    await Promise.all([usual.close(), direct.close()]);
  }
}

type Schema = { schema: string | null };

/** What is asked of a database for the first time; where it does not answer, whoever named it is told. */
export async function ask<Row>(db: Db, variable: string, question: RawBuilder<Row>): Promise<Row[]> {
  try {
    return (await question.execute(db)).rows;
  } catch (error) {
    const reason = error instanceof Error && error.message !== '' ? error.message : String(error);
    throw new StartupProblem(`The database named by ${variable} cannot be used: ${reason}.`, {
      cause: error,
    });
  }
}
