import { getCookie, setCookie } from 'hono/cookie';
import type { AppContext } from '../../app-env.ts';
import type { Config } from '../../config.ts';
import type { Db } from '../../database/connect.ts';
import { hashToken, newToken } from '../links/secret-token.ts';
import { usesHttps } from './session-cookie.ts';

type SiteConfig = Pick<Config, 'publicUrl'>;

const tokenPattern = /^[\w-]{43}$/;
/** As long as browsers keep a cookie at all. */
const keptSeconds = 400 * 24 * 60 * 60;

/** The mark of a browser in which somebody of the team signed in; it opens nothing by itself. */
export function readDeviceCookie(c: AppContext, config: SiteConfig): string | null {
  const token = getCookie(c, cookieName(config));
  return token !== undefined && tokenPattern.test(token) ? token : null;
}

export function writeDeviceCookie(c: AppContext, config: SiteConfig, token: string): void {
  setCookie(c, cookieName(config), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'Strict',
    secure: usesHttps(config),
    maxAge: keptSeconds,
  });
}

function cookieName(config: SiteConfig): string {
  return usesHttps(config) ? '__Host-staff_device' : 'staff_device';
}

/** Whether the member with this email signed in here before. */
export async function isKnownDevice(db: Db, token: string | null, email: string): Promise<boolean> {
  if (token === null) return false;
  const known = await db
    .selectFrom('staff_devices as d')
    .innerJoin('admin_users as u', 'u.id', 'd.admin_user_id')
    .select('u.id')
    .where('d.token_hash', '=', hashToken(token))
    .where((eb) => eb(eb.fn('lower', ['u.email']), '=', email))
    .executeTakeFirst();
  return known !== undefined;
}

/** Knows this browser again next time; answers its mark. One we never gave out is replaced: somebody may have planted it. */
export async function rememberDevice(
  db: Db,
  { known, staffId, now }: { known: string | null; staffId: string; now: Date },
): Promise<string> {
  const token = known !== null && (await wasGivenOut(db, known)) ? known : newToken();
  await db
    .insertInto('staff_devices')
    .values({ token_hash: hashToken(token), admin_user_id: staffId, last_seen_at: now })
    .onConflict((conflict) =>
      conflict.columns(['token_hash', 'admin_user_id']).doUpdateSet({ last_seen_at: now }),
    )
    .execute();
  await db
    .deleteFrom('staff_devices')
    .where('last_seen_at', '<', new Date(now.getTime() - keptSeconds * 1000))
    .execute();
  return token;
}

async function wasGivenOut(db: Db, token: string): Promise<boolean> {
  const given = await db
    .selectFrom('staff_devices')
    .select('token_hash')
    .where('token_hash', '=', hashToken(token))
    .limit(1)
    .executeTakeFirst();
  return given !== undefined;
}
