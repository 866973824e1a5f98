import { createServer } from 'node:net';
import { onTestFinished } from 'vitest';
import { type Answer, claimPort } from './claim-port.ts';

export function freePort() {
  return new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** A real socket in front of a handler, for what cannot be seen without one. */
export async function servePort(answer?: Answer) {
  const address = { host: '127.0.0.1', port: await freePort() };
  const claimed = await claimPort(address);
  onTestFinished(() => claimed.close(0));
  if (answer) claimed.serve(answer);
  return { claimed, address, url: `http://127.0.0.1:${address.port}` };
}
