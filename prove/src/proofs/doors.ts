import { randomUUID } from 'node:crypto';
import type { StaffRole } from '@mooncake/domain/staff/role';
import { newAddress } from '../buyer.ts';
import { type Audience, doorTable } from '../door-table.ts';
import type { Outcome, Proof } from '../proof.ts';
import { findRoutes } from '../routes.ts';
import { inShop, type Shop } from '../shop.ts';

type Door = { method: string; path: string; audience: Audience };
type Caller = {
  who: string;
  headers: () => Promise<Record<string, string>> | Record<string, string>;
  /** The role that the caller is known by. */
  role: StaffRole | null;
  /** What a browser says of a request that a page of another site makes. */
  elsewhere?: Record<string, string>;
  writesOnly?: boolean;
};
const origin = 'https://elsewhere.example.com';

const hourMs = 3_600_000;
const answerWithinMs = 60_000;
/** A stream that lets somebody in stays open: its first line is enough. */
const isStream = ({ path }: Door) => path.endsWith('/events');

/** Some browsers tell only one of the two, and a neighbour under the same domain is another site all the same. */
const otherSites: Readonly<Record<string, Record<string, string>>> = {
  'cross-site': { 'sec-fetch-site': 'cross-site', origin },
  'cross-site without an origin': { 'sec-fetch-site': 'cross-site' },
  'same-site': { 'sec-fetch-site': 'same-site', origin },
  'an origin alone': { origin },
};

export const doors: Proof = {
  promise:
    'Nobody enters the back office without a living session, nobody does there what the role may not, and whoever may is let in.',
  tried:
    'every route of the API, public ones too, called by nobody, by forged, expired and disabled sessions and one that signed out, by an employee, by an admin, and by another site in an admin’s browser, told as cross-site, as same-site or by its origin alone; who may do what is a table of its own',
  guard: 'sessions do not end, nobody is disabled, and every member is an admin',
  async run({ isGuardOut, say }): Promise<Outcome> {
    return inShop(1, async (shop, { url }) => {
      const routes = await findRoutes(url);
      const breaches = compareWithTable(routes.map(nameOf));
      const doors = routes.flatMap((route): Door[] => {
        const audience = doorTable.get(nameOf(route));
        const path = route.path.replaceAll(/\{\w+\}/g, () => randomUUID());
        return audience ? [{ method: route.method, path, audience }] : [];
      });
      const callers = await gather(shop, url);
      if (isGuardOut) await letEverybodyIn(shop);
      const seen = { kept: 0, let: 0 };
      for (const { who, headers, role, elsewhere, writesOnly = false } of callers) {
        for (const door of writesOnly ? doors.filter(({ method }) => method !== 'GET') : doors) {
          // Whoever signs out is nobody afterwards: somebody of the same role does.
          const isSigningOut = door.path.endsWith('/sign-out') && role !== null;
          const own = isSigningOut ? cookie(await shop.signIn({ role })) : await headers();
          const { status, isReadableElsewhere } = await knock(url, door, own, elsewhere);
          const expected = refusalFor(door, role, elsewhere !== undefined);
          const say = (what: string) => breaches.push(`${who}: ${door.method} ${door.path} ${what}`);
          if (expected !== null) {
            seen.kept += 1;
            if (status !== expected) say(`answered ${status} instead of ${expected}`);
          } else {
            seen.let += 1;
            if (isRefusal(door, status)) say(`answered ${status}, though it is allowed`);
          }
          if (isReadableElsewhere) say('may be read by another site');
        }
        say(who);
      }
      const { kept, let: letIn } = seen;
      const open = doors.filter(({ audience }) => audience === 'public').length;
      return {
        figures: `${doors.length} routes (${open} of them public) x ${callers.length} callers: ${kept} calls to be kept out, ${letIn} to be let in, ${breaches.length} treated otherwise`,
        breaches: doors.length === 0 ? ['no routes were found'] : breaches,
      };
    });
  },
};

const cookie = (token: string) => ({ cookie: `staff_session=${token}` });

async function gather(shop: Shop, url: string): Promise<Caller[]> {
  const admin = cookie(await shop.signIn({ role: 'admin' }));
  const employee = cookie(await shop.signIn({ role: 'employee' }));
  const disabled = cookie(await shop.signIn({ role: 'admin', isActive: false }));
  const signedOut = cookie(await shop.signIn({ role: 'admin' }));
  await knock(url, { method: 'POST', path: '/api/staff/sign-out', audience: 'public' }, signedOut);
  // Put in last: whoever signs in sweeps away what is over.
  const monthAgo = () => new Date(Date.now() - 30 * 24 * hourMs);
  const expired = cookie(await shop.signIn({ role: 'admin', now: monthAgo() }));
  return [
    { who: 'an expired session', headers: () => expired, role: null },
    { who: 'a disabled member', headers: () => disabled, role: null },
    { who: 'a session that signed out', headers: () => signedOut, role: null },
    { who: 'nobody', headers: () => ({}), role: null },
    { who: 'a forged session', headers: () => cookie('a'.repeat(43)), role: null },
    { who: 'an employee', headers: () => employee, role: 'employee' },
    { who: 'an admin', headers: () => admin, role: 'admin' },
    ...Object.entries(otherSites).map(
      // What may be read elsewhere does not depend on it: one of them looks.
      ([told, elsewhere], at): Caller => ({
        ...{
          who: `another site (${told})`,
          headers: () => admin,
          role: 'admin',
          elsewhere,
          writesOnly: at > 0,
        },
      }),
    ),
  ];
}

const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

/** A door that nobody has decided about must not be there. */
function compareWithTable(found: readonly string[]): string[] {
  return [
    ...found.filter((door) => !doorTable.has(door)).map((door) => `${door} is not in the table of doors`),
    ...[...doorTable.keys()].filter((door) => !found.includes(door)).map((door) => `${door} is gone`),
  ];
}

/** The status that the caller must be refused with; null where the door is theirs. */
function refusalFor({ method, audience }: Door, role: StaffRole | null, isElsewhere: boolean): number | null {
  if (isElsewhere && method !== 'GET') return 403;
  if (audience === 'public') return null;
  if (role === null) return 401;
  return role === 'admin' || audience === 'employee' ? null : 403;
}

/** A password or a link that is wrong is refused for that, and figures are for this machine alone. */
const refusesForItself = ['/api/staff/sign-in', '/api/metrics'];

const isRefusal = ({ path }: Door, status: number): boolean =>
  status >= 500 || ([401, 403, 429].includes(status) && !refusesForItself.includes(path));

async function knock(url: string, door: Door, own: Record<string, string>, elsewhere?: Caller['elsewhere']) {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), answerWithinMs);
  try {
    const answer = await fetch(`${url}${door.path}`, {
      method: door.method,
      headers: {
        ...{ 'x-forwarded-for': newAddress(), 'content-type': 'application/json', ...own },
        ...(elsewhere ?? { 'sec-fetch-site': 'same-origin' }),
      },
      ...(!['GET', 'DELETE'].includes(door.method) && { body: '{}' }),
      signal: stop.signal,
    });
    if (isStream(door)) stop.abort();
    else await answer.arrayBuffer();
    return { status: answer.status, isReadableElsewhere: answer.headers.has('access-control-allow-origin') };
  } finally {
    clearTimeout(timer);
  }
}

/** The guard is what the database knows of members and sessions. */
async function letEverybodyIn({ db }: Shop): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ expires_at: new Date(Date.now() + hourMs), last_seen_at: new Date() })
    .execute();
  await db.updateTable('admin_users').set({ is_active: true, role: 'admin' }).execute();
}
