import { type RawBuilder, sql } from 'kysely';
import * as z from 'zod/mini';
import type { Db, Trx } from '../database/connect.ts';
import { takeLock } from '../database/locks.ts';
import { findSteps, migrateWithin } from '../database/migrate.ts';
import { StartupProblem } from '../database/startup-problem.ts';
import type { FileStorage } from '../storage/storage.ts';
import { parseStoredName } from '../storage/stored-name.ts';
import { damaged, parsed, readArchive, verifyArchive } from './archive.ts';
import { keptAreas } from './make-backup.ts';
import { findAnyTable, findSequences, findTables } from './tables.ts';

const contentsSchema = z.object({
  format: z.literal(1),
  madeAt: z.string(),
  steps: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
  sequences: z.array(z.object({ name: z.string(), last: z.nullable(z.string()) })),
});
type Contents = z.infer<typeof contentsSchema>;

/** Who had a way in when the backup was made may have lost it since: signing out, a new password or a lost role must last. */
const waysIn = new Set(['sessions', 'password_resets']);

type RestoreDeps = { db: Db; storage: FileStorage };

type Restored = {
  files: number;
  /** What was in the backup but is not the shop's, in words. */
  leftOut: string[];
};

/**
 * Puts a backup into an empty place, all of it or nothing that counts: the rows are there when all files are, in one
 * transaction, so that a place in which it was interrupted is still empty and can be tried again. Rows go first, as they
 * may be refused, and nobody clears files away. Who starts a shop there meanwhile, or restores another one, waits for it.
 */
export async function restoreBackup({ db, storage }: RestoreDeps, path: string): Promise<Restored> {
  await verifyArchive(path);
  const contents = await contentsOf(path);
  return db.transaction().execute(async (trx) => {
    // Files may take their time.
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
    await takeLock(trx, 'migration');
    await refuseFullPlace(trx, storage, path);
    const leftOut = await restoreRows(trx, contents, path);
    const files = await restoreFiles(storage, path);
    return { files, leftOut };
  });
}

async function contentsOf(path: string): Promise<Contents> {
  for await (const { name, content } of readArchive(path)) {
    const contents = name === 'shop.json' && contentsSchema.safeParse(parsed(content, path)).data;
    if (contents) return contents;
    break;
  }
  throw damaged(path);
}

async function refuseFullPlace(db: Db, storage: FileStorage, path: string): Promise<void> {
  if ((await findSteps(db)).length > 0) {
    throw new StartupProblem(
      'There is a shop in this database already. Restore into an empty one, or into another DATA_DIR.',
    );
  }
  const table = await findAnyTable(db);
  if (table !== null) {
    throw new StartupProblem(
      `There are tables in this database already, such as ${table}. Restore into an empty one, or into another DATA_DIR.`,
    );
  }
  const known = new Set<string>();
  for await (const { name } of readArchive(path)) known.add(name);
  for (const area of keptAreas) {
    for await (const { name } of storage.list(area)) {
      // What an interrupted try left is from this very backup.
      if (known.has(`files/${name}`)) continue;
      throw new StartupProblem(`There are files of a shop in this place already, such as ${name}.`);
    }
  }
}

async function restoreFiles(storage: FileStorage, path: string): Promise<number> {
  let files = 0;
  for await (const { name, content } of readArchive(path)) {
    if (!name.startsWith('files/')) continue;
    const stored = parseStoredName(name.slice('files/'.length));
    if (!stored) throw damaged(path);
    await storage.put(stored, content);
    files += 1;
  }
  return files;
}

/** Loads what the shop's own steps have a place for, and says what they have none for. */
async function restoreRows(trx: Trx, { steps, ...kept }: Contents, path: string): Promise<string[]> {
  await migrateWithin(trx, steps);
  const columnsHere = new Map((await findTables(trx)).map(({ name, columns }) => [name, new Set(columns)]));
  const leftOut: string[] = [];
  const tables = kept.tables.flatMap(({ name, columns }) => {
    const here = columnsHere.get(name);
    if (!here) leftOut.push(`the table ${name}`);
    else leftOut.push(...columns.filter((one) => !here.has(one)).map((one) => `the column ${name}.${one}`));
    return here ? [{ name, columns: columns.filter((one) => here.has(one)) }] : [];
  });
  const each = async (statement: (table: RawBuilder<unknown>) => RawBuilder<unknown>) => {
    for (const { name } of tables) await statement(sql.table(name)).execute(trx);
  };
  // What triggers keep was kept; they would count it twice.
  await each((table) => sql`alter table ${table} disable trigger user`);
  await sql`truncate ${sql.join(tables.map(({ name }) => sql.table(name)))}`.execute(trx);
  const columnsOf = new Map(tables.map(({ name, columns }) => [name, columns]));
  const named = new Set(kept.tables.map(({ name }) => name));
  for await (const { name, content } of readArchive(path)) {
    const [kind, table = ''] = name.split('/');
    if (kind !== 'rows') continue;
    if (!named.has(table)) throw damaged(path);
    if (waysIn.has(table)) continue;
    const columns = columnsOf.get(table);
    if (!columns) continue;
    const list = sql.join(columns.map((column) => sql.ref(column)));
    await sql`insert into ${sql.table(table)} (${list}) overriding system value
      select ${list} from json_populate_recordset(null::${sql.table(table)}, ${Buffer.from(content).toString('utf8')}::json)`.execute(
      trx,
    );
  }
  const counters = new Set((await findSequences(trx, tables)).map(({ name }) => name));
  for (const { name, last } of kept.sequences) {
    if (last !== null && counters.has(name))
      await sql`select setval(${name}::regclass, ${last}::bigint)`.execute(trx);
  }
  await each((table) => sql`alter table ${table} enable trigger user`);
  return leftOut;
}
