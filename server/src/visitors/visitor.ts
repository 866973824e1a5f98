import { hash } from 'node:crypto';
import type { AppContext } from '../app-env.ts';
import type { Deps } from '../deps.ts';
import { rememberBrowser } from './browser-cookie.ts';
import { clientAddress } from './client-address.ts';

/** Who asks for stock, as far as hoarding has to be told from buying. */
export type Visitor = { browserHash: string; addressHash: string };

export function visitorOf(c: AppContext, config: Deps['config']): Visitor {
  const address = clientAddress(c, config.trustedProxies);
  return {
    browserHash: rememberBrowser(c, config),
    addressHash: hash('sha256', address),
  };
}
