import type { AppContext } from './app-env.ts';

/** The visitor's address: what the last trusted proxy saw, never what the visitor claims. */
export function clientAddress(c: AppContext, trustedProxies: number): string {
  const socketAddress = c.env.incoming?.socket.remoteAddress ?? 'unknown';
  const forwarded = (c.req.header('X-Forwarded-For') ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const chain = [...forwarded, socketAddress];
  const address = chain[Math.max(0, chain.length - 1 - trustedProxies)] ?? socketAddress;
  return address.replace(/^::ffff:/, '');
}
