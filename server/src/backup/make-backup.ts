import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { malaysianLocalTime } from '@mooncake/domain/calendar';
import { sql } from 'kysely';
import type { Db, Trx } from '../database/connect.ts';
import { StartupProblem } from '../database/startup-problem.ts';
import type { FileStorage } from '../storage/storage.ts';
import { type ArchiveWriter, createArchive } from './archive.ts';
import { findSequences, findSteps, findTables, type TableShape } from './tables.ts';

/** Variants are not among them: they are made again when somebody looks. */
export const keptAreas = ['public', 'private'] as const;
/** A table comes in parts of about this size, so that the largest shop needs no more memory than the smallest. */
const partBytes = 4 * 1024 * 1024;
const rowsAtOnce = 500;
const namePattern = /^backup-.*\.tar\.gz$/;

export type BackupDeps = { db: Db; storage: FileStorage };
export type BackupPlan = {
  folder: string;
  now: Date;
  /** How many there may be afterwards; the oldest go. Null keeps all. */
  keep: number | null;
  /** A server that stops does not wait for it. */
  signal?: AbortSignal | undefined;
};
export type Backup = { path: string; bytes: number; rows: number; files: number; missing: string[] };

/**
 * The whole shop in one file, while it serves: all rows as of one moment, then the files. A file is there before its row,
 * so that every row finds its own. Rows are read by the database's own words (one JSON text each) in one snapshot: that
 * needs no program beside the server, works with any PostgreSQL, and is loaded by name, whatever order columns have.
 */
export async function makeBackup({ db, storage }: BackupDeps, plan: BackupPlan): Promise<Backup> {
  await mkdir(plan.folder, { recursive: true, mode: 0o700 });
  const path = join(plan.folder, `backup-${nameOfMoment(plan.now)}.tar.gz`);
  const archive = await createArchive(path);
  try {
    const add: ArchiveWriter['add'] = (name, content) => {
      plan.signal?.throwIfAborted();
      return archive.add(name, content);
    };
    const rows = await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((trx) => addRows(trx, add, plan.now));
    const { files, missing } = await addFiles(storage, add);
    const bytes = await archive.finish();
    if (plan.keep !== null) await removeOldest(plan.folder, plan.keep);
    return { path, bytes, rows, files, missing };
  } finally {
    await archive.discard();
  }
}

/** Malaysia's date and time, as far as a file may be named so: names in order are backups in order. */
const nameOfMoment = (now: Date) =>
  `${malaysianLocalTime(now).replace(':', '')}${String(now.getUTCSeconds()).padStart(2, '0')}`;

type Add = ArchiveWriter['add'];

async function addRows(trx: Trx, add: Add, now: Date): Promise<number> {
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
  return rows;
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
  let files = 0;
  const missing: string[] = [];
  for (const area of keptAreas) {
    for await (const { name } of storage.list(area)) {
      const content = await storage.read(name);
      // Erased while the backup was made.
      if (!content) missing.push(name);
      else {
        await add(`files/${name}`, content);
        files += 1;
      }
    }
  }
  return { files, missing };
}

async function removeOldest(folder: string, keep: number): Promise<void> {
  // Their names begin with the time they were made.
  const ours = (await readdir(folder)).filter((name) => namePattern.test(name)).toSorted();
  for (const name of ours.slice(0, Math.max(0, ours.length - keep))) await rm(join(folder, name));
}
