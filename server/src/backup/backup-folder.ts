import { existsSync } from 'node:fs';
import { access, constants, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { malaysianLocalTime } from '@mooncake/domain/calendar';
import { StartupProblem } from '../database/startup-problem.ts';
import { errorCode } from '../lib/error-code.ts';
import { makeFolder } from '../lib/make-folder.ts';
import { isDiskFull } from '../storage/disk-full.ts';
import { type ArchiveWriter, createArchive } from './archive.ts';

/** Of an archive that is being written, or was when its writer died. */
const draftEnding = '.part';
const incompleteEnding = '-incomplete.tar.gz';
const namePattern = /^backup-\d{4}-\d{2}-\d{2}T\d{6}(?:-incomplete)?\.tar\.gz$/;
const dayMs = 24 * 60 * 60 * 1000;

/** Makes the folder where there is none, and clears what somebody left there who died over it. */
export async function prepareFolder(folder: string): Promise<void> {
  try {
    await makeFolder(folder, 0o700);
    await access(folder, constants.W_OK);
  } catch (error) {
    throw notWritable(folder, error);
  }
  await removeOldDrafts(folder);
}

function notWritable(folder: string, error: unknown): unknown {
  if (isDiskFull(error)) return error;
  return new StartupProblem(`${folder} is not a folder that backups can be written to.`, { cause: error });
}

/** The backups in a folder, by their names. */
export async function findBackups(folder: string): Promise<string[]> {
  return (await findFiles(folder)).filter((name) => namePattern.test(name));
}

/** Folders and links are nobody's backups, whatever they are named. */
async function findFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

/** Long enough ago that nobody can still be writing. */
async function removeOldDrafts(folder: string): Promise<void> {
  for (const name of await findFiles(folder)) {
    if (!name.endsWith(draftEnding) || !namePattern.test(name.slice(0, -draftEnding.length))) continue;
    const path = join(folder, name);
    // Gone, where another one has just come to its end.
    const found = await stat(path).catch(() => null);
    if (found && found.mtimeMs < Date.now() - dayMs) await rm(path, { force: true });
  }
}

type Paths = { complete: string; incomplete: string };
type OwnArchive = { archive: ArchiveWriter; paths: Paths };

/** One that nobody else writes or wrote: of several begun in one second the others are named after the next. */
export async function createOwnArchive(folder: string, now: Date): Promise<OwnArchive> {
  for (let moment = now; ; moment = new Date(moment.getTime() + 1_000)) {
    const base = join(folder, `backup-${nameOfMoment(moment)}`);
    const paths = { complete: `${base}.tar.gz`, incomplete: `${base}${incompleteEnding}` };
    const archive = await createUnlessTaken(`${paths.complete}${draftEnding}`);
    if (!archive) continue;
    // Looked for once the draft is ours: from then on nobody else puts one there.
    if (!Object.values(paths).some((path) => existsSync(path))) return { archive, paths };
    await archive.discard();
  }
}

async function createUnlessTaken(draft: string): Promise<ArchiveWriter | null> {
  try {
    return await createArchive(draft);
  } catch (error) {
    // The rights to write there may be for other kinds of files.
    if (errorCode(error) !== 'EEXIST') throw notWritable(dirname(draft), error);
    return null;
  }
}

/** Malaysia's date and time, as far as a file may be named so: names in order are backups in order. */
const nameOfMoment = (now: Date) =>
  `${malaysianLocalTime(now).replace(':', '')}${String(now.getUTCSeconds()).padStart(2, '0')}`;

type Rotation = {
  /** The name of the one just made. */
  made: string;
  /** Those of the same shop that were there when it was begun: two that are made at once would remove each other. */
  earlier: readonly string[];
  /** How many there may be of a kind; null leaves all. */
  keep: number | null;
};

/**
 * Removes the oldest, and names them; the one just made is not among them, whatever the clock says. An incomplete one takes the place of
 * incomplete ones alone, for what it lacks may be in the others. A complete one lacks nothing they have.
 */
export async function removeOldest(folder: string, { made, earlier, keep }: Rotation): Promise<string[]> {
  if (keep === null) return [];
  // What is named later was made by another clock. Nobody knows how old it is, so it goes first.
  const isLater = (name: string) => name > made;
  const oldestFirst = [
    ...earlier.filter(isLater).toSorted(),
    ...earlier.filter((name) => !isLater(name)).toSorted(),
  ];
  const incomplete = oldestFirst.filter(isIncomplete);
  const complete = oldestFirst.filter((name) => !isIncomplete(name));
  const tooMany = (names: string[]) => names.slice(0, Math.max(0, names.length - (keep - 1)));
  const gone = isIncomplete(made) ? tooMany(incomplete) : [...tooMany(complete), ...incomplete];
  for (const name of gone) await rm(join(folder, name), { force: true });
  return gone;
}

const isIncomplete = (name: string) => name.endsWith(incompleteEnding);
