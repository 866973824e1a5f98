import { setTimeout as pause } from 'node:timers/promises';
import { noTimeouts } from '../../server/src/database/connect.ts';
import { openDatabase } from '../../server/src/database/open-database.ts';
import { type Figure, valueFigure } from './figures.ts';
import { closeOffices, type Office, openOffice, timeOf } from './office.ts';

const orders = 5_000;
const rounds = 5;
/** Looking at the file and taking it: twice sent, twice read. */
const taken = { atMost: 4_000 };
/** What the owner waits for, whatever else the machine does: seconds are promised here, not a ratio. */
const matched = { atMost: 2_000 };
/** Nobody who buys meanwhile notices. */
const noticed = { atMost: 250 };

/** A statement of 5,000 lines beside 5,000 orders: taken, matched, and what others wait for meanwhile. */
export async function benchStatements(say: (step: string) => void): Promise<Figure[]> {
  say(`making a shop of ${orders} orders`);
  const office = await openOffice(orders);
  const file = await statementFor(office);
  say('a statement of as many lines');
  const others = watchOthers(office);
  const startedAt = performance.now();
  const mapping = await send(office, '/preview', file, {});
  await send(office, '', file, { name: 'Bench', mapping: JSON.stringify(mapping) });
  const taking = performance.now() - startedAt;
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await timeOf(office, 'money?days=3'));
  const page = await timeOf(office, 'money/payments?state=unknown');
  const name = `${orders} payments with ${orders} orders`;
  const othersWait = await others.usualWorst();
  await closeOffices();
  return [
    valueFigure([taking], { name: `reading and taking ${orders} payments`, unit: 'ms', goal: taken }),
    valueFigure(times, { name: `matching ${name}`, unit: 'ms', goal: matched }),
    valueFigure([page], { name: `a page of a group, ${name}`, unit: 'ms', goal: matched }),
    valueFigure([othersWait], {
      name: 'others wait meanwhile, 95 of 100',
      unit: 'ms',
      goal: noticed,
    }),
  ];
}

/** Three in five name their order; the others have its amount alone, another amount, or nothing to do with any. */
async function statementFor({ dataDir }: Office): Promise<string> {
  const log = { info: () => undefined, warn: () => undefined };
  const { db, close } = await openDatabase({ databaseUrl: null, dataDir, log, timeouts: noTimeouts });
  const rows = await db
    .selectFrom('orders as o')
    .innerJoin('customers as c', 'c.id', 'o.customer_id')
    .select(['o.order_number', 'o.total_sen', 'o.created_at', 'c.name'])
    .orderBy('o.order_number')
    .execute();
  await close();
  const lines = rows.map(({ order_number, total_sen, created_at, name }, at) => {
    const text = at % 5 < 3 ? `TRANSFER ${order_number.toLowerCase()}` : `FUND TRANSFER ${at}`;
    const sen = at % 5 === 4 ? total_sen + at : total_sen;
    return `${created_at.toISOString().slice(0, 10)},"${text}","${name}",${(sen / 100).toFixed(2)}`;
  });
  return ['Date,Description,Payer,Credit', ...lines].join('\n');
}

async function send({ url, cookie }: Office, path: string, file: string, fields: Record<string, string>) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  body.set('statement', new Blob([file]), 'statement.csv');
  const answer = await fetch(`${url}/api/admin/money/statements${path}`, {
    ...{ method: 'POST', body },
    headers: { cookie, 'sec-fetch-site': 'same-origin' },
  });
  if (!answer.ok) throw new Error(`the statement was answered with ${answer.status}`);
  return ((await answer.json()) as { mapping?: unknown }).mapping;
}

/** Asks for something small all the while, and knows how long nineteen of twenty waited at worst. */
function watchOthers({ url }: Office) {
  let isOver = false;
  const waits: number[] = [];
  const asking = (async () => {
    while (!isOver) {
      const startedAt = performance.now();
      await (await fetch(`${url}/api/settings`)).arrayBuffer();
      waits.push(performance.now() - startedAt);
      await pause(5);
    }
  })();
  return {
    async usualWorst() {
      isOver = true;
      await asking;
      return waits.toSorted((a, b) => a - b)[Math.floor(waits.length * 0.95)] ?? 0;
    },
  };
}
