import type { StaffRole } from '@mooncake/domain/staff/role';
import { hash } from '@node-rs/argon2';
import type { Hono } from 'hono';
import type { AppEnv } from '../app-env.ts';
import type { Db } from '../database/connect.ts';
import { startSession } from './auth/sessions.ts';

export const goodPassword = 'osmanthus & lotus';
/** Cheap on purpose: tests check who gets in, not how long guessing takes. */
const cheapHash = hash(goodPassword, { algorithm: 2, memoryCost: 1024, timeCost: 1 });

let counter = 0;

type StaffFacts = { email?: string; role?: StaffRole; name?: string; isActive?: boolean };

/** A member who has signed up, with `goodPassword`. */
export async function addStaff(
  db: Db,
  { email, role = 'admin', name = 'Mei', isActive = true }: StaffFacts = {},
) {
  counter += 1;
  return db
    .insertInto('admin_users')
    .values({
      email: email ?? `staff${counter}@example.com`,
      name,
      role,
      password_hash: await cheapHash,
      is_verified: true,
      is_active: isActive,
    })
    .returning(['id', 'email', 'name', 'role'])
    .executeTakeFirstOrThrow();
}

/** A member who is signed in, with the header that proves it. */
export async function addSignedIn(db: Db, facts: StaffFacts & { now?: Date } = {}) {
  const member = await addStaff(db, facts);
  const { token } = await startSession(db, { staffId: member.id, now: facts.now ?? new Date() });
  return { member, token, headers: { Cookie: `staff_session=${token}` } };
}

type Call = { method?: string; body?: unknown; headers?: Record<string, string> };

/** Calls the app as a browser on its own pages would. */
export async function call(
  app: Hono<AppEnv>,
  path: string,
  { method = 'GET', body, headers = {} }: Call = {},
) {
  const init = {
    method,
    headers: { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/json', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  };
  const answer = await app.request(path, init, {});
  const text = await answer.text();
  const json: unknown = text.startsWith('{') ? JSON.parse(text) : text;
  return { status: answer.status, json, headers: answer.headers };
}

/** The session cookie an answer set, as the next request sends it. */
export function cookieIn(headers: Headers): string {
  return headers.get('Set-Cookie')?.split(';')[0] ?? '';
}
