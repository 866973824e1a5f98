import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { LoadJob, LoadResult } from './load-worker.ts';

const worker = fileURLToPath(new URL('./load-worker.ts', import.meta.url));

/** Busier than this, the worker itself may be what was measured. */
const maxBusy = 0.9;

/** How many requests a second one address answers over kept-alive connections, asked by a process of its own. */
export async function requestsPerSecond(
  url: string,
  seconds: number,
  { method = 'GET', body = '', headers = {}, status = 200, connections = 16 }: Partial<LoadJob> = {},
): Promise<number> {
  const child = fork(worker);
  const job: LoadJob = { url, seconds, method, body, headers, status, connections };
  child.send(job);
  const [result] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => [{ problem: `the load worker ended with ${code}` }]),
  ])) as [LoadResult];
  child.kill();
  if ('problem' in result) throw new Error(`${url}: ${result.problem}`);
  if (result.busy > maxBusy)
    console.warn(`  the load worker was busy ${Math.round(result.busy * 100)} % of the time`);
  return result.perSecond;
}
