import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestApp } from '../app.testing.ts';
import { createTestDatabase } from '../testing/test-database.testing.ts';
import { startSession } from './auth/sessions.ts';
import { addSignedIn, addStaff, call } from './staff.testing.ts';

const database = await createTestDatabase();
const { db } = database;

type Described = { 'x-access': string };
type Door = { method: string; path: string; access: string };

/** Every operation of the document the shop itself publishes, so that a new one cannot be forgotten. */
async function everyRoute() {
  const { app } = await createTestApp(database);
  const { json } = await call(app, '/api/openapi.json');
  const { paths } = json as { paths: Record<string, Record<string, Described>> };
  const routes = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, described]) => ({
      method: method.toUpperCase(),
      path: path.replace(/\{\w+\}/g, randomUUID()),
      access: described['x-access'],
    })),
  );
  return { app, routes, admin: routes.filter(({ path }) => path.startsWith('/api/admin')) };
}

async function refusalsOf(
  { app }: Awaited<ReturnType<typeof everyRoute>>,
  routes: readonly Door[],
  headers: Record<string, string>,
) {
  const answers: string[] = [];
  for (const { method, path } of routes) {
    const body = method === 'GET' || method === 'DELETE' ? undefined : {};
    const { status, json } = await call(app, path, { method, body, headers });
    const { code } = json as { code?: string };
    answers.push(`${method} ${path.replace(/[0-9a-f-]{36}/g, ':id')}: ${status} ${code}`);
  }
  return answers;
}

const asExpected = (routes: readonly Door[], verdict: string) =>
  routes.map(({ method, path }) => `${method} ${path.replace(/[0-9a-f-]{36}/g, ':id')}: ${verdict}`);

describe('every route of the back office', () => {
  let all: Awaited<ReturnType<typeof everyRoute>>;
  beforeAll(async () => {
    await db.deleteFrom('admin_users').execute();
  });

  test('has a guard, and there are many of them', async () => {
    all = await everyRoute();
    expect(all.admin.length).toBeGreaterThanOrEqual(20);
    expect(all.admin.filter(({ access }) => access !== 'staff' && access !== 'admin')).toEqual([]);
    const elsewhere = all.routes.filter(({ path }) => !path.startsWith('/api/admin'));
    expect(elsewhere.filter(({ access }) => access !== 'public')).toEqual([]);
  });

  test('refuses strangers', async () => {
    all = await everyRoute();
    const verdict = '401 staff.sign_in_required';
    expect(await refusalsOf(all, all.admin, {})).toEqual(asExpected(all.admin, verdict));
    const madeUp = { Cookie: `staff_session=${'a'.repeat(43)}` };
    expect(await refusalsOf(all, all.admin, madeUp)).toEqual(asExpected(all.admin, verdict));
  });

  test('refuses staff who were disabled, even where their session was left behind', async () => {
    all = await everyRoute();
    const disabled = await addStaff(db, { isActive: false });
    const { token } = await startSession(db, { staffId: disabled.id, now: new Date() });
    const headers = { Cookie: `staff_session=${token}` };
    const verdict = '401 staff.sign_in_required';
    expect(await refusalsOf(all, all.admin, headers)).toEqual(asExpected(all.admin, verdict));
  });

  test('refuses employees what only admins may do, and nothing else', async () => {
    all = await everyRoute();
    const { headers } = await addSignedIn(db, { role: 'employee' });
    const reserved = all.admin.filter(({ access }) => access === 'admin');
    expect(reserved.map(({ path }) => path.split('/')[3])).toEqual(expect.arrayContaining(['team', 'audit']));
    expect(await refusalsOf(all, reserved, headers)).toEqual(asExpected(reserved, '403 staff.not_allowed'));

    const open = all.admin.filter(({ access, path }) => access === 'staff' && !path.endsWith('/events'));
    const answers = await refusalsOf(all, open, headers);
    expect(answers.filter((answer) => /: 40[13] /.test(answer))).toEqual([]);
  });

  test('refuses writes that another site sends in a signed-in browser', async () => {
    all = await everyRoute();
    const { headers } = await addSignedIn(db);
    const writes = all.admin.filter(({ method }) => method !== 'GET');
    const foreign = { ...headers, 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example.com' };
    expect(writes.length).toBeGreaterThan(8);
    expect(await refusalsOf(all, writes, foreign)).toEqual(asExpected(writes, '403 request.cross_site'));
  });
});
