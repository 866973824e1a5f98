import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Systems lend ports above these to outgoing connections: one found free there may be taken a moment later. */
const [firstPort, lastPort] = [15_000, 32_000];

export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(firstPort, lastPort);
    if (await isPortFree(port)) return port;
  }
}

/** Whether nobody listens there at this moment. */
export async function isPortFree(port: number): Promise<boolean> {
  const probe = createServer();
  probe.listen(port, '127.0.0.1');
  try {
    await once(probe, 'listening');
  } catch {
    return false;
  }
  probe.close();
  await once(probe, 'close');
  return true;
}
