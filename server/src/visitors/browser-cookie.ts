import { hash, randomBytes } from 'node:crypto';
import { getCookie, setCookie } from 'hono/cookie';
import { parse } from 'hono/utils/cookie';
import type { AppContext } from '../app-env.ts';
import type { Config } from '../config.ts';

type SiteConfig = Pick<Config, 'publicUrl'>;

/** As long as browsers keep a cookie at all: next year's festival finds this year's orders. */
const keptSeconds = 400 * 24 * 60 * 60;
const tokenPattern = /^[\w-]{43}$/;

/** The hash of this browser's own secret, by which its holds and orders are known; null on a first visit. */
export function knownBrowser(c: AppContext, config: SiteConfig): string | null {
  return browserOfCookies(c.req.header('Cookie'), config);
}

/** The same before a request is unpacked. */
export function browserOfCookies(cookies: string | undefined, config: SiteConfig): string | null {
  const name = browserCookieName(config);
  const token = cookies === undefined ? undefined : parse(cookies, name)[name];
  return token !== undefined && tokenPattern.test(token) ? hashOf(token) : null;
}

/** The same, giving the browser a secret when it has none. */
export function rememberBrowser(c: AppContext, config: SiteConfig): string {
  const known = getCookie(c, browserCookieName(config));
  const token =
    known !== undefined && tokenPattern.test(known) ? known : randomBytes(32).toString('base64url');
  setCookie(c, browserCookieName(config), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure(config),
    maxAge: keptSeconds,
  });
  return hashOf(token);
}

/** The prefix makes browsers refuse the cookie from anywhere but this host over a safe connection. */
export function browserCookieName(config: SiteConfig): string {
  return isSecure(config) ? '__Host-shop_browser' : 'shop_browser';
}

function isSecure({ publicUrl }: SiteConfig): boolean {
  return publicUrl.startsWith('https:');
}

function hashOf(token: string): string {
  return hash('sha256', token);
}
