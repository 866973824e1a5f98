import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { choosePickup } from './choose-pickup.ts';
import { type Figure, type Round, ratioFigure, valueFigure } from './figures.ts';
import { startShop } from './shop.ts';

const rounds = 40;
/** How long after a customer's reservation every open page hears that stock changed, beside the reservation's own answer. */
export async function benchLive(): Promise<Figure[]> {
  const shop = await startShop();
  try {
    const stream = await listen(`${shop.url}/api/events`);
    const reservation = await aReservation(shop.url);
    const measured: Round[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const startedAt = performance.now();
      const hearing = stream.next('stock').then(() => performance.now() - startedAt);
      const release = await reservation.make(round);
      const reference = performance.now() - startedAt;
      measured.push({ ours: await hearing, reference });
      // Giving the boxes back is news too; the next round must not take it for its own.
      const gone = stream.next('stock');
      await release();
      await gone;
    }
    stream.close();
    const slowest = measured.map(({ ours }) => ours).toSorted((a, b) => b - a);
    return [
      ratioFigure(measured, { name: 'a change reaches an open page', unit: 'ms', goal: { atMost: 2 } }),
      valueFigure(slowest.slice(0, 1), { name: 'the slowest of them', unit: 'ms', goal: { atMost: 1000 } }),
    ];
  } finally {
    await shop.stop();
  }
}

async function listen(url: string) {
  const request = get(url);
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  const waiting: { topic: string; resolve: () => void }[] = [];
  answer.setEncoding('utf8').on('data', (text: string) => {
    for (const { topic, resolve } of [...waiting]) {
      if (!text.includes(`data: ${topic}\n`)) continue;
      waiting.splice(0);
      resolve();
    }
  });
  return {
    next: (topic: string) => new Promise<void>((resolve) => waiting.push({ topic, resolve })),
    close: () => request.destroy(),
  };
}

/** One mochi box, each round by another visitor. */
async function aReservation(url: string) {
  const { product, ...selection } = await choosePickup(url);
  const items = [{ productId: product.id, quantity: 1, metadata: null }];
  const body = JSON.stringify({ ...selection, items, seenTotalSen: product.priceSen, language: 'en' });
  return {
    async make(visitor: number) {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': `10.9.0.${visitor}` };
      const answer = await fetch(`${url}/api/checkout/holds`, { method: 'POST', headers, body });
      if (!answer.ok) throw new Error(`The reservation was answered ${answer.status}.`);
      const { holdId } = await answer.json();
      const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
      return () => fetch(`${url}/api/checkout/holds/${holdId}`, { method: 'DELETE', headers: { cookie } });
    },
  };
}
