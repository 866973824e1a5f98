import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { join, signInToken } from '../support/colleagues.ts';
import { writeStaffSessions } from '../support/staff-sessions.ts';

const command = fileURLToPath(new URL('../../server/dist/admin-command.js', import.meta.url));

/** Before the first journey, the team is invited from the terminal, as an owner would do it. */
test('the team is invited from the terminal and joins', async ({ request }, { config }) => {
  const env = config.webServer?.env ?? {};
  const admin = await invited(request, 'admin', env);
  const employee = await invited(request, 'employee', env);
  expect(admin.token).not.toBe(employee.token);
  writeStaffSessions({ admin, employee });
});

async function invited(request: APIRequestContext, role: 'admin' | 'employee', env: NodeJS.ProcessEnv) {
  const email = `${role}@journeys.example`;
  const printed = execFileSync(process.execPath, [command, 'invite', email, '--role', role], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  const token = /token=([\w-]+)/.exec(printed)?.[1];
  if (!token) throw new Error(`No invitation link in: ${printed}`);
  const { password } = await join(request, { token, name: role === 'admin' ? 'Head Baker' : 'Helping Hand' });
  return { email, password, token: await signInToken({ email, password }) };
}
