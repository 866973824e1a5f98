import { setTimeout as pause } from 'node:timers/promises';
import { hold, order, patiently, wishFor } from '../buyer.ts';
import { forgetWhatIsTaken } from '../forget-what-is-taken.ts';
import { atOnce, differing, type Outcome, type Proof, partOf, percentile } from '../proof.ts';
import { inShop } from '../shop.ts';

const whole = { buyers: 10_000, boxes: 500 };
/** So many press the button together; who cannot be served yet waits in line, as in a browser. */
const pressedAtOnce = 250;
/** Nobody pays in the second in which the box was held; of a part of the load in a part of it. */
const payWithinMs = 15_000;
const holdWithinMs = 5_000;

export const oversell: Proof = {
  promise: 'However many people want the last boxes, no box is sold twice and none stays behind.',
  tried: `${whole.buyers} buyers want ${whole.boxes} boxes of one product from two server processes, ${pressedAtOnce} of them at once`,
  guard: 'the counter of what is taken forgets',
  async run({ share, isGuardOut, isTimed, say }): Promise<Outcome> {
    const buyers = partOf(whole.buyers, share);
    const boxes = partOf(whole.boxes, share);
    return inShop(2, async (shop, first) => {
      const wish = await wishFor(shop, first, boxes);
      if (isGuardOut) await forgetWhatIsTaken(shop.db);
      const holdTimes: number[] = [];
      const statuses = new Map<string, number>();
      const paying: Promise<void>[] = [];
      const count = (status: string) => statuses.set(status, (statuses.get(status) ?? 0) + 1);
      let done = 0;
      await atOnce(Array(buyers).keys(), pressedAtOnce, async (buyer) => {
        const server = shop.servers[buyer % shop.servers.length] ?? first;
        const held = await patiently(isTimed, () => hold(server, wish));
        holdTimes.push(held.ms);
        count(`hold ${held.status}`);
        done += 1;
        if (done % 1_000 === 0) say(`${done} of ${buyers} asked`);
        if (held.status !== 200) return;
        const pay = async () => {
          await pause(Math.random() * payWithinMs * share);
          count(`order ${(await patiently(isTimed, () => order(server, held))).status}`);
        };
        paying.push(pay());
      });
      await Promise.all(paying);

      const { sold } = await shop.db
        .selectFrom('orders')
        .select((eb) => eb.fn.countAll<string>().as('sold'))
        .where('outside_stock', '=', false)
        .executeTakeFirstOrThrow();
      const failed = [...statuses].filter(([status]) => / 5\d\d$/.test(status));
      const p99 = percentile(holdTimes, 0.99);
      return {
        figures: `${buyers} buyers, ${boxes} boxes: ${sold} sold; a hold took ${percentile(holdTimes, 0.5)} ms (half), ${p99} ms (99 %)`,
        breaches: [
          ...differing('boxes sold', Number(sold), boxes),
          ...differing('holds given', statuses.get('hold 200') ?? 0, boxes),
          ...differing('buyers told that it is sold out', statuses.get('hold 409') ?? 0, buyers - boxes),
          ...failed.map(([status, times]) => `${status}, ${times} times`),
          ...(isTimed && p99 > holdWithinMs ? [`a hold took ${p99} ms`] : []),
          ...(await shop.examine()),
        ],
      };
    });
  },
};
