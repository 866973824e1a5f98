import { randomUUID } from 'node:crypto';
import {
  mayDo,
  rolesAllowed,
  type StaffAction,
  type StaffRole,
  staffRoles,
} from '@mooncake/domain/staff/role';
import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createTestApp } from '../app.testing.ts';
import { createTestDatabase } from '../testing/test-database.testing.ts';
import { startSession } from './auth/sessions.ts';
import { addSignedIn, addStaff, call } from './staff.testing.ts';

const database = await createTestDatabase();
const { db } = database;

const documentSchema = z.object({
  paths: z.record(
    z.string(),
    z.record(z.string(), z.object({ 'x-access': z.string(), 'x-staff-action': z.optional(z.string()) })),
  ),
});
type Door = { method: string; path: string; access: string; action: string | undefined };

const isAction = (word: string | undefined): word is StaffAction =>
  word !== undefined && word in rolesAllowed;

/** Every operation of the document the shop itself publishes, so that a new one cannot be forgotten. */
async function everyRoute() {
  const { app } = await createTestApp(database);
  const { json } = await call(app, '/api/openapi.json');
  const { paths } = documentSchema.parse(json);
  const routes = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, described]) => ({
      method: method.toUpperCase(),
      path: path.replace(/\{\w+\}/g, randomUUID()),
      access: described['x-access'],
      action: described['x-staff-action'],
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

/** The routes a role is let in to, and those it is kept out of. */
function split(routes: readonly Door[], role: StaffRole): [Door[], Door[]] {
  const isOpen = ({ action }: Door) => isAction(action) && mayDo(role, action);
  return [routes.filter(isOpen), routes.filter((route) => !isOpen(route))];
}

describe('every route of the back office', () => {
  let all: Awaited<ReturnType<typeof everyRoute>>;
  beforeAll(async () => {
    await db.deleteFrom('admin_users').execute();
  });

  test('names what it is for, and there are many of them', async () => {
    all = await everyRoute();
    expect(all.admin.length).toBeGreaterThanOrEqual(20);
    expect(all.admin.filter(({ access, action }) => access !== 'staff' || !isAction(action))).toEqual([]);
    const elsewhere = all.routes.filter(({ path }) => !path.startsWith('/api/admin'));
    expect(elsewhere.filter(({ access, action }) => access !== 'public' || action !== undefined)).toEqual([]);
  });

  test('and every line of the table of permissions is asked by one', async () => {
    all = await everyRoute();
    const asked = new Set(all.admin.map(({ action }) => action));
    expect([...asked].sort()).toEqual(Object.keys(rolesAllowed).sort());
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

  test.each(staffRoles)(
    'admits a member with the role %s to what the table allows, and no further',
    async (role) => {
      all = await everyRoute();
      const { headers } = await addSignedIn(db, { role });
      const [open, closed] = split(all.admin, role);
      expect(await refusalsOf(all, closed, headers)).toEqual(asExpected(closed, '403 staff.not_allowed'));

      // A stream that was let in stays open; its own test listens to it.
      const answered = open.filter(({ path }) => !path.endsWith('/events'));
      const answers = await refusalsOf(all, answered, headers);
      expect(answers.filter((answer) => /: 40[13] /.test(answer))).toEqual([]);
    },
  );

  test('is closed to employees about team, settings, customers and log alone', async () => {
    all = await everyRoute();
    const [, closed] = split(all.admin, 'employee');
    const rooms = new Set(closed.map(({ path }) => path.split('/')[3]));
    expect([...rooms].sort()).toEqual(['customers', 'settings', 'setup', 'team']);
    expect(split(all.admin, 'admin')[1]).toEqual([]);
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
