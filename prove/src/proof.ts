export type Trial = {
  /** Of the whole load, 1 for all of it. */
  share: number;
  /** With the guard taken out the same run must find a breach. */
  isGuardOut: boolean;
  /** Whether it counts how long something takes; beside all other tests that says nothing, and who is told to wait asks again. */
  isTimed: boolean;
  say: (step: string) => void;
};

/** What was counted, in words, and everything that was promised and did not hold. */
export type Outcome = { figures: string; breaches: string[] };

export type Proof = {
  promise: string;
  /** How it is tried, and what is taken out to see that the trial would notice. */
  tried: string;
  guard: string;
  run: (trial: Trial) => Promise<Outcome>;
};

/** A part of the load, never nothing. */
export const partOf = (whole: number, share: number): number => Math.max(1, Math.round(whole * share));

/** A breach where the two differ. */
export const differing = (what: string, found: number | string, promised: number | string): string[] =>
  found === promised ? [] : [`${what}: ${found} instead of ${promised}`];

/** Runs all of them, so many at a time. */
export async function atOnce<Item>(
  items: Iterable<Item>,
  count: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = [...items][Symbol.iterator]();
  const worker = async () => {
    for (let next = waiting.next(); !next.done; next = waiting.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: count }, worker));
}

/** The time that so much of them took at most, in milliseconds. */
export function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
}
