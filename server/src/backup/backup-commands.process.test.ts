import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { furnishShop } from '../checkout/checkout.testing.ts';
import { makeDataDir } from '../testing/data-dir.testing.ts';
import { programFile } from '../testing/programs.testing.ts';
import { createBareDatabase, createTestDatabase } from '../testing/test-database.testing.ts';

const full = await createTestDatabase();
const empty = await createBareDatabase();
const damagedPlace = await createBareDatabase();
const bare = await createBareDatabase();
await furnishShop(full.db);

/** What a person would read after `npm run`. */
async function run(
  command: 'backup-command' | 'restore-command' | 'doctor-command',
  { url }: { url: string },
  dataDir: string,
  ...args: string[]
) {
  const env = { PATH: process.env.PATH, DATABASE_URL: url, DATA_DIR: dataDir };
  return promisify(execFile)(process.execPath, [programFile(command), ...args], { env }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    (error: { code: number; stderr: string }) => ({ code: error.code, said: error.stderr }),
  );
}

test('a shop is backed up, restored elsewhere and found well, by command and with any PostgreSQL', async () => {
  const [here, there, kept] = [await makeDataDir(), await makeDataDir(), await makeDataDir()];
  for (const round of [1, 2]) {
    const made = await run('backup-command', full, here, '--to', kept, '--keep', '1');
    expect(made, `round ${round}`).toEqual({
      code: 0,
      said: expect.stringMatching(
        round === 1
          ? /\.tar\.gz\n\d+ rows and 0 files, \d+\.\d MB\.\n$/
          : /MB\.\nRemoved backup-\S+\.tar\.gz, an older one of this shop\.\n$/,
      ),
    });
  }
  const [name = '', ...more] = (await readdir(kept)).filter((file) => file.endsWith('.tar.gz'));
  expect(more).toEqual([]);
  const file = join(kept, name);

  expect(await run('restore-command', full, here, file)).toEqual({
    code: 1,
    said: expect.stringContaining('There is a shop in this database already.'),
  });
  expect(await run('restore-command', empty, there, file)).toEqual({
    code: 0,
    said: 'Restored, with 0 files; staff sign in anew. All is well.\n',
  });
  expect(await run('doctor-command', empty, there)).toEqual({ code: 0, said: 'All is well.\n' });
});

test('what is in the way of a backup, and what is beside the shop, is told in one sentence each', async () => {
  const [here, kept] = [await makeDataDir(), await makeDataDir()];
  const letter = join(here, 'letter.txt');
  await writeFile(letter, 'Dear Sir or Madam');
  expect(await run('backup-command', full, here, '--to', letter)).toEqual({
    code: 1,
    said: `${letter} is not a folder that backups can be written to.\n`,
  });

  // A folder that is there and takes none.
  if (existsSync('/proc/self')) {
    expect((await run('backup-command', full, here, '--to', '/proc/nope')).said).toMatch(
      /^\/proc\/nope is not a/,
    );
  }

  await sql`create table guestbook (words text)`.execute(full.db);
  expect((await run('backup-command', full, here, '--to', kept)).said).toMatch(
    /MB\.\nLeft out, as these tables are not the shop's: guestbook\.\n$/,
  );
  await sql`drop table guestbook`.execute(full.db);
});

test('a backup that lacks a file ends with 1, names it and leaves the good one', async () => {
  const [here, kept] = [await makeDataDir(), await makeDataDir()];
  expect(await run('backup-command', full, here, '--to', kept, '--keep', '1')).toMatchObject({ code: 0 });
  const [good] = await readdir(kept);
  await sql`update shop_settings set value = value || '{"heroImageUrl": "/files/gone.webp"}'`.execute(
    full.db,
  );
  for (const round of [1, 2]) {
    const made = await run('backup-command', full, here, '--to', kept, '--keep', '1');
    expect(made, `round ${round}`).toEqual({
      code: 1,
      said: '- settings: the picture file public/gone.webp is missing\nThis backup is incomplete. Older ones, which may have these files, were kept.\n',
    });
  }
  expect(await run('doctor-command', full, here)).toMatchObject({ code: 1 });
  await sql`update shop_settings set value = value || '{"heroImageUrl": null}'`.execute(full.db);
  const left = (await readdir(kept)).toSorted();
  expect(left).toEqual([good, expect.stringMatching(/-incomplete\.tar\.gz$/)]);
  const restored = await run('restore-command', damagedPlace, await makeDataDir(), join(kept, left[1] ?? ''));
  expect(restored).toMatchObject({ code: 1 });
  expect((await run('doctor-command', damagedPlace, here)).code).toBe(1);
});

test('a command that looks in the wrong place says so, and makes no shop there', async () => {
  const here = await makeDataDir();
  for (const command of ['backup-command', 'doctor-command'] as const) {
    expect(await run(command, { url: '' }, here)).toEqual({
      code: 1,
      said: expect.stringContaining(`There is no shop in ${here}.`),
    });
  }
  const letter = join(here, 'letter.tar.gz');
  await writeFile(letter, 'Dear Sir or Madam');
  expect(await run('restore-command', { url: '' }, here, letter)).toMatchObject({ code: 1 });
  expect(await readdir(here)).toEqual(['letter.tar.gz']);
  expect(await run('backup-command', bare, here)).toEqual({
    code: 1,
    said: 'There is no shop in this database yet.\n',
  });
});

test('what was typed wrong is answered with how it goes, before anything is opened', async () => {
  const nowhere = { url: 'postgres://nobody@127.0.0.1:1/none' };
  const here = await makeDataDir();
  for (const wrong of [['--keep', '0'], ['--keep', 'all'], ['--to', ''], ['--upwards'], ['here']]) {
    const said = expect.stringMatching(/^Usage: npm run backup/);
    expect(await run('backup-command', nowhere, here, ...wrong)).toEqual({ code: 1, said });
  }
  for (const wrong of [[], ['one', 'two']]) {
    const said = 'Usage: npm run restore -- FILE\n';
    expect(await run('restore-command', nowhere, here, ...wrong)).toEqual({ code: 1, said });
  }
});
