import { isIPv4, isIPv6 } from 'node:net';
import type { AppContext } from '../app-env.ts';

/**
 * Where a visitor comes from, as every limit counts it: what the last trusted proxy saw, never what the visitor
 * claims. A household has one IPv4 address but 2^64 of IPv6, so there the whole network is one visitor.
 */
export function clientAddress(c: AppContext, trustedProxies: number): string {
  const socketAddress = c.env.incoming?.socket.remoteAddress ?? 'unknown';
  const forwarded = (c.req.header('X-Forwarded-For') ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const chain = [...forwarded, socketAddress];
  return networkOf(chain[Math.max(0, chain.length - 1 - trustedProxies)] ?? socketAddress);
}

/** `192.0.2.7` as it is, however it was written; `2001:db8:7:9::/64` for every address in there. */
function networkOf(written: string): string {
  // Some proxies add the port, and then brackets around IPv6.
  const address = /^\[([^\]]+)\](?::\d+)?$/.exec(written)?.[1] ?? written.replace(/^([\d.]+):\d+$/, '$1');
  if (!isIPv6(address)) return address;

  const groups = groupsOf(address);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return bytesOf(groups.slice(6)).join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** The eight numbers of an IPv6 address, whichever way it is shortened. */
function groupsOf(address: string): number[] {
  const [head = [], tail] = (address.split('%')[0] ?? '').split('::').map(parseGroups);
  if (tail === undefined) return head;
  return [...head, ...Array<number>(8 - head.length - tail.length).fill(0), ...tail];
}

function parseGroups(text: string): number[] {
  if (text === '') return [];
  return text.split(':').flatMap((part) => {
    if (!isIPv4(part)) return [Number.parseInt(part, 16)];
    const [a = 0, b = 0, c = 0, d = 0] = part.split('.').map(Number);
    return [a * 256 + b, c * 256 + d];
  });
}

function bytesOf(groups: readonly number[]): number[] {
  return groups.flatMap((group) => [group >> 8, group & 255]);
}
