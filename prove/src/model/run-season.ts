import { createRandom } from '../../../server/src/database/generate/random.ts';
import type { Furniture } from './furnish.ts';
import type { ShopState } from './lists.ts';
import { createMemoryStorage } from './memory-storage.ts';
import { openRealShop } from './real-shop.ts';
import { ShopModel } from './shop-model.ts';
import { drawStep } from './step.ts';

/** Every so often all that is stored is held against the model, not only how a step ended. */
const looksEvery = 125;

export type Season = { url: string; furniture: Furniture; firstLimit: number; seed: number; steps: number };
/** What was different first, with the step; null where nothing was. And how often steps ended how. */
export type SeasonEnd = { differing: string | null; ends: [end: string, times: number][] };

/** Takes random steps through the use cases and through the model, and stops where they differ. */
export async function runSeason({ url, furniture, firstLimit, seed, steps }: Season): Promise<SeasonEnd> {
  const ends = new Map<string, number>();
  const random = createRandom(seed);
  const real = openRealShop(url, furniture, createMemoryStorage());
  const modelled = new ShopModel(firstLimit);
  const differing = await takeSteps().finally(real.close);
  return { differing, ends: [...ends] };

  async function takeSteps(): Promise<string | null> {
    for (let at = 1; at <= steps; at += 1) {
      const step = drawStep(random, modelled.orderCount);
      const expected = modelled.take(step);
      const found = await real.take(step);
      const told = `step ${at} ${JSON.stringify(step)}`;
      if (found !== expected) return `${told} ended "${found}" instead of "${expected}"`;
      const { undecided } = modelled;
      const wrong = undecided.length > 0 ? modelled.decide(await real.freedAmong(undecided)) : null;
      if (wrong) return `${told}: ${wrong}`;
      // Each order of many ends for itself, and which number one gets says nothing about how.
      for (const end of step.kind === 'order' ? ['ordered'] : found.split(' ')) {
        ends.set(end, (ends.get(end) ?? 0) + 1);
      }
      if (at % looksEvery > 0) continue;
      const difference = differenceOf(await real.state(), modelled.state());
      if (difference) return `after ${told}: ${difference}`;
    }
    const [finding] = await real.examine();
    return finding ?? null;
  }
}

/** What is not as promised, and nothing of all that is. */
function differenceOf(found: ShopState, promised: ShopState): string | null {
  const parts = (state: ShopState): [string, string][] => [
    ['taken', JSON.stringify(state.taken)],
    ['booked', JSON.stringify(state.booked)],
    ...state.orders.map((order, at): [string, string] => [`order ${at}`, JSON.stringify(order)]),
  ];
  const wanted = new Map(parts(promised));
  const differing = parts(found).filter(([name, value]) => wanted.get(name) !== value);
  const told = differing.map(([name, value]) => `${name} is ${value} instead of ${wanted.get(name)}`);
  return told.length > 0 ? told.join(', ') : null;
}
