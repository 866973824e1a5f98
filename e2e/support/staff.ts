import { randomUUID } from 'node:crypto';
import { type APIRequestContext, type APIResponse, expect, type Page } from '@playwright/test';
import { join, signInToken } from './colleagues.ts';
import { readStaffSessions } from './staff-sessions.ts';

type Role = 'admin' | 'employee';

const cookie = (token: string) => ({
  name: 'staff_session',
  value: token,
  domain: '127.0.0.1',
  path: '/',
  httpOnly: true,
  sameSite: 'Strict' as const,
});

/** Opens the browser of a member who signed in earlier. Never sign this one out: all journeys share it. */
export async function signIn(page: Page, { role = 'admin' }: { role?: Role } = {}) {
  await page.context().addCookies([cookie(readStaffSessions()[role].token)]);
}

/** A headers object that makes an API call as the shared member. */
export const asStaff = (role: Role = 'admin') => ({
  Cookie: `staff_session=${readStaffSessions()[role].token}`,
});

/** What prepares a journey has to work: a refusal is told where it happened, not minutes later by what is missing. */
export async function expectDone(answer: APIResponse) {
  expect(answer.status(), await answer.text()).toBe(200);
}

export type OpenAdmin = { tab?: string; path?: string };

/** Goes to a tab of the dashboard or to another path of the back office. */
export async function openAdmin(page: Page, { tab, path = '/admin' }: OpenAdmin = {}) {
  await page.goto(tab ? `${path}?tab=${tab}` : path);
}

/** Somebody nobody else uses: invited by the shared admin, joined and, when wanted, signed in on the page. */
export async function newColleague(request: APIRequestContext, role: Role = 'employee') {
  const email = `${randomUUID().slice(0, 8)}@journeys.example`;
  const invitation = await inviteByApi(request, email, role);
  const token = /token=([\w-]+)/.exec(invitation)?.[1] ?? '';
  const name = `Colleague ${email.slice(0, 4)}`;
  const { password } = await join(request, { token, name });
  return { email, name, password };
}

/** The link an admin hands to somebody who is to join. */
export async function inviteByApi(request: APIRequestContext, email: string, role: Role): Promise<string> {
  const answer = await request.post('/api/admin/team/invitations', {
    data: { email, role },
    headers: asStaff(),
  });
  await expectDone(answer);
  const { signupUrl } = (await answer.json()) as { signupUrl: string };
  return signupUrl;
}

/** Signs a colleague in on this page without the form. */
export async function signInAs(page: Page, credentials: { email: string; password: string }) {
  await page.context().addCookies([cookie(await signInToken(credentials))]);
}
