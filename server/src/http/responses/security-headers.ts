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

export function securityHeaders(publicUrl: string, pageTemplate = ''): AppMiddleware {
  const isSecure = publicUrl.startsWith('https:');
  const headers = {
    'Content-Security-Policy': contentSecurityPolicy(pageTemplate),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(isSecure && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
  };

  return async (c, next) => {
    // Set first, so that a route may be stricter about its own answer.
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
    await next();
  };
}

function hashesOf(element: 'script' | 'style', template: string): string[] {
  const written = template.matchAll(new RegExp(`<${element}>(.*?)</${element}>`, 'gs'));
  return [...written].map(([, text = '']) => {
    return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  });
}
