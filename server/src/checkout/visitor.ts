import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Deps } from '../deps.ts';
import type { AppContext } from '../http/app-env.ts';
import { clientAddress } from '../http/client-address.ts';
import { rememberBrowser } from './browser-cookie.ts';

/** Who asks for stock, as far as hoarding has to be told from buying. */
export type Visitor = { browserHash: string; addressHash: string };

export function visitorOf(c: AppContext, config: Deps['config']): Visitor {
  const address = networkOf(clientAddress(c, config.trustedProxies));
  return {
    browserHash: rememberBrowser(c, config),
    addressHash: createHash('sha256').update(address).digest('hex'),
  };
}

/** A household has one IPv4 address but 2^64 of IPv6: there, the network counts as one. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const groups =
    tail === undefined ? left : [...left, ...Array(8 - left.length - right.length).fill('0'), ...right];
  return groups
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':');
}
