import { pathToFileURL } from 'node:url';
import { type Figure, type Round, ratioFigure, valueFigure } from '../figures.ts';
import { requestsPerSecond } from '../load.ts';
import { openOffice } from '../office.ts';
import { startReference } from '../reference.ts';
import type { OpenShop, PeerShop } from './adapter.ts';
import { openOwnShop } from './own-shop.ts';

const someOrders = 100;
const rounds = 3;
const seconds = 2;
const buyers = 10;
const lastBoxes = 5;
const rush = 20;
/** More than anybody orders here meanwhile. */
const plenty = 20_000;

/**
 * The same work for ours and for another shop: `npm run bench -- peers http://127.0.0.1:3000 ./adapter.ts`.
 * Without another one ours is measured beside bare node:http, and against what the best of the others does.
 */
export async function benchPeers(say: (step: string) => void): Promise<Figure[]> {
  const ours = await openOwnShop(await openOffice(someOrders));
  const peer = await peerAsked();
  const figures = [...(await speeds(say, ours, peer)), await oversold(say, 'our', ours)];
  return peer === null ? figures : [...figures, await oversold(say, 'their', peer)];
}

async function peerAsked(): Promise<PeerShop | null> {
  const [url, file] = process.argv.slice(process.argv.indexOf('peers') + 1);
  if (!url?.startsWith('http') || file === undefined) return null;
  const { openShop }: { openShop: OpenShop } = await import(pathToFileURL(file).href);
  return openShop(url);
}

async function speeds(say: (step: string) => void, ours: PeerShop, peer: PeerShop | null): Promise<Figure[]> {
  const reference = peer === null ? await startReference(ours.list.url) : null;
  const lists: Round[] = [];
  const orders: Round[] = [];
  await ours.stock(plenty);
  await peer?.stock(plenty);
  for (let round = 0; round < rounds; round += 1) {
    say(`round ${round + 1} of ${rounds}`);
    const other = peer?.list ?? { url: reference?.url ?? '' };
    lists.push({ ours: await listsPerSecond(ours.list), reference: await listsPerSecond(other) });
    orders.push({ ours: await ordersPerSecond(ours), reference: peer ? await ordersPerSecond(peer) : 1 });
  }
  reference?.stop();
  const beside = peer ? 'beside another shop' : 'beside node:http';
  return [
    ratioFigure(lists, {
      name: `product list ${beside}`,
      unit: 'requests/s',
      goal: { atLeast: peer ? 1 : 0.1 },
    }),
    peer
      ? ratioFigure(orders, {
          name: 'guest orders beside another shop',
          unit: 'orders/s',
          goal: { atLeast: 1 },
        })
      : valueFigure(
          orders.map((round) => round.ours),
          { name: 'guest orders', unit: 'orders/s', goal: { atLeast: 6 } },
        ),
  ];
}

const listsPerSecond = ({ url, ...request }: PeerShop['list']) => requestsPerSecond(url, seconds, request);

let visitors = 0;

async function ordersPerSecond(shop: PeerShop): Promise<number> {
  const startedAt = performance.now();
  const end = startedAt + seconds * 1000;
  let placed = 0;
  const buyer = async () => {
    while (performance.now() < end) {
      visitors += 1;
      if ((await shop.placeOrder(visitors)) === 'placed') placed += 1;
    }
  };
  await Promise.all(Array.from({ length: buyers }, buyer));
  return placed / ((performance.now() - startedAt) / 1000);
}

/** A rush for the last boxes: how many are sold that are not there. */
async function oversold(say: (step: string) => void, whose: string, shop: PeerShop): Promise<Figure> {
  say(`${rush} buyers for ${whose} last ${lastBoxes} boxes`);
  await shop.stock(lastBoxes);
  const outcomes = await Promise.all(
    Array.from({ length: rush }, () => {
      visitors += 1;
      return shop.placeOrder(visitors);
    }),
  );
  const placed = outcomes.filter((outcome) => outcome === 'placed').length;
  return valueFigure([Math.abs(placed - lastBoxes)], {
    name: `boxes sold or kept wrongly in ${whose} rush`,
    unit: 'boxes',
    goal: { atMost: 0 },
  });
}
