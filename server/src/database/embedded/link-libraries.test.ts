import { mkdir, mkdtemp, readlink, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { StartupProblem } from '../startup-problem.ts';
import { linkLibraries } from './link-libraries.ts';

let home: string;
let library: string;
const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }];

afterEach(() => rm(path.dirname(home), { recursive: true }));
beforeEach(async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'shop-links-'));
  home = path.join(folder, 'native');
  library = path.join(home, 'lib', 'libpq.so.5');
  await mkdir(path.join(home, 'lib'), { recursive: true });
  await writeFile(path.join(home, 'lib', 'libpq.so.5.18'), '');
  await writeFile(path.join(home, 'pg-symlinks.json'), JSON.stringify(links));
});

test('linking libraries makes the links an install script would have made, by any number of servers at once', async () => {
  await Promise.all([1, 2, 3, 4].map(() => linkLibraries(home)));
  expect(await readlink(library)).toBe('libpq.so.5.18');
});

test('linking libraries leaves links that are there as they are', async () => {
  await symlink('libpq.so.5.18', library);
  await linkLibraries(home);
  expect(await readlink(library)).toBe('libpq.so.5.18');
});

test('needs no list where a package has none', async () => {
  await rm(path.join(home, 'pg-symlinks.json'));
  await expect(linkLibraries(home)).resolves.toBeUndefined();
});

test('linking libraries says plainly when a link cannot be made', async () => {
  await rm(path.join(home, 'lib'), { recursive: true });
  await expect(linkLibraries(home)).rejects.toThrow(StartupProblem);
});
