import { includeModes } from '../../domain/src/summary/summary.contract.ts';
import { noTimeouts } from '../../server/src/database/connect.ts';
import { openDatabase } from '../../server/src/database/open-database.ts';
import { type Figure, type Round, ratioFigure } from './figures.ts';
import { type Office, openOffice, timeOf } from './office.ts';

const rounds = 7;
const goal = { atMost: 3 };

/** What the back office adds up over all orders, beside a bare count and sum of the same rows. */
export async function benchSummary(say: (step: string) => void): Promise<Figure[]> {
  const summaries = includeModes.map((include) => `summary?include=${include}`);
  const questions = [
    { name: 'statistics over', orders: 100_000, paths: ['statistics'] },
    { name: 'batch summary of', orders: 50_000, paths: summaries },
  ];
  const sizes = questions.map(({ orders }) => orders);
  say(`making shops of ${sizes.join(' and ')} orders`);
  // Each keeps one core busy; the larger one is what the orders list is asked of next.
  await Promise.all(sizes.map(openOffice));
  const figures: Figure[] = [];
  for (const question of questions) figures.push(await besideBareCount(say, question));
  return figures;
}

type Question = { name: string; orders: number; paths: readonly string[] };

async function besideBareCount(
  say: (step: string) => void,
  { name, orders, paths }: Question,
): Promise<Figure> {
  const office = await openOffice(orders);
  const log = { info: () => undefined, warn: () => undefined };
  const { db, close } = await openDatabase({
    ...{ databaseUrl: null, dataDir: office.dataDir, log },
    timeouts: noTimeouts,
  });
  try {
    say(`${name} them`);
    const measured: Round[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const startedAt = performance.now();
      await db
        .selectFrom('orders')
        .select((eb) => [eb.fn.countAll().as('orders'), eb.fn.sum('total_sen').as('totalSen')])
        .execute();
      const reference = performance.now() - startedAt;
      measured.push({ ours: await nextOf(office, paths, round), reference });
    }
    return ratioFigure(measured, { name: `${name} ${orders} orders`, unit: 'ms', goal });
  } finally {
    await close();
  }
}

const nextOf = (office: Office, paths: readonly string[], round: number) =>
  timeOf(office, paths[round % paths.length] ?? '');
