import { randomUUID } from 'node:crypto';
import { mayDo, rolesAllowed, type StaffAction } from '@mooncake/domain/staff/role';
import { ask, newAddress } from '../buyer.ts';
import type { Outcome, Proof } from '../proof.ts';
import { findRoutes } from '../routes.ts';
import { inShop } from '../shop.ts';

type StaffRoute = { method: string; path: string; action: StaffAction };
type Caller = { who: string; headers: Record<string, string>; expects: (route: StaffRoute) => number | null };

const hourMs = 3_600_000;
const isAction = (word: string | undefined): word is StaffAction =>
  word !== undefined && Object.hasOwn(rolesAllowed, word);

export const doors: Proof = {
  promise:
    'Nobody enters the back office without a living session, and nobody does there what the role may not.',
  tried:
    'every route of the back office, called by nobody, by forged, expired and disabled sessions, by an employee, and by another site in an admin’s browser',
  guard: 'everybody is taken for an admin',
  async run({ isGuardOut }): Promise<Outcome> {
    return inShop(1, async (shop, { url }) => {
      const routes = (await findRoutes(url)).flatMap(({ method, path, action }): StaffRoute[] =>
        isAction(action) ? [{ method, path: path.replaceAll(/\{\w+\}/g, () => randomUUID()), action }] : [],
      );
      const cookie = (token: string) => ({ cookie: `staff_session=${token}` });
      const admin = cookie(await shop.signIn({ role: 'admin' }));
      const employee = cookie(await shop.signIn({ role: 'employee' }));
      const disabled = cookie(await shop.signIn({ role: 'admin', isActive: false }));
      // The last one: whoever signs in sweeps away what is over.
      const expired = cookie(
        await shop.signIn({ role: 'admin', now: new Date(Date.now() - 30 * 24 * hourMs) }),
      );
      const signIn = () => 401;
      const callers: Caller[] = [
        { who: 'nobody', headers: {}, expects: signIn },
        { who: 'a forged session', headers: cookie('a'.repeat(43)), expects: signIn },
        { who: 'an expired session', headers: expired, expects: signIn },
        { who: 'a disabled member', headers: disabled, expects: signIn },
        {
          who: 'an employee',
          headers: employee,
          expects: ({ action }) => (mayDo('employee', action) ? null : 403),
        },
        {
          who: 'another site',
          headers: { ...admin, 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example.com' },
          expects: ({ method }) => (method === 'GET' ? null : 403),
        },
      ];
      const breaches: string[] = [];
      let tried = 0;
      for (const { who, headers, expects } of callers) {
        for (const route of routes) {
          const expected = expects(route);
          if (expected === null) continue;
          const known = isGuardOut ? admin : headers;
          const { status } = await ask(`${url}${route.path}`, {
            method: route.method,
            headers: {
              ...{ 'x-forwarded-for': newAddress(), 'content-type': 'application/json' },
              ...{ 'sec-fetch-site': 'same-origin', ...known },
            },
            ...(!['GET', 'DELETE'].includes(route.method) && { body: '{}' }),
            // Somebody let in to a stream would wait for ever.
            signal: AbortSignal.timeout(5_000),
          }).catch(() => ({ status: 200 }));
          tried += 1;
          if (status !== expected) breaches.push(`${who}: ${route.method} ${route.path} answered ${status}`);
        }
      }
      const figures = `${routes.length} routes, ${tried} calls: ${breaches.length} let in`;
      return { figures, breaches: routes.length === 0 ? ['no routes were found'] : breaches };
    });
  },
};
