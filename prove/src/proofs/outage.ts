import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Answer, ask, hold, newAddress, order, orderNumberOf, wishFor } from '../buyer.ts';
import { type DatabaseLine, type LineState, openDatabaseLine } from '../database-line.ts';
import { differing, type Outcome, type Proof, partOf } from '../proof.ts';
import { inShop, type Server, type Shop } from '../shop.ts';

const whole = { secondsEach: 30 };
/** A database that says nothing is told of by the shop's own limits, the longest of which is 15 s: less shows none of them. */
const longerThanLimits = 17;
const saysNothing: readonly string[] = ['stopped', 'silent'];
const buyers = 6;
const readers = 2;
const lineTroubles: readonly Exclude<LineState, 'good'>[] = ['cut', 'silent', 'slow'];
const diskMegabytes = 500;
const logFull = 'log full';
/** Nobody is left without an answer for longer than this. */
const answerWithinMs = 25_000;
const backWithinMs = 15_000;
/** Whoever waits this long has met the trouble. */
const biteMs = 500;

export const outage: Proof = {
  promise:
    'While the database is away or slow, or the disk full, people are told so and when to come back, nothing is confirmed that is not stored, and it mends itself.',
  tried: `PostgreSQL is stopped, then the line to it is cut, silent, and two seconds late with every answer, then the disks of database, files and logs are full, then that of the logs alone, ${whole.secondsEach} s each, while ${buyers} people buy and ${readers} look around`,
  guard: 'the database drops an order as it commits it',
  async run({ share, isGuardOut, isTimed, say }): Promise<Outcome> {
    const lines: DatabaseLine[] = [];
    const through = async (databaseUrl: string) => {
      const line = await openDatabaseLine(databaseUrl);
      lines.push(line);
      return line.url;
    };
    const work = async (shop: Shop, server: Server): Promise<Outcome> => {
      const [line] = lines;
      if (!line) throw new Error('The servers were told another address.');
      const wish = await wishFor(shop, server, 1_000_000);
      if (isGuardOut) await dropAtCommit(shop);
      const confirmed: string[] = [];
      const breaches: string[] = [];
      const answers = new Map<number, number>();
      let isOver = false;
      let slowest = 0;
      /** Answers of the trouble at work that said so, or were late. */
      let bites = 0;
      /** And of them those that were told to come back. */
      let told = 0;
      let lastOrderAt = 0;
      const note = ({ status, ms, retryAfter }: Answer) => {
        answers.set(status, (answers.get(status) ?? 0) + 1);
        slowest = Math.max(slowest, ms);
        if (status === 503) told += 1;
        if (status === 503 || ms > biteMs) bites += 1;
        if (status >= 500 && status !== 503) breaches.push(`somebody was answered ${status}`);
        if (status === 503 && !(Number(retryAfter) > 0))
          breaches.push(`somebody was told to wait, but not how long (${retryAfter})`);
        if (isTimed && ms > answerWithinMs) breaches.push(`somebody waited ${Math.round(ms)} ms`);
      };
      const buyOn = async () => {
        while (!isOver) {
          const held = await hold(server, wish);
          note(held);
          if (held.status !== 200) {
            await pause(100);
            continue;
          }
          const placed = await order(server, held);
          note(placed);
          if (placed.status !== 200) continue;
          confirmed.push(orderNumberOf(placed));
          lastOrderAt = performance.now();
        }
      };
      const readOn = async () => {
        while (!isOver) {
          note(await ask(`${server.url}/api/products`, { headers: { 'x-forwarded-for': newAddress() } }));
          await pause(50);
        }
      };
      const everybody = Promise.all([
        ...Array.from({ length: buyers }, buyOn),
        ...Array.from({ length: readers }, readOn),
      ]);
      const backAfter: number[] = [];
      const waitMs = isTimed ? 4 * backWithinMs : 120_000;
      const troubles: [name: string, begin: () => Promise<() => Promise<void>>][] = lineTroubles.map(
        (state) => [
          state,
          async () => {
            line.become(state);
            return async () => line.become('good');
          },
        ],
      );
      troubles.unshift([
        'stopped',
        async () => {
          const goOn = await shop.stopDatabase();
          return async () => goOn();
        },
      ]);
      const { fillDisk } = shop;
      if (fillDisk) {
        troubles.push(['full', async () => (await fillDisk('all')).free]);
        troubles.push([logFull, async () => (await fillDisk('logs')).free]);
      }
      const bitten: string[] = [];
      for (const [trouble, begin] of troubles) {
        await pause(1_000);
        [bites, told] = [0, 0];
        const before = confirmed.length;
        const end = await begin();
        const seconds = partOf(whole.secondsEach, share);
        const isSilent = saysNothing.includes(trouble);
        await pause((isSilent ? Math.max(longerThanLimits, seconds) : seconds) * 1_000);
        await end();
        const mendedAt = performance.now();
        while (lastOrderAt < mendedAt && performance.now() - mendedAt < waitMs) await pause(20);
        const back = Math.round(performance.now() - mendedAt);
        backAfter.push(back);
        bitten.push(`${trouble} (${bites})`);
        // Nobody but the log itself notices that it is full: people go on buying.
        if (trouble === logFull && confirmed.length === before) breaches.push(`${trouble}: nobody could buy`);
        if (trouble !== logFull && bites === 0) breaches.push(`${trouble}: nobody noticed any trouble`);
        if (isSilent && told === 0) breaches.push(`${trouble}: nobody was told to come back`);
        if (back > (isTimed ? backWithinMs : waitMs))
          breaches.push(`after ${trouble} it took ${back} ms until an order`);
        say(
          `${trouble}: selling again after ${back} ms, ${confirmed.length} orders and ${answers.get(503) ?? 0} answers to wait so far`,
        );
      }
      isOver = true;
      await everybody;

      const stored = await shop.db.selectFrom('orders').select('order_number').execute();
      const numbers = new Set(stored.map(({ order_number }) => order_number));
      const lost = confirmed.filter((number) => !numbers.has(number)).length;
      const away = answers.get(503) ?? 0;
      const notTried = fillDisk ? '' : ', full disks not tried (that takes the root of a Linux)';
      return {
        figures: `${bitten.join(', ')}${notTried} (answers that told of it, or took over ${biteMs / 1_000} s): ${confirmed.length} orders confirmed, ${lost} of them not stored; ${away} times told to wait, the slowest answer ${Math.round(slowest)} ms; selling again after ${Math.max(...backAfter)} ms at most`,
        breaches: [
          ...breaches,
          ...differing('confirmed orders that are not stored', lost, 0),
          ...(await shop.examine()),
        ],
      };
    };
    return inShop(1, work, { through, logLevel: 'info', diskMegabytes }).finally(() => {
      for (const line of lines) line.close();
    });
  },
};

async function dropAtCommit({ db }: Shop): Promise<void> {
  await sql`create function drop_order() returns trigger language plpgsql as
    'begin delete from orders where id = new.id; return null; end'`.execute(db);
  await sql`create constraint trigger drop_order after insert on orders deferrable initially deferred
    for each row execute function drop_order()`.execute(db);
}
