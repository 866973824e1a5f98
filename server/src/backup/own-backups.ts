import { join } from 'node:path';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Db } from '../database/connect.ts';
import { StartupProblem } from '../database/startup-problem.ts';
import { parsed, readArchive } from './archive.ts';
import { findBackups } from './backup-folder.ts';

const ownerSchema = z.object({ shopId: z.optional(z.nullable(z.string())) });

/** The shop's identity; null where none was ever set up, or by a version that knew of none. */
export async function shopIdOf(db: Db): Promise<string | null> {
  const { rows } = await sql<{ id: string | null }>`
    select to_jsonb(settings) ->> 'shop_id' as id from shop_settings as settings`.execute(db);
  return rows[0]?.id ?? null;
}

/**
 * The backups of this very shop in a folder, by their names. Those of older versions do not say whose they are: such a
 * one is its own if it wrote down that it made a backup of that name there.
 */
export async function findOwnBackups(db: Db, folder: string): Promise<string[]> {
  const shopId = await shopIdOf(db);
  const made = await db.selectFrom('backups').select('path').where('path', 'is not', null).execute();
  const paths = new Set(made.map(({ path }) => path));
  const own: string[] = [];
  for (const name of await findBackups(folder)) {
    const path = join(folder, name);
    const owner = await ownerOf(path);
    const isOwn = owner === null ? paths.has(path) : owner === shopId;
    if (isOwn) own.push(name);
  }
  return own;
}

/** The shop that an archive names first of all; null where it names none, or cannot be read. */
async function ownerOf(path: string): Promise<string | null> {
  try {
    for await (const { name, content } of readArchive(path)) {
      if (name !== 'shop.json') return null;
      return ownerSchema.safeParse(parsed(content, path)).data?.shopId ?? null;
    }
  } catch (error) {
    if (!(error instanceof StartupProblem)) throw error;
  }
  return null;
}
