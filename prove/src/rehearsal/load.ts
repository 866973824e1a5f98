import { setTimeout as pause } from 'node:timers/promises';
import { type Answer, ask, hold, newAddress, order, orderNumberOf, type Wish } from '../buyer.ts';

/** At most so many orders are under way at a time. */
export const buyers = 6;
const readers = 2;
/** Enough orders to see a gap of a tenth of a second, few enough that the machine has time for three of everything. */
const betweenOrdersMs = 150;
/** Shorter than any page would ask again, so that a gap is measured and not a habit. */
const askAgainMs = 100;

export type Load = {
  /** What was acknowledged, in the order of its coming. */
  confirmed: { number: string; at: number }[];
  /** Everything that was not to happen. */
  breaches: string[];
  /** Answers by status, and those nobody gave. */
  answers: ReadonlyMap<string, number>;
  /** Notes what comes from now on, apart. */
  watch: () => Watch;
  /** Waits until so many more orders are acknowledged. */
  sells: (orders: number) => Promise<void>;
  end: () => Promise<void>;
};
type Watch = {
  /** Since it began. */
  seconds: () => number;
  /** The longest time between two orders, in seconds, so far. */
  longestGap: () => number;
  count503: () => number;
};

/** People who buy one box after the other through that door, and people who look around. */
export function startLoad(url: string, wish: Wish): Load {
  const confirmed: Load['confirmed'] = [];
  const breaches: string[] = [];
  const answers = new Map<string, number>();
  let refused = 0;
  let isOver = false;

  /** Whether it is what was wished for; what is neither that nor a request to wait is a breach. */
  const note = (what: string, answer: Answer | Error): boolean => {
    const status = answer instanceof Error ? 'none' : String(answer.status);
    answers.set(status, (answers.get(status) ?? 0) + 1);
    if (answer instanceof Error) breaches.push(`${clock()} ${what} was not answered: ${describe(answer)}`);
    else if (answer.status === 503 && answer.retryAfter) refused += 1;
    else if (answer.status !== 200)
      breaches.push(`${clock()} ${what}: ${status} ${answer.text.slice(0, 200)}`);
    return status === '200';
  };
  /** Asks with the same words until it is served. */
  const insist = async (what: string, askOnce: () => Promise<Answer>): Promise<Answer | null> => {
    for (;;) {
      const answer = await askOnce().catch(asError);
      const isServed = note(what, answer);
      if (answer instanceof Error || answer.status >= 500) await pause(askAgainMs);
      // A "no" stays one, however often it is asked for.
      else return isServed ? answer : null;
    }
  };
  const buyOn = async () => {
    while (!isOver) {
      const held = await insist('a hold', () => hold({ url }, wish));
      const placed = held && (await insist('an order', () => order({ url }, held)));
      if (placed) confirmed.push({ number: orderNumberOf(placed), at: performance.now() });
      await pause(betweenOrdersMs * (0.5 + Math.random()));
    }
  };
  const readOn = async () => {
    while (!isOver) {
      for (const path of ['/', '/api/products', '/api/availability']) {
        const headers = { 'x-forwarded-for': newAddress() };
        note(`GET ${path}`, await ask(`${url}${path}`, { headers }).catch(asError));
        await pause(askAgainMs);
      }
    }
  };
  const everybody = Promise.all([
    ...Array.from({ length: buyers }, buyOn),
    ...Array.from({ length: readers }, readOn),
  ]);

  return {
    ...{ confirmed, breaches, answers },
    watch() {
      const [firstOrder, firstRefused, startedAt] = [confirmed.length, refused, performance.now()];
      return {
        seconds: () => (performance.now() - startedAt) / 1_000,
        longestGap() {
          const times = [startedAt, ...confirmed.slice(firstOrder).map(({ at }) => at), performance.now()];
          return Math.max(...times.slice(1).map((at, index) => at - (times[index] ?? at))) / 1_000;
        },
        count503: () => refused - firstRefused,
      };
    },
    async sells(orders) {
      const wanted = confirmed.length + orders;
      const startedAt = performance.now();
      while (confirmed.length < wanted) {
        if (performance.now() - startedAt > 120_000)
          throw new Error('The shop sold nothing for two minutes.');
        await pause(20);
      }
    },
    async end() {
      isOver = true;
      await everybody;
    },
  };
}

/** As the logs have it. */
const clock = (): string => new Date().toISOString().slice(11, 23);

const asError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));

/** What `fetch` hides behind its "fetch failed". */
const describe = ({ message, cause }: Error): string =>
  cause instanceof Error ? `${message}, ${cause.message}` : message;
