import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { hold, wishFor } from '../buyer.ts';
import { listen, type OpenPage } from '../open-page.ts';
import { atOnce, differing, type Outcome, type Proof, partOf, percentile } from '../proof.ts';
import { inShop, type Shop } from '../shop.ts';

const whole = { clients: 2_000, events: 10 };
const openedAtOnce = 50;
const heardWithinMs = 1_000;
const stopsWithinMs = 10_000;
const patienceMs = 15_000;

export const streams: Proof = {
  promise: 'A sold box is gone from every open page within a second, however many pages are open.',
  tried: `${whole.clients} open pages at two servers, ${whole.events} holds`,
  guard: 'the database tells nobody of changes',
  async run({ share, isGuardOut, say }): Promise<Outcome> {
    const clients: OpenPage[] = [];
    return inShop(2, async (shop, first) => {
      const wish = await wishFor(shop, first, 1_000);
      const count = partOf(whole.clients, share);
      await atOnce(Array(count).keys(), openedAtOnce, async (at) => {
        clients.push(await listen(shop.servers[at % shop.servers.length] ?? first));
      });
      say(`${clients.filter(({ isOpen }) => isOpen).length} pages are open`);
      if (isGuardOut) await silenceDatabase(shop);

      const times: number[] = [];
      const breaches: string[] = [];
      for (let event = 0; event < whole.events; event += 1) {
        // What came before has been told.
        await pause(500);
        const heldAt = performance.now();
        await hold(first, wish);
        const everybodyHeard = () => clients.every(({ heardAt }) => heardAt >= heldAt);
        const patience = isGuardOut ? 2_000 : patienceMs;
        while (!everybodyHeard() && performance.now() - heldAt < patience) await pause(20);
        const deaf = clients.filter(({ heardAt }) => heardAt < heldAt).length;
        if (deaf > 0) breaches.push(`${deaf} of ${clients.length} pages never heard of a hold`);
        times.push(...clients.map(({ heardAt }) => Math.max(0, heardAt - heldAt)));
        if (isGuardOut) break;
      }
      const slowest = percentile(times, 1);
      const stoppedAt = performance.now();
      await shop.close();
      const stopMs = Math.round(performance.now() - stoppedAt);
      return {
        figures: `${clients.length} pages, ${whole.events} holds: heard after ${percentile(times, 0.5)} ms (half), ${slowest} ms (last); all stopped within ${stopMs} ms`,
        breaches: [
          ...breaches,
          ...differing('pages open', clients.length, count),
          ...(slowest > heardWithinMs ? [`the last page heard after ${slowest} ms`] : []),
          ...(stopMs > stopsWithinMs ? [`stopping took ${stopMs} ms`] : []),
        ],
      };
    }).finally(() => {
      for (const { close } of clients) close();
    });
  },
};

/** Asked to tell of a change, it says nothing. */
async function silenceDatabase({ db }: Shop): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`set local allow_system_table_mods = on`.execute(trx);
    await sql`alter function pg_catalog.pg_notify(text, text) rename to pg_notify_silenced`.execute(trx);
    await sql`create function pg_catalog.pg_notify(text, text) returns void language sql as ''`.execute(trx);
  });
}
