import { onTestFinished } from 'vitest';
import { freePort } from '../lib/free-port.ts';
import { type Answer, claimPort } from './claim-port.ts';
import type { ResponseCache } from './response-cache.ts';

/** A real socket in front of a handler, for what cannot be seen without one. */
export async function servePort(answer?: Answer, cache?: Pick<ResponseCache, 'respond'>) {
  const address = { host: '127.0.0.1', port: await freePort() };
  const claimed = await claimPort(address);
  onTestFinished(() => claimed.close(0));
  if (answer) claimed.serve(answer, cache);
  return { claimed, address, url: `http://127.0.0.1:${address.port}` };
}
