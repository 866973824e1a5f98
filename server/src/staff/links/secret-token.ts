import { createHash, randomBytes } from 'node:crypto';

/** 256 bits nobody can guess, fit for a link or a cookie. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** All that is kept of a token: whoever reads the database cannot use it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
