import { type Figure, type Round, ratioFigure } from './figures.ts';
import { requestsPerSecond } from './load.ts';
import { startReference } from './reference.ts';
import { startShop } from './shop.ts';

const seconds = 2;
const rounds = 5;
const goal = { atLeast: 0.75 };
const paths = ['/', '/product/shanghai-mooncakes', '/api/products'];

/** Public pages under load, beside bare node:http sending the same bytes. */
export async function benchPages(say: (step: string) => void): Promise<Figure[]> {
  const shop = await startShop();
  try {
    const figures: Figure[] = [];
    for (const path of paths) {
      say(path);
      const measured = await besideReference(`${shop.url}${path}`);
      figures.push(ratioFigure(measured, { name: `GET ${path}`, unit: 'requests/s', goal }));
    }
    return figures;
  } finally {
    await shop.stop();
  }
}

async function besideReference(url: string): Promise<Round[]> {
  const reference = await startReference(url);
  const measured: Round[] = [];
  for (let round = 0; round < rounds; round += 1) {
    measured.push({
      reference: await requestsPerSecond(reference.url, seconds),
      ours: await requestsPerSecond(url, seconds),
    });
  }
  reference.stop();
  return measured;
}
