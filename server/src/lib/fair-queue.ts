import { refuse } from '@mooncake/domain/refusal';

type Limits = {
  atOnce: number;
  /** How many of one sender wait; the next one is asked to come back. */
  waitingPerSender: number;
  waiting: number;
  retryAfterSeconds: number;
};

/** A job hears whether it waited for another of the same sender: what was known before may not be so any more. */
export type FairQueue = <Result>(
  sender: string,
  job: (isRepeated: boolean) => Promise<Result>,
) => Promise<Result>;

/**
 * Senders take turns, and each has one job under way at most: however much one of them sends, it
 * keeps nobody but itself waiting. Lines are bounded, because an answer that comes too late helps nobody.
 */
export function createFairQueue(limits: Limits): FairQueue {
  const running = new Set<string>();
  /** In the order in which they are served. */
  const lines = new Map<string, (() => void)[]>();
  let waiting = 0;

  function endTurn(sender: string) {
    running.delete(sender);
    const own = lines.get(sender);
    // Whoever had a turn goes behind everybody else.
    if (own && lines.delete(sender)) lines.set(sender, own);
    for (const [next, line] of lines) {
      const start = running.has(next) ? undefined : line.shift();
      if (!start) continue;
      if (line.length === 0) lines.delete(next);
      waiting -= 1;
      running.add(next);
      start();
      return;
    }
  }

  async function turnOf(sender: string): Promise<boolean> {
    const isRepeated = running.has(sender) || lines.has(sender);
    if (running.size < limits.atOnce && !running.has(sender)) {
      running.add(sender);
      return false;
    }
    const line = lines.get(sender) ?? [];
    if (line.length >= limits.waitingPerSender || waiting >= limits.waiting) {
      throw refuse('request.busy', { retryAfterSeconds: limits.retryAfterSeconds });
    }
    waiting += 1;
    lines.set(sender, line);
    await new Promise<void>((resolve) => line.push(resolve));
    return isRepeated;
  }

  return async (sender, job) => {
    const isRepeated = await turnOf(sender);
    try {
      return await job(isRepeated);
    } finally {
      endTurn(sender);
    }
  };
}
