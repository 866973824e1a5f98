import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import { anAddress } from './random-address.ts';

type Credentials = { email: string; password: string };

/** Takes an invitation; the password is drawn, so no common one is ever tried. */
export async function join(request: APIRequestContext, { token, name }: { token: string; name: string }) {
  const password = randomUUID();
  const answer = await request.post('/api/staff/signup', {
    data: { token, name, password, confirmation: password },
    headers: anAddress(),
  });
  expect(answer.status(), await answer.text()).toBe(200);
  const { email } = (await answer.json()) as { email: string };
  return { email, password };
}

/**
 * Signs in and answers the session's token, which any browser may then be given. Not through a browser's own
 * calls: those would carry an earlier session along, and signing in ends that one.
 */
export async function signInToken(credentials: Credentials): Promise<string> {
  const answer = await fetch(new URL('/api/staff/sign-in', process.env.SHOP_URL), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...anAddress() },
    body: JSON.stringify(credentials),
  });
  expect(answer.status, await answer.text()).toBe(200);
  const token = /staff_session=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1];
  if (!token) throw new Error('Signing in gave no session.');
  return token;
}
