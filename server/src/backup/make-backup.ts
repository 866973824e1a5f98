import { basename } from 'node:path';
import { sql } from 'kysely';
import type { Db, Trx } from '../database/connect.ts';
import { findSteps } from '../database/migrate.ts';
import { isOfThisMoment, isShopTable } from '../database/shop-tables.ts';
import { StartupProblem } from '../database/startup-problem.ts';
import { faultOf, findNamedFiles, type NamedFile } from '../doctor/named-files.ts';
import type { FileStorage } from '../storage/storage.ts';
import type { ArchiveWriter } from './archive.ts';
import { createOwnArchive, prepareFolder, removeOldest } from './backup-folder.ts';
import { findOwnBackups, shopIdOf } from './own-backups.ts';
import { findSequences, findTables, inOrder, type TableShape } from './tables.ts';

/** Variants are not among them: they are made again when somebody looks. */
export const keptAreas = ['public', 'private'] as const;
/** A table comes in parts of about this size, so that the largest shop needs no more memory than the smallest. */
const partBytes = 4 * 1024 * 1024;
const rowsAtOnce = 500;

export type BackupDeps = { db: Db; storage: FileStorage };
export type BackupPlan = {
  folder: string;
  now: Date;
  /** How many of this shop there may be afterwards, and as many incomplete ones; the oldest go. Null keeps all. */
  keep: number | null;
  /** A server that stops does not wait for it. */
  signal?: AbortSignal | undefined;
};
export type Backup = {
  path: string;
  bytes: number;
  rows: number;
  files: number;
  /** Files that were erased while it was made. */
  missing: string[];
  /** What is wrong with files the shop knows of, in words; an older backup may still have them. */
  lost: string[];
  /** Tables in the same place that are not the shop's, and were left out. */
  foreign: string[];
  /** The names of older backups that went. */
  removed: string[];
};

/**
 * The whole shop in one file, while it serves: all rows as of one moment, then the files. A file is there before its row,
 * so that every row finds its own. Rows are read by the database's own words (one JSON text each) in one snapshot: that
 * needs no program beside the server, works with any PostgreSQL, and is loaded by name, whatever order columns have.
 */
export async function makeBackup({ db, storage }: BackupDeps, plan: BackupPlan): Promise<Backup> {
  await prepareFolder(plan.folder);
  const earlier = plan.keep === null ? [] : await findOwnBackups(db, plan.folder);
  const { archive, paths } = await createOwnArchive(plan.folder, plan.now);
  try {
    const add: ArchiveWriter['add'] = (name, content) => {
      plan.signal?.throwIfAborted();
      return archive.add(name, content);
    };
    const { rows, foreign, named } = await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((trx) => addRows(trx, add, plan.now));
    const { files, missing } = await addFiles(storage, add);
    const lost = await findLost(db, named, files);
    const path = lost.length === 0 ? paths.complete : paths.incomplete;
    const bytes = await archive.finish(path);
    const rotation = { made: basename(path), earlier, keep: plan.keep };
    const removed = await removeOldest(plan.folder, rotation);
    return { path, bytes, rows, files: files.size, missing, lost, foreign, removed };
  } finally {
    await archive.discard();
  }
}

/**
 * Files the rows name that are gone or cut short. Where there is no receipt at all, it is not the shop that lost them:
 * somebody looks in another folder than the server does, and such a backup would take the place of a good one.
 */
async function findLost(
  db: Db,
  named: readonly NamedFile[],
  sizes: ReadonlyMap<string, number>,
): Promise<string[]> {
  const faulty = named.filter((file) => faultOf(file, sizes.get(file.name)) !== null);
  if (faulty.length === 0) return [];
  // Unless its order was erased meanwhile, or its picture replaced.
  const stillNamed = new Set((await findNamedFiles(db)).map(({ name }) => name));
  const lost = faulty.filter(({ name }) => stillNamed.has(name));
  const receipts = named.filter(isReceipt);
  const absent = lost.filter((file) => isReceipt(file) && !sizes.has(file.name));
  if (receipts.length > 0 && absent.length === receipts.length) {
    throw new StartupProblem(
      `None of the ${receipts.length} receipts of this shop is in its folder of files, so nothing was backed up. Is DATA_DIR (or STORAGE_URL) the one the server uses?`,
    );
  }
  return lost.flatMap((file) => faultOf(file, sizes.get(file.name)) ?? []);
}

/** Everybody's pictures lie in another place. */
const isReceipt = ({ name }: NamedFile) => name.startsWith('private/');

type Add = ArchiveWriter['add'];

async function addRows(trx: Trx, add: Add, now: Date) {
  // A slow disk between two rows is no reason to give up.
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
  const steps = await findSteps(trx);
  if (steps.length === 0) throw new StartupProblem('There is no shop here yet, and nothing to back up.');
  const all = await findTables(trx);
  // A restored shop has no place for what others keep beside it.
  const tables = await inOrder(
    trx,
    all.filter(({ name }) => isShopTable(name)),
  );
  const foreign = all.filter(({ name }) => !isShopTable(name)).map(({ name }) => name);
  const sequences = await findSequences(trx, tables);
  const shopId = await shopIdOf(trx);
  const contents = { format: 1, shopId, madeAt: now.toISOString(), steps, tables, sequences };
  await add('shop.json', JSON.stringify(contents));
  let rows = 0;
  for (const table of tables) if (!isOfThisMoment(table.name)) rows += await addTable(trx, add, table);
  return { rows, foreign, named: await findNamedFiles(trx) };
}

async function addTable(trx: Trx, add: Add, { name }: TableShape): Promise<number> {
  await sql`declare kept no scroll cursor for
    select row_to_json(kept)::text as row from ${sql.table(name)} as kept`.execute(trx);
  let rows = 0;
  let part = 0;
  let lines: string[] = [];
  let bytes = 0;
  const write = async () => {
    if (lines.length === 0) return;
    part += 1;
    await add(`rows/${name}/${String(part).padStart(6, '0')}.json`, `[${lines.join(',\n')}]`);
    lines = [];
    bytes = 0;
  };
  for (;;) {
    const fetched = await sql<{ row: string }>`fetch ${sql.lit(rowsAtOnce)} from kept`.execute(trx);
    for (const { row } of fetched.rows) {
      lines.push(row);
      bytes += row.length;
      if (bytes >= partBytes) await write();
    }
    rows += fetched.rows.length;
    if (fetched.rows.length < rowsAtOnce) break;
  }
  await write();
  await sql`close kept`.execute(trx);
  return rows;
}

async function addFiles(storage: FileStorage, add: Add) {
  /** Their sizes. */
  const files = new Map<string, number>();
  const missing: string[] = [];
  for (const area of keptAreas) {
    for await (const { name } of storage.list(area)) {
      const content = await storage.read(name);
      // Erased while the backup was made.
      if (!content) missing.push(name);
      else {
        await add(`files/${name}`, content);
        files.set(name, content.length);
      }
    }
  }
  return { files, missing };
}
