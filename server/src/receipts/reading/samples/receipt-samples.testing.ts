import { loadSharp } from '../../../files/load-sharp.ts';
import { seededRandom } from './random.testing.ts';
import { type DamageName, damages } from './receipt-damage.testing.ts';
import { type LayoutName, layouts } from './receipt-layouts.testing.ts';
import type { SampleLanguage } from './receipt-words.testing.ts';
import { inventTransfer, type SampleFacts, type Trap, traps } from './sample-transfer.testing.ts';

export type Sample = {
  layout: LayoutName;
  damage: DamageName;
  language: SampleLanguage;
  trap: Trap;
  seed: number;
};

export const layoutNames = Object.keys(layouts) as LayoutName[];
export const damageNames = Object.keys(damages) as DamageName[];
const languages = ['English', 'Malay', 'English', 'Malay', 'Chinese'] as const;

/** So many receipts of every layout with every damage; half of them are honest. */
export function listSamples(timesEach: number, firstSeed = 1): Sample[] {
  let seed = firstSeed;
  return layoutNames.flatMap((layout) =>
    damageNames.flatMap((damage) =>
      Array.from({ length: timesEach }, (): Sample => {
        seed += 1;
        const random = seededRandom(seed * 7_919);
        const language = random.pick(languages);
        const trap = random.next() < 0.5 ? 'none' : random.pick(traps);
        return { layout, damage, language, trap, seed };
      }),
    ),
  );
}

/** The picture of a sample, and what is true of it. The same seed draws the same receipt. */
export async function drawSample({
  layout,
  damage,
  language,
  trap,
  seed,
}: Sample): Promise<SampleFacts & { bytes: Buffer }> {
  const random = seededRandom(seed);
  const facts = inventTransfer(trap, language, random);
  const sharp = await loadSharp();
  const clean = await sharp(Buffer.from(layouts[layout](facts.transfer, random)))
    .png()
    .toBuffer();
  return { ...facts, bytes: await damages[damage](clean, random) };
}
