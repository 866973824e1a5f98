import { setImmediate } from 'node:timers/promises';

/** Thousands of payments take a moment, in which others have to be served: they are at each pause. */
export async function inTurns<Result>(slices: Generator<void, Result>): Promise<Result> {
  for (;;) {
    const { done, value } = slices.next();
    if (done) return value;
    await setImmediate();
  }
}
