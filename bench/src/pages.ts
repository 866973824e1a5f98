import { requestsPerSecond } from './load.ts';
import { startReference } from './reference.ts';
import { startShop } from './shop.ts';

const seconds = 3;
const rounds = 3;
const paths = ['/', '/product/shanghai-mooncakes', '/api/products', '/api/livez'];

/** Shop and reference take turns, so a busy machine slows both alike; the best round of each counts. */
async function ratioToReference(shopUrl: string): Promise<{ ratio: number; shop: number }> {
  const reference = await startReference(shopUrl);
  let best = { shop: 0, reference: 0 };
  for (let round = 0; round < rounds; round += 1) {
    best = {
      reference: Math.max(best.reference, await requestsPerSecond(reference.url, seconds)),
      shop: Math.max(best.shop, await requestsPerSecond(shopUrl, seconds)),
    };
  }
  reference.stop();
  return { ratio: best.shop / best.reference, shop: best.shop };
}

/** Public pages and answers under load. */
export async function benchPages(): Promise<void> {
  const shop = await startShop();
  try {
    console.log('requests per second as a share of bare node:http answering the same bytes');
    for (const path of paths) {
      const { ratio, shop: rate } = await ratioToReference(`${shop.url}${path}`);
      console.log(`${path.padEnd(32)} ${ratio.toFixed(2)}   (${Math.round(rate)}/s)`);
    }
  } finally {
    await shop.stop();
  }
}
