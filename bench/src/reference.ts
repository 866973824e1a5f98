import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** Node itself answering the same bytes with nothing in between: the fastest any server here could be. */
export async function startReference(url: string) {
  // A process of its own, like the shop, so that both meet the load the same way.
  const child = fork(fileURLToPath(new URL('./reference-server.ts', import.meta.url)), [url]);
  // A suite that fails leaves nothing behind.
  process.once('exit', () => child.kill());
  const [port] = (await once(child, 'message')) as [number];
  return { url: `http://127.0.0.1:${port}/`, stop: () => child.kill() };
}
