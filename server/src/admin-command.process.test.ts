import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { createTestApp } from './app.testing.ts';
import { addSignedIn, addStaff, call, goodPassword } from './staff/staff.testing.ts';
import { runTeamCommand } from './staff/team/team-command.ts';
import { makeDataDir } from './testing/data-dir.testing.ts';
import { programFile } from './testing/programs.testing.ts';
import { startServerChild } from './testing/server-child.testing.ts';
import { createTestDatabase } from './testing/test-database.testing.ts';

const database = await createTestDatabase();
const { db, url } = database;

async function admin(args: readonly string[], env: Record<string, string> = { DATABASE_URL: url }) {
  const run = promisify(execFile)(process.execPath, [programFile('admin-command'), ...args], {
    env: { PATH: process.env.PATH, PUBLIC_URL: 'https://shop.example.com', ...env },
  });
  return run.then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    (error: { code: number; stderr: string }) => ({ code: error.code, said: error.stderr }),
  );
}

test('invites, lists, disables and resets from a terminal', async () => {
  const { app, deps } = await createTestApp(database);
  expect((await admin(['list'])).said).toBe('Nobody is on the team yet.\n');

  const invited = await admin(['invite', 'Kah@Example.com']);
  expect(invited.said).toMatch(
    /^kah@example\.com \(employee\) signs up once, until .+, at\nhttps:\/\/shop\.example\.com\/admin\/signup\?token=[\w-]{43}\n$/,
  );
  const token = /token=([\w-]+)/.exec(invited.said)?.[1];
  const form = { token, name: 'Kah', password: goodPassword, confirmation: goodPassword };
  expect((await call(app, '/api/staff/signup', { method: 'POST', body: form })).status).toBe(200);
  await admin(['invite', 'boss@example.com', '--role', 'admin']);
  expect((await admin(['list'])).said).toMatch(
    /^kah@example\.com\temployee\tactive\tKah\nboss@example\.com\tadmin\tinvited until .+\n$/,
  );

  const reset = await admin(['reset-password', 'kah@example.com']);
  const resetToken = /\/admin\/reset-password\?token=([\w-]{43})\n$/.exec(reset.said)?.[1];
  const check = { method: 'POST', body: { token: resetToken } };
  expect((await call(app, '/api/staff/password-reset/check', check)).json).toMatchObject({ name: 'Kah' });

  // A shop that runs beside it hears of the change.
  const heard = new Promise<void>((resolve) => {
    deps.events.subscribe((topics) => topics.includes('staff') && resolve());
  });
  const { headers } = await addSignedIn(db, { role: 'employee', email: 'siew@example.com' });
  expect((await admin(['disable', 'siew@example.com'])).code).toBe(0);
  await heard;
  expect((await call(app, '/api/staff/session', { headers })).json).toEqual({ staff: null });
});

test('the admin command says in one sentence what cannot be done', async () => {
  await addStaff(db, { email: 'only@example.com', role: 'admin' });
  expect(await admin(['disable', 'only@example.com'])).toEqual({
    code: 1,
    said: 'only@example.com is the last admin and must stay: invite another admin first.\n',
  });
  expect(await admin(['fly'])).toEqual({ code: 1, said: expect.stringMatching(/^Usage:/) });
});

test.each([
  [['invite', 'only@example.com'], 'only@example.com already has an account: use reset-password instead.'],
  [['disable', 'nobody@example.com'], 'Nobody on the team has the address nobody@example.com.'],
  [['reset-password', 'nobody@example.com'], 'Nobody on the team has the address nobody@example.com.'],
  [['invite', 'no-email'], 'Usage:'],
  [['invite', 'a@example.com', '--role', 'owner'], 'Usage:'],
  [['disable'], 'Usage:'],
  [[], 'Usage:'],
])('%j is answered by "%s"', async (args, sentence) => {
  const { deps } = await createTestApp(database);
  await expect(runTeamCommand(deps, args)).rejects.toThrow(sentence);
});

test('the admin command works on the embedded database, while the shop runs and while it does not', async () => {
  const dataDir = await makeDataDir();
  const env = { DATA_DIR: dataDir };
  expect((await admin(['invite', 'mei@example.com'], env)).code).toBe(0);
  const shop = await startServerChild(dataDir);
  expect((await admin(['list'], env)).said).toMatch(/^mei@example\.com\temployee\tinvited until/);
  await shop.close();
  expect((await admin(['list'], env)).said).toMatch(/^mei@example\.com/);
});
