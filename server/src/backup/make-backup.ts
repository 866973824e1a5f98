import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { malaysianLocalTime } from '@mooncake/domain/calendar';
import { sql } from 'kysely';
import type { Db, Trx } from '../database/connect.ts';
import { findSteps } from '../database/migrate.ts';
import { StartupProblem } from '../database/startup-problem.ts';
import { errorCode } from '../lib/error-code.ts';
import type { FileStorage } from '../storage/storage.ts';
import { type ArchiveWriter, createArchive, draftEnding } from './archive.ts';
import { findSequences, findTables, type TableShape } from './tables.ts';

/** Variants are not among them: they are made again when somebody looks. */
export const keptAreas = ['public', 'private'] as const;
/** A table comes in parts of about this size, so that the largest shop needs no more memory than the smallest. */
const partBytes = 4 * 1024 * 1024;
const rowsAtOnce = 500;
const namePattern = /^backup-\d{4}-\d{2}-\d{2}T\d{6}\.tar\.gz$/;
const dayMs = 24 * 60 * 60 * 1000;

export type BackupDeps = { db: Db; storage: FileStorage };
export type BackupPlan = {
  folder: string;
  now: Date;
  /** How many there may be afterwards; the oldest go. Null keeps all. */
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
  /** Receipts the shop knows of whose file is gone; an older backup may still have them. */
  lost: string[];
};

/**
 * The whole shop in one file, while it serves: all rows as of one moment, then the files. A file is there before its row,
 * so that every row finds its own. Rows are read by the database's own words (one JSON text each) in one snapshot: that
 * needs no program beside the server, works with any PostgreSQL, and is loaded by name, whatever order columns have.
 */
export async function makeBackup({ db, storage }: BackupDeps, plan: BackupPlan): Promise<Backup> {
  await mkdir(plan.folder, { recursive: true, mode: 0o700 });
  await removeOldDrafts(plan.folder);
  const { path, archive } = await createOwnArchive(plan.folder, plan.now);
  try {
    const add: ArchiveWriter['add'] = (name, content) => {
      plan.signal?.throwIfAborted();
      return archive.add(name, content);
    };
    const { rows, receipts } = await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((trx) => addRows(trx, add, plan.now));
    const { files, missing } = await addFiles(storage, add);
    const lost = await findLost(db, receipts, files);
    const bytes = await archive.finish();
    // What this one lacks stays in those before it.
    if (plan.keep !== null && lost.length === 0) await removeOldest(plan.folder, plan.keep);
    return { path, bytes, rows, files: files.size, missing, lost };
  } finally {
    await archive.discard();
  }
}

/** One that nobody else writes: of several begun in one second the others are named after the next. */
async function createOwnArchive(folder: string, now: Date) {
  for (let moment = now; ; moment = new Date(moment.getTime() + 1_000)) {
    const path = join(folder, `backup-${nameOfMoment(moment)}.tar.gz`);
    try {
      return { path, archive: await createArchive(path) };
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') throw error;
    }
  }
}

/**
 * Receipts without their file. Where there is none at all, it is not the shop that lost them: somebody looks in another
 * folder than the server does, and such a backup would take the place of a good one.
 */
async function findLost(db: Db, receipts: readonly string[], files: ReadonlySet<string>): Promise<string[]> {
  const absent = receipts.filter((name) => !files.has(name));
  if (absent.length === 0) return [];
  // Unless its order was erased meanwhile.
  const { rows } = await sql<{ name: string }>`
    select storage_key as name from receipts where storage_key = any(${absent})`.execute(db);
  const lost = rows.map(({ name }) => name);
  if (lost.length === receipts.length) {
    throw new StartupProblem(
      `None of the ${receipts.length} receipts of this shop is in its folder of files, so nothing was backed up. Is DATA_DIR (or STORAGE_URL) the one the server uses?`,
    );
  }
  return lost;
}

/** Malaysia's date and time, as far as a file may be named so: names in order are backups in order. */
const nameOfMoment = (now: Date) =>
  `${malaysianLocalTime(now).replace(':', '')}${String(now.getUTCSeconds()).padStart(2, '0')}`;

type Add = ArchiveWriter['add'];

async function addRows(trx: Trx, add: Add, now: Date) {
  // A slow disk between two rows is no reason to give up.
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
  const steps = await findSteps(trx);
  if (steps.length === 0) throw new StartupProblem('There is no shop here yet, and nothing to back up.');
  const tables = await findTables(trx);
  const sequences = await findSequences(trx);
  const contents = { format: 1, madeAt: now.toISOString(), steps, tables, sequences };
  await add('shop.json', JSON.stringify(contents));
  let rows = 0;
  for (const table of tables) rows += await addTable(trx, add, table);
  const receipts = await trx.selectFrom('receipts').select('storage_key').execute();
  return { rows, receipts: receipts.map(({ storage_key }) => storage_key) };
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
  const files = new Set<string>();
  const missing: string[] = [];
  for (const area of keptAreas) {
    for await (const { name } of storage.list(area)) {
      const content = await storage.read(name);
      // Erased while the backup was made.
      if (!content) missing.push(name);
      else {
        await add(`files/${name}`, content);
        files.add(name);
      }
    }
  }
  return { files, missing };
}

/** What somebody left who died over it, long ago enough that nobody can still be writing. */
async function removeOldDrafts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.endsWith(draftEnding) || !namePattern.test(name.slice(0, -draftEnding.length))) continue;
    const path = join(folder, name);
    // Gone, where another one has just come to its end.
    const found = await stat(path).catch(() => null);
    if (found && found.mtimeMs < Date.now() - dayMs) await rm(path, { force: true });
  }
}

async function removeOldest(folder: string, keep: number): Promise<void> {
  // Their names begin with the time they were made.
  const ours = (await readdir(folder)).filter((name) => namePattern.test(name)).toSorted();
  for (const name of ours.slice(0, Math.max(0, ours.length - keep))) await rm(join(folder, name));
}
