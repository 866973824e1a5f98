import { type ProofName, proofs } from './proofs.ts';

type Size = {
  /** In the order in which they are tried. */
  names: readonly ProofName[];
  shareOf: (name: ProofName) => number;
  /** How many are tried at once: most wait more than they work. */
  lanes: number;
  /** Which are tried without their guard, too. */
  withoutGuard: readonly ProofName[];
};

const isProof = (word: string): word is ProofName => Object.hasOwn(proofs, word);
const all = Object.keys(proofs).filter(isProof);

const tenth = 0.1;
const dearest =
  'of the dearest less, or all of it takes longer than three minutes where others use the machine';
type ShortLoad = { share: number; why?: string };
/**
 * A tenth of each, or why not: all of it takes two cores at most three minutes. The longest first, so that no lane ends
 * long after the other, and who waits beside who works.
 */
const shortLoads: Readonly<Record<ProofName, ShortLoad>> = {
  outage: { share: tenth },
  crash: { share: 0.06, why: dearest },
  guessing: { share: tenth },
  privacy: { share: tenth },
  scripts: { share: tenth },
  idempotency: { share: tenth },
  files: { share: 0.05, why: dearest },
  fuzz: { share: 0.05, why: dearest },
  streams: { share: tenth },
  clocks: { share: tenth },
  oversell: { share: tenth },
  doors: { share: 1, why: 'each caller comes to each door once, and a door left out is not proved' },
  upgrade: { share: 0.2, why: 'one of five is the least there is' },
  model: { share: 0.01, why: 'a tenth, 100,000 steps, takes both cores for three minutes by itself' },
};

export const sizes = {
  whole: { names: all, shareOf: () => 1, lanes: 1, withoutGuard: all },
  short: {
    names: Object.keys(shortLoads).filter(isProof),
    shareOf: (name) => shortLoads[name].share,
    lanes: 2,
    // Those that cost two or three seconds of work; the whole form takes them all.
    withoutGuard: ['files', 'model'],
  },
} as const satisfies Record<string, Size>;
export type SizeName = keyof typeof sizes;

/** Without the guard, whatever the size; of a smaller one no more than with it. */
export const guardOutShare = 0.02;
