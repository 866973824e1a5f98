import { type Office, openOffice } from './orders.ts';

const few = 5_000;
const many = 50_000;
const rounds = 10;
/** Ten times the orders may take little more than ten times the time. */
const target = 1.3;

/** The batch summary of all batches: what one order costs in a shop with many, as a multiple of one with few. */
export async function benchSummary(): Promise<void> {
  const small = await openOffice(few);
  const large = await openOffice(many);
  try {
    const [fewMs, manyMs, listMs] = await measure(small, large);
    const ratio = manyMs / many / (fewMs / few);
    const verdict = ratio <= target ? '' : '   TOO SLOW';
    console.log(`batch summary: time an order costs at ${many}, as a multiple of ${few} (at most ${target})`);
    console.log(`${ratio.toFixed(2)}   (${fewMs.toFixed(0)} ms, ${manyMs.toFixed(0)} ms)${verdict}`);
    console.log(`${(fewMs / listMs).toFixed(1)} times a page of 200 orders in the list, at ${few}`);
    if (ratio > target) process.exitCode = 1;
  } finally {
    await small.stop();
    await large.stop();
  }
}

/** The best of each, asked in turns: what else a busy machine does is no part of the answer. */
async function measure(small: Office, large: Office) {
  const times: { small: number[]; large: number[]; list: number[] } = { small: [], large: [], list: [] };
  for (let round = 0; round < rounds; round += 1) {
    times.small.push(await timeOf(small, 'summary'));
    times.large.push(await timeOf(large, 'summary'));
    times.list.push(await timeOf(small, 'orders?pageSize=200'));
  }
  return [Math.min(...times.small), Math.min(...times.large), Math.min(...times.list)] as const;
}

async function timeOf({ url, cookie }: Office, path: string): Promise<number> {
  const startedAt = performance.now();
  const answer = await fetch(`${url}/api/admin/${path}`, { headers: { cookie } });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return performance.now() - startedAt;
}
