import { type Load, startLoad, startReference } from './answers/load.ts';
import { startOrders } from './answers/order-stream.ts';
import { type Figure, ratioFigure, type Suite, valueFigure } from './figures.ts';
import { plentyOfStock } from './plenty-of-stock.ts';
import { startShop } from './shop.ts';

/** Many short ones: what else the machine does changes from one second to the next. */
const rounds = 17;
const seconds = 0.3;
/** Node compiles what runs often; a reference that is still cold flatters us. */
const warmUpRounds = 5;
const connections = 16;
const ordersPerSecond = 20;
const browser = { 'accept-encoding': 'gzip, deflate, br', 'accept-language': 'en' };

/** Answers kept in memory, beside node:http sending the same bytes. */
export const benchAnswers: Suite = async (say) => {
  // Every order comes from another address, or the shop would take them for one hoarder.
  process.env.TRUST_PROXY = '1';
  const shop = await startShop(plentyOfStock);
  const bench = { url: shop.url, load: startLoad(), reference: startReference(), say };
  try {
    const figures: Figure[] = [];
    for (const path of ['/', '/product/shanghai-mooncakes', '/api/products']) {
      figures.push(await compare(bench, { name: path, path, goal: 0.75 }));
    }
    for (const path of ['/', '/api/products']) {
      const headers = await etagOf(shop.url + path);
      const name = `${path} unchanged (304)`;
      figures.push(await compare(bench, { name, path, goal: 0.8, headers, status: 304 }));
    }
    const orders = await startOrders(shop.url, ordersPerSecond);
    const path = '/api/availability';
    const availability = await compare(bench, { name: path, path, goal: 0.5 });
    const name = `${path} while orders are placed`;
    const placed = {
      name: 'orders placed meanwhile',
      unit: 'orders/s',
      goal: { atLeast: ordersPerSecond * 0.9 },
    };
    return [...figures, { ...availability, name }, valueFigure([orders.stop()], placed)];
  } finally {
    bench.load.stop();
    bench.reference.stop();
    await shop.stop();
  }
};

type Bench = {
  url: string;
  say: (step: string) => void;
  load: ReturnType<typeof startLoad>;
  reference: ReturnType<typeof startReference>;
};
type Comparison = {
  name: string;
  path: string;
  goal: number;
  headers?: Record<string, string>;
  status?: number;
};

/** Shop and reference take turns, so that a busy machine slows both alike. */
async function compare(
  { url, load, reference, say }: Bench,
  { name, path, goal, headers = {}, status = 200 }: Comparison,
): Promise<Figure> {
  const sent = { ...browser, ...headers };
  const ports = {
    reference: await reference.imitate({ url: url + path, headers: sent }),
    ours: Number(new URL(url).port),
  };
  let loadBusy = 0;
  const ask = async (port: number) => {
    const wanted: Load = { port, path, headers: sent, status, connections, seconds };
    const { perSecond, busy } = await load.run(wanted);
    loadBusy = Math.max(loadBusy, busy);
    return perSecond;
  };
  for (let round = 0; round < warmUpRounds; round += 1) {
    await ask(ports.reference);
    await ask(ports.ours);
  }
  const turns: { ours: number; reference: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    turns.push({ reference: await ask(ports.reference), ours: await ask(ports.ours) });
  }
  // Near 1 the load measured itself.
  if (loadBusy > 0.9) say(`${name}: making the load took ${loadBusy.toFixed(2)} of a core`);
  return ratioFigure(turns, { name, unit: 'answers/s', goal: { atLeast: goal } });
}

async function etagOf(url: string): Promise<Record<string, string>> {
  const answer = await fetch(url, { headers: browser });
  await answer.arrayBuffer();
  return { 'if-none-match': answer.headers.get('etag') ?? '' };
}
