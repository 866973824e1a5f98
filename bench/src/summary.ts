import { includeModes } from '../../domain/src/summary/summary.contract.ts';
import { type Office, openOffice } from './orders.ts';

const few = 5_000;
const many = 50_000;
const rounds = 10;
/** Ten times the orders may take little more than ten times the time. */
const target = 1.3;

/** The batch summary of all batches: counted for the first time, and asked again while nothing changed. */
export async function benchSummary(): Promise<void> {
  const small = await openOffice(few);
  const large = await openOffice(many);
  try {
    const counted = await measure(
      small,
      large,
      includeModes.map((include) => `summary?include=${include}`),
    );
    const ratio = counted.large / many / (counted.small / few);
    const verdict = ratio <= target ? '' : '   TOO SLOW';
    console.log(`batch summary: time an order costs at ${many}, as a multiple of ${few} (at most ${target})`);
    console.log(`${ratio.toFixed(2)}   (${describe(counted)})${verdict}`);
    if (ratio > target) process.exitCode = 1;

    const again = await measure(small, large, Array<string>(rounds).fill('summary'));
    console.log(
      `asked again: ${(again.large / counted.large).toFixed(3)} of that at ${many} (${describe(again)})`,
    );
  } finally {
    await small.stop();
    await large.stop();
  }
}

type Times = { small: number; large: number };

const describe = ({ small, large }: Times) => `${small.toFixed(0)} ms, ${large.toFixed(0)} ms`;

/** The best of both shops, asked in turns: what else a busy machine does is no part of the answer. */
async function measure(small: Office, large: Office, paths: readonly string[]): Promise<Times> {
  const best: Times = { small: Number.POSITIVE_INFINITY, large: Number.POSITIVE_INFINITY };
  for (const path of paths) {
    best.small = Math.min(best.small, await timeOf(small, path));
    best.large = Math.min(best.large, await timeOf(large, path));
  }
  return best;
}

async function timeOf({ url, cookie }: Office, path: string): Promise<number> {
  const startedAt = performance.now();
  const answer = await fetch(`${url}/api/admin/${path}`, { headers: { cookie } });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return performance.now() - startedAt;
}
