import { createHash } from 'node:crypto';
import type { AppMiddleware } from '../../app-env.ts';

/** Nothing is loaded from, sent to or framed by any other site; of scripts and styles in a page only those of the build count. */
const contentSecurityPolicy = (pageTemplate: string) =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...hashesOf('script', pageTemplate)].join(' '),
    ["style-src 'self'", ...hashesOf('style', pageTemplate)].join(' '),
    // Category colours are the owner's choice, so they reach the page as style attributes.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** Data, scripts, styles, fonts and pictures load nothing; opened by themselves they are shown, and do nothing. */
const policyOfParts = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** Pages carry all of it. What they are made of needs a third of it: forty parts of a page would carry 30 KB more. */
export function securityHeaders(publicUrl: string, pageTemplate = ''): AppMiddleware {
  const isSecure = publicUrl.startsWith('https:');
  const always = {
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(isSecure && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
  };
  const ofParts = Object.entries({ ...always, 'Content-Security-Policy': policyOfParts });
  const ofPages = Object.entries({
    ...always,
    'Content-Security-Policy': contentSecurityPolicy(pageTemplate),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
  });

  return async (c, next) => {
    await next();
    // An unchanged page says no type, and its browser takes over the headers it comes with.
    const isPage = (c.res.headers.get('Content-Type') ?? 'text/html').startsWith('text/html');
    for (const [name, value] of isPage ? ofPages : ofParts) {
      // A route may be stricter about its own answer.
      if (!c.res.headers.has(name)) c.header(name, value);
    }
  };
}

function hashesOf(element: 'script' | 'style', template: string): string[] {
  const written = template.matchAll(new RegExp(`<${element}>(.*?)</${element}>`, 'gs'));
  return [...written].map(([, text = '']) => {
    return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  });
}
