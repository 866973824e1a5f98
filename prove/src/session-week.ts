import { randomUUID } from 'node:crypto';
import { hashPassword } from '../../server/src/staff/auth/passwords.ts';
import { type Answer, ask, newAddress } from './buyer.ts';
import type { Server, Shop } from './shop.ts';

const hourMs = 3_600_000;
/** However much it is used, a session is over after seven days. */
const weekMs = 7 * 24 * hourMs;
/** Used so often it never lies idle for the 12 hours that end one. */
const usedEveryMs = 11.5 * hourMs;
/** What passes between the end and a look just before it, or just after. */
const nearMs = 60_000;

export const listOrders = ({ url }: Server, cookie: string): Promise<Answer> =>
  ask(`${url}/api/admin/orders?page=1`, { headers: { cookie, 'x-forwarded-for': newAddress() } });

/**
 * Signs in as a member does, as the session's end is set there, and uses the session until it is a week old, by the
 * server's clock: it must last to its end, and not beyond. Gives how often it was used.
 */
export async function useForAWeek(
  { db }: Shop,
  server: Server,
  { setClock, breaches }: { setClock: (shiftMs: number) => Promise<void>; breaches: string[] },
): Promise<number> {
  const [email, password] = ['week@example.com', randomUUID()];
  await db
    .insertInto('admin_users')
    .values({
      ...{ email, name: 'Member', role: 'employee', is_verified: true },
      ...{ password_hash: await hashPassword(password) },
    })
    .execute();
  const signedIn = await ask(`${server.url}/api/staff/sign-in`, {
    method: 'POST',
    headers: {
      ...{ 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      'x-forwarded-for': newAddress(),
    },
    body: JSON.stringify({ email, password }),
  });
  const signedInAt = Date.now();
  let used = 0;
  const useAt = async (ageMs: number, promised: number) => {
    await setClock(signedInAt + ageMs - Date.now());
    const { status } = await listOrders(server, signedIn.cookie);
    if (status === 200) used += 1;
    if (status !== promised)
      breaches.push(
        `a session in use, ${(ageMs / hourMs).toFixed(2)} hours old, was answered ${status} instead of ${promised}`,
      );
  };
  for (let ageMs = 0; ageMs < weekMs - nearMs; ageMs += usedEveryMs) await useAt(ageMs, 200);
  await useAt(weekMs - nearMs, 200);
  await useAt(weekMs + nearMs, 401);
  await setClock(0);
  return used;
}
