import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { AppContext } from '../../app-env.ts';
import type { Config } from '../../config.ts';

type SiteConfig = Pick<Config, 'publicUrl'>;

const tokenPattern = /^[\w-]{43}$/;

/**
 * The prefix binds the cookie to this very host, but browsers take it over https only. A shop tried out
 * on http://localhost gets the plain name, or nobody could sign in there.
 */
export function sessionCookieName(config: SiteConfig): string {
  return usesHttps(config) ? '__Host-staff_session' : 'staff_session';
}

export function usesHttps({ publicUrl }: SiteConfig): boolean {
  return publicUrl.startsWith('https:');
}

export function readSessionCookie(c: AppContext, config: SiteConfig): string | null {
  const token = getCookie(c, sessionCookieName(config));
  return token !== undefined && tokenPattern.test(token) ? token : null;
}

/** Strict: no link or form of another site ever carries it. */
export function writeSessionCookie(c: AppContext, config: SiteConfig, token: string, expires: Date): void {
  setCookie(c, sessionCookieName(config), token, { ...attributes(config), expires });
}

export function clearSessionCookie(c: AppContext, config: SiteConfig): void {
  deleteCookie(c, sessionCookieName(config), attributes(config));
}

function attributes(config: SiteConfig) {
  return { path: '/', httpOnly: true, sameSite: 'Strict', secure: usesHttps(config) } as const;
}
