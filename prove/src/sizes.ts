import { type ProofName, proofs } from './proofs.ts';

type Size = {
  shareOf: (name: ProofName) => number;
  isTimed: boolean;
  /** Which are tried without their guard, too. */
  withoutGuard: readonly ProofName[];
};

const all = Object.keys(proofs).filter((name): name is ProofName => Object.hasOwn(proofs, name));

/** Of everything so much that a breach can still be told from none: the limits on guessing, say, must be reached. */
const smallestShares: Record<ProofName, number> = {
  oversell: 0.01,
  crash: 0.02,
  idempotency: 0.004,
  model: 0.001,
  fuzz: 0.005,
  files: 0.01,
  scripts: 0.01,
  privacy: 0.01,
  doors: 1,
  guessing: 0.02,
  outage: 0.03,
  streams: 0.02,
  clocks: 0.01,
  upgrade: 0.2,
};

export const sizes = {
  whole: { shareOf: () => 1, isTimed: true, withoutGuard: all },
  short: { shareOf: () => 0.1, isTimed: true, withoutGuard: all },
  /** As a part of `npm test`, beside all the others. */
  smallest: {
    shareOf: (name) => smallestShares[name],
    isTimed: false,
    withoutGuard: ['files'],
  },
} as const satisfies Record<string, Size>;
export type SizeName = keyof typeof sizes;

/** Without the guard, whatever the size; of a smaller one no more than with it. */
export const guardOutShare = 0.02;
