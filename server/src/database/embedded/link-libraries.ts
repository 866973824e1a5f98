import { existsSync } from 'node:fs';
import { readFile, symlink } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { errorCode } from '../../lib/error-code.ts';
import { StartupProblem } from '../startup-problem.ts';

const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * npm packages cannot carry symbolic links, so the package lists those its libraries need and makes them in
 * an install script. npm may skip install scripts: then they are made here.
 */
export async function linkLibraries(home: string): Promise<void> {
  const root = path.dirname(home);
  const missing = (await listedLinks(home)).filter(({ target }) => !existsSync(path.join(root, target)));
  await Promise.all(missing.map((link) => makeLink(root, link)));
}

async function listedLinks(home: string): Promise<z.infer<typeof linksSchema>> {
  const list = path.join(home, 'pg-symlinks.json');
  return existsSync(list) ? linksSchema.parse(JSON.parse(await readFile(list, 'utf8'))) : [];
}

async function makeLink(root: string, { source, target }: { source: string; target: string }): Promise<void> {
  try {
    await symlink(path.relative(path.dirname(target), source), path.join(root, target));
  } catch (error) {
    // Another server starting at the same moment may have made it first.
    if (errorCode(error) === 'EEXIST') return;
    throw new StartupProblem(
      `The library links of the installed PostgreSQL are missing and cannot be made in ${path.join(root, 'native')}; run the shop once as a user who may write there, or set DATABASE_URL.`,
      { cause: error },
    );
  }
}
