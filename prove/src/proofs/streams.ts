import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { ask, hold, newAddress, wishFor } from '../buyer.ts';
import { listen, listenSlowly, type OpenPage } from '../open-page.ts';
import { atOnce, differing, type Outcome, type Proof, partOf, percentile } from '../proof.ts';
import { inShop, megabytesOf, type Server, type Shop } from '../shop.ts';

const whole = { clients: 2_000, events: 10 };
const openedAtOnce = 50;
const heardWithinMs = 1_000;
const stopsWithinMs = 10_000;
const patienceMs = { timed: 15_000, untimed: 100_000 };
const slowPages = 10;
/** More than the buffers between two processes hold. */
const floodMegabytes = 24;
const silenceMs = 3_000;
const paceMs = 1_000;
const mayGrowMegabytes = 150;
const staffServedWithinMs = 5_000;
/** More than one server takes of visitors, whatever the share: its room is no load that could be less. */
const tooMany = { whole: 2_100, part: 1_850 };

export const streams: Proof = {
  promise:
    'A sold box is gone from every open page within a second, however many pages are open; who does not read is dropped, and staff is always served.',
  tried: `${slowPages} pages that read nothing while ${floodMegabytes} MB are told to each; then ${whole.clients} open pages at two servers, ${whole.events} holds, staff listening and looking at orders meanwhile; at last one server has as many pages as it takes, and staff come`,
  guard: 'the database tells nobody of changes',
  async run({ share, isGuardOut, isTimed, say }): Promise<Outcome> {
    const clients: OpenPage[] = [];
    return inShop(2, async (shop, first) => {
      const wish = await wishFor(shop, first, 1_000);
      const count = partOf(whole.clients, share);
      const breaches: string[] = [];
      const withinMs = isTimed ? patienceMs.timed : patienceMs.untimed;
      const dropped = isGuardOut ? slowPages : await tellTheSlow(shop, first, { breaches, withinMs });
      if (!isGuardOut) say(`${dropped} of ${slowPages} pages that read nothing were dropped`);
      await atOnce(Array(count).keys(), openedAtOnce, async (at) => {
        clients.push(await listen(shop.servers[at % shop.servers.length] ?? first));
      });
      const openPages = clients.filter(({ isOpen }) => isOpen).length;
      say(`${openPages} pages are open`);
      const cookie = `staff_session=${await shop.signIn({ role: 'employee' })}`;
      const staff = await Promise.all(shop.servers.map((server) => listen(server, cookie)));
      clients.push(...staff);
      if (isGuardOut) await silenceDatabase(shop);

      const times: number[] = [];
      const staffTimes: number[] = [];
      const lookAtOrders = async () => {
        const { status, ms } = await ask(`${first.url}/api/admin/orders?page=1`, {
          headers: { cookie, 'x-forwarded-for': newAddress() },
        });
        staffTimes.push(ms);
        if (status !== 200) breaches.push(`staff was answered ${status}`);
      };
      let events = 0;
      // One that nobody hears is enough: nobody waits as long for each of the others.
      for (; events < whole.events && breaches.length === 0; events += 1) {
        // What came before has been told.
        await pause(500);
        const heldAt = performance.now();
        await Promise.all([hold(first, wish), lookAtOrders()]);
        const everybodyHeard = () => clients.every(({ heardAt }) => heardAt >= heldAt);
        const patience = isGuardOut ? 2_000 : withinMs;
        while (!everybodyHeard() && performance.now() - heldAt < patience) await pause(20);
        const deaf = clients.filter(({ heardAt }) => heardAt < heldAt).length;
        if (deaf > 0) breaches.push(`${deaf} of ${clients.length} pages never heard of a hold`);
        times.push(...clients.map(({ heardAt }) => Math.max(0, heardAt - heldAt)));
      }
      const slowest = percentile(times, 1);
      let turnedAway = 0;
      if (!isGuardOut) {
        const crowd = await crowdInto(first, share === 1 ? tooMany.whole : tooMany.part);
        clients.push(...crowd);
        turnedAway = crowd.filter(({ isOpen }) => !isOpen).length;
        if (turnedAway === 0) breaches.push('the server took more pages than it has room for');
        const late = await listen(first, cookie);
        clients.push(late);
        if (!late.isOpen) breaches.push('staff was turned away from a server full of visitors');
        await lookAtOrders();
        say(`${turnedAway} visitors turned away from a full server, staff let in`);
      }
      const staffSlowest = percentile(staffTimes, 1);
      const stoppedAt = performance.now();
      await shop.close();
      const stopMs = Math.round(performance.now() - stoppedAt);
      return {
        figures: `${count} pages, ${events} holds: heard after ${percentile(times, 0.5)} ms (half), ${slowest} ms (last); ${dropped} of ${slowPages} that read nothing dropped; staff served within ${staffSlowest} ms${isGuardOut ? '' : `, also where ${turnedAway} visitors found no room`}; all stopped within ${stopMs} ms`,
        breaches: [
          ...breaches,
          ...differing('pages open', openPages, count),
          ...differing('pages dropped that read nothing', dropped, slowPages),
          ...(isTimed && staffSlowest > staffServedWithinMs ? [`staff waited ${staffSlowest} ms`] : []),
          ...(isTimed && slowest > heardWithinMs ? [`the last page heard after ${slowest} ms`] : []),
          ...(isTimed && stopMs > stopsWithinMs ? [`stopping took ${stopMs} ms`] : []),
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

/**
 * Tells pages that read nothing more than lies between them and the server, beside one that reads; gives how many were
 * dropped. The notices say the same topic many times over, so that a few fill every buffer.
 */
async function tellTheSlow(
  { db }: Shop,
  server: Server,
  { breaches, withinMs }: { breaches: string[]; withinMs: number },
): Promise<number> {
  const { now: before } = await megabytesOf(server);
  const slow = await Promise.all(Array.from({ length: slowPages }, () => listenSlowly(server)));
  const reading = await listen(server);
  try {
    const topics = Array<string>(900).fill('stock');
    const toldBytes = topics.length * 'event: topic\ndata: stock\n\n'.length;
    const begunAt = performance.now();
    for (let told = 0; told < floodMegabytes * 1_000_000; told += toldBytes) {
      // Pages that hear nothing would be told in vain, each time at the pace of who hears nothing.
      if (performance.now() - Math.max(reading.heardAt, begunAt) > withinMs) {
        breaches.push('a page beside slow ones heard nothing');
        return 0;
      }
      const notice = JSON.stringify({ from: 'elsewhere', topics });
      const toldAt = performance.now();
      await sql`select pg_notify('mooncake_topics', ${notice})`.execute(db);
      // No faster than who reads can hear: on a busy machine it would be dropped as a slow one.
      while (reading.heardAt < toldAt && performance.now() - toldAt < paceMs) await pause(1);
    }
    // What was told last has arrived at who reads.
    await pause(1_000);
    const lastAt = performance.now();
    await sql`select pg_notify('mooncake_topics', ${JSON.stringify({ from: 'elsewhere', topics: ['stock'] })})`.execute(
      db,
    );
    while (reading.heardAt < lastAt && performance.now() - lastAt < withinMs) await pause(20);
    if (reading.heardAt < lastAt) breaches.push('a page beside slow ones heard nothing');
    // On a busy machine that was one of the many before it: all is told when nothing more comes.
    while (performance.now() - reading.heardAt < silenceMs) await pause(100);
    const { now } = await megabytesOf(server);
    if (now - before > mayGrowMegabytes) breaches.push(`slow pages cost ${now - before} MB`);
    const dropped = await Promise.all(slow.map(({ wasDropped }) => wasDropped(withinMs)));
    return dropped.filter(Boolean).length;
  } finally {
    for (const { close } of [...slow, reading]) close();
  }
}

/** As many visitors as one server can have, and more. */
async function crowdInto(server: Server, visitors: number): Promise<OpenPage[]> {
  const crowd: OpenPage[] = [];
  await atOnce(Array(visitors).keys(), openedAtOnce, async () => void crowd.push(await listen(server)));
  return crowd;
}
