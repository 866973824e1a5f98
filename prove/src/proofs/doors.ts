import { randomUUID } from 'node:crypto';
import { mayDo, rolesAllowed, type StaffAction, type StaffRole } from '@mooncake/domain/staff/role';
import { newAddress } from '../buyer.ts';
import type { Outcome, Proof } from '../proof.ts';
import { findRoutes } from '../routes.ts';
import { inShop, type Shop } from '../shop.ts';

/** Without an action it is open to the public. */
type Door = { method: string; path: string; action: StaffAction | undefined };
type Caller = {
  who: string;
  headers: () => Promise<Record<string, string>> | Record<string, string>;
  /** The role that the caller is known by. */
  role: StaffRole | null;
  isElsewhere?: boolean;
};

const hourMs = 3_600_000;
const answerWithinMs = 60_000;
/** A stream that lets somebody in stays open: its first line is enough. */
const isStream = ({ path }: Door) => path.endsWith('/events');
const isAction = (word: string | undefined): word is StaffAction =>
  word !== undefined && Object.hasOwn(rolesAllowed, word);

export const doors: Proof = {
  promise:
    'Nobody enters the back office without a living session, nobody does there what the role may not, and whoever may is let in.',
  tried:
    'every route of the API, public ones too, called by nobody, by forged, expired and disabled sessions, by an employee, by an admin, and by another site in an admin’s browser',
  guard: 'sessions do not end, nobody is disabled, and every member is an admin',
  async run({ isGuardOut, say }): Promise<Outcome> {
    return inShop(1, async (shop, { url }) => {
      const doors = (await findRoutes(url)).map(({ method, path, action }): Door => {
        if (action !== undefined && !isAction(action)) throw new Error(`There is no action ${action}.`);
        return { method, path: path.replaceAll(/\{\w+\}/g, () => randomUUID()), action };
      });
      const callers = await gather(shop);
      if (isGuardOut) await letEverybodyIn(shop);
      const breaches: string[] = [];
      const seen = { kept: 0, let: 0 };
      for (const { who, headers, role, isElsewhere = false } of callers) {
        for (const door of doors) {
          // Whoever signs out is nobody afterwards: somebody of the same role does.
          const isSigningOut = door.path.endsWith('/sign-out') && role !== null;
          const own = isSigningOut ? cookie(await shop.signIn({ role })) : await headers();
          const { status, isReadableElsewhere } = await knock(url, door, own, isElsewhere);
          const expected = refusalFor(door, role, isElsewhere);
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
        say(`${who}: ${doors.length} routes`);
      }
      const { kept, let: letIn } = seen;
      const open = doors.filter(({ action }) => action === undefined).length;
      return {
        figures: `${doors.length} routes (${open} of them public) x ${callers.length} callers: ${kept} calls to be kept out, ${letIn} to be let in, ${breaches.length} treated otherwise`,
        breaches: doors.length === 0 ? ['no routes were found'] : breaches,
      };
    });
  },
};

const cookie = (token: string) => ({ cookie: `staff_session=${token}` });

async function gather(shop: Shop): Promise<Caller[]> {
  const admin = cookie(await shop.signIn({ role: 'admin' }));
  const employee = cookie(await shop.signIn({ role: 'employee' }));
  const disabled = cookie(await shop.signIn({ role: 'admin', isActive: false }));
  // Put in last: whoever signs in sweeps away what is over.
  const monthAgo = () => new Date(Date.now() - 30 * 24 * hourMs);
  const expired = cookie(await shop.signIn({ role: 'admin', now: monthAgo() }));
  return [
    { who: 'an expired session', headers: () => expired, role: null },
    { who: 'a disabled member', headers: () => disabled, role: null },
    { who: 'nobody', headers: () => ({}), role: null },
    { who: 'a forged session', headers: () => cookie('a'.repeat(43)), role: null },
    { who: 'an employee', headers: () => employee, role: 'employee' },
    { who: 'an admin', headers: () => admin, role: 'admin' },
    { who: 'another site', headers: () => admin, role: 'admin', isElsewhere: true },
  ];
}

/** The status that the caller must be refused with; null where the door is theirs. */
function refusalFor({ method, action }: Door, role: StaffRole | null, isElsewhere: boolean): number | null {
  if (isElsewhere && method !== 'GET') return 403;
  if (action === undefined) return null;
  if (role === null) return 401;
  return mayDo(role, action) ? null : 403;
}

/** A password or a link that is wrong is refused for that, and figures are for this machine alone. */
const refusesForItself = ['/api/staff/sign-in', '/api/metrics'];

const isRefusal = ({ path }: Door, status: number): boolean =>
  status >= 500 || ([401, 403, 429].includes(status) && !refusesForItself.includes(path));

async function knock(url: string, door: Door, own: Record<string, string>, isElsewhere: boolean) {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), answerWithinMs);
  const elsewhere = { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example.com' };
  try {
    const answer = await fetch(`${url}${door.path}`, {
      method: door.method,
      headers: {
        ...{ 'x-forwarded-for': newAddress(), 'content-type': 'application/json', ...own },
        ...(isElsewhere ? elsewhere : { 'sec-fetch-site': 'same-origin' }),
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
