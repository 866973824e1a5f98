import { includeModes } from '../../domain/src/summary/summary.contract.ts';
import { noTimeouts } from '../../server/src/database/connect.ts';
import { openDatabase } from '../../server/src/database/open-database.ts';
import { type Figure, type Round, ratioFigure } from './figures.ts';
import { closeOffices, type Office, openOffice, timeOf } from './office.ts';

const rounds = 7;
const goal = { atMost: 3 };

/** What the back office adds up over all orders, beside a bare count and sum of the same rows. */
export async function benchSummary(say: (step: string) => void): Promise<Figure[]> {
  try {
    return [
      await besideBareCount(say, { name: 'statistics over', orders: 100_000, paths: ['statistics'] }),
      await besideBareCount(say, {
        name: 'batch summary of',
        orders: 50_000,
        paths: includeModes.map((include) => `summary?include=${include}`),
      }),
    ];
  } finally {
    await closeOffices();
  }
}

type Question = { name: string; orders: number; paths: readonly string[] };

async function besideBareCount(
  say: (step: string) => void,
  { name, orders, paths }: Question,
): Promise<Figure> {
  say(`making a shop of ${orders} orders`);
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
