import { existsSync } from 'node:fs';
import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeDataDir } from '../testing/data-dir.testing.ts';
import { makeFolder } from './make-folder.ts';

test('a folder is made with all above it, private where asked, and may be there already', async () => {
  const path = join(await makeDataDir(), 'one', 'two', 'three');
  await Promise.all([
    makeFolder(path, 0o700),
    makeFolder(path, 0o700),
    makeFolder(join(path, 'four'), 0o700),
  ]);
  await makeFolder(path);
  expect((await stat(path)).mode & 0o777).toBe(0o700);
});

test('where a file is in the way there is no folder', async () => {
  const file = join(await makeDataDir(), 'letter');
  await writeFile(file, 'Dear Sir or Madam');
  await expect(makeFolder(file)).rejects.toThrow('EEXIST');
  await expect(makeFolder(join(file, 'below'))).rejects.toThrow('ENOTDIR');
});

test.skipIf(!existsSync('/proc/self'))('a folder that takes none ends the try', async () => {
  await expect(makeFolder('/proc/nope/backups')).rejects.toThrow('ENOENT');
});
