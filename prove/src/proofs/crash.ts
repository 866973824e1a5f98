import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Answer, hold, order, orderNumberOf, wishFor } from '../buyer.ts';
import { differing, type Outcome, type Proof, partOf } from '../proof.ts';
import { inShop, type Server, type Shop } from '../shop.ts';

const whole = { serverKills: 200, databaseKills: 50 };
const buyers = 6;
const boxes = 1_000_000;
const servingWithinMs = 5_000;
/** Kills come at random moments of this much buying: about as long as an order takes, from its hold to its answer. */
const betweenKillsMs = 150;
/** Between one order and the next: whoever buys on and on leaves no core to the server that starts. */
const thinkingMs = 60;
const fewKills = 5;
/** No measure of speed, only an end to waiting for a shop that never sells again. */
const patienceMs = 60_000;
/** Of the servers killed, at least so many must have been in the middle of an answer. */
const hitShare = 1 / 4;

/** A request a server was sent; `isCut` once it is known that no answer came. */
type Request = { server: Server; isCut: boolean };

export const crash: Proof = {
  promise: 'A server or a database that dies in the middle loses no order it confirmed, and doubles none.',
  tried: `${whole.serverKills} times one of two servers and ${whole.databaseKills} times PostgreSQL (its first process alone, or all of them) is killed at a random moment of answering, while ${buyers} buyers insist; the servers alone bring it back, and of receipts the disk keeps only what was synced`,
  guard: 'PostgreSQL confirms before it has written',
  async run({ share, isGuardOut, isTimed, say }): Promise<Outcome> {
    const preload = new URL('../forgetful-disk.mjs', import.meta.url);
    const work = async (shop: Shop, first: Server): Promise<Outcome> => {
      const wish = await wishFor(shop, first, boxes);
      if (isGuardOut) {
        await sql`alter system set synchronous_commit = off`.execute(shop.db);
        await sql`alter system set wal_writer_delay = '10s'`.execute(shop.db);
        await sql`select pg_reload_conf()`.execute(shop.db);
      }
      const confirmed: string[] = [];
      const strange: string[] = [];
      let isOver = false;
      /** Then nobody asks any more. */
      let isHopeless = false;
      let interrupted = 0;
      let lastOrderAt = performance.now();
      let longestGap = 0;
      const inFlight = new Set<Request>();
      let hits = 0;
      let slowestSuccessor = 0;

      /** Asks until somebody answers, as a page does that lost its connection. */
      const insist = async (askOnce: (server: Server) => Promise<Answer>): Promise<Answer> => {
        for (;;) {
          if (isHopeless) throw new Error('Nobody answers any more.');
          const request: Request = { server: someServer(), isCut: false };
          inFlight.add(request);
          const answer = await askOnce(request.server).catch(() => null);
          inFlight.delete(request);
          request.isCut = answer === null;
          if (answer && answer.status < 500) return answer;
          if (answer && answer.status !== 503) strange.push(`an answer of ${answer.status}`);
          interrupted += 1;
          await pause(20);
        }
      };
      const someServer = () => shop.servers[Math.floor(Math.random() * shop.servers.length)] ?? first;
      const buyOn = async () => {
        while (!isOver) {
          const held = await insist((server) => hold(server, wish));
          const placed = await insist((server) => order(server, held));
          // A hold whose database died with it was never confirmed to be kept: the buyer begins again.
          if (placed.status !== 200) continue;
          confirmed.push(orderNumberOf(placed));
          longestGap = Math.max(longestGap, performance.now() - lastOrderAt);
          lastOrderAt = performance.now();
          await pause(Math.random() * thinkingMs);
        }
      };
      const buying = Promise.all(
        Array.from({ length: buyers }, () =>
          buyOn().catch((error: unknown) => strange.push(`a buyer gave up: ${String(error)}`)),
        ),
      );

      const serverKills = partOf(whole.serverKills, share);
      // One alone may come before anything was confirmed that it could lose.
      const databaseKills = isGuardOut ? fewKills : partOf(whole.databaseKills, share);
      const kills = serverKills + databaseKills;
      let serversKilled = 0;
      let databasesKilled = 0;
      let lastKilled = '';
      try {
        // Of a few it may happen that none hit anything: then there are some more.
        for (let kill = 0; kill < kills || (hits === 0 && kill < kills * 5); kill += 1) {
          await pause(Math.random() * betweenKillsMs);
          const isDatabase = kill % Math.ceil(kills / databaseKills) === 0;
          if (isDatabase) {
            const which = databasesKilled % 2 === 0 ? 'all' : 'first';
            await shop.killDatabase(which);
            databasesKilled += 1;
            lastKilled = `PostgreSQL (${which})`;
          } else {
            // Buyers go on using it until it is dead, so that it dies with what it was asked.
            const dying = someServer();
            const asked = [...inFlight].filter(({ server }) => server === dying);
            const killedAt = performance.now();
            await dying.kill();
            shop.servers.splice(shop.servers.indexOf(dying), 1);
            shop.servers.push(await shop.startServer());
            slowestSuccessor = Math.max(slowestSuccessor, performance.now() - killedAt);
            serversKilled += 1;
            lastKilled = 'a server';
            if (asked.some(({ isCut }) => isCut)) hits += 1;
          }
          const before = confirmed.length;
          // The next one waits until the shop sells again.
          const givesUpAt = performance.now() + patienceMs;
          while (confirmed.length < before + buyers) {
            if (performance.now() > givesUpAt)
              throw new Error(
                `${patienceMs / 1_000} s after ${lastKilled} was killed the shop still sold nothing`,
              );
            await pause(10);
          }
          if (kill % 25 === 24) say(`${kill + 1} killed, ${confirmed.length} orders confirmed`);
        }
      } catch (error) {
        isHopeless = true;
        throw error;
      } finally {
        isOver = true;
        await buying;
      }

      const stored = await shop.db.selectFrom('orders').select('order_number').execute();
      const numbers = new Set(stored.map(({ order_number }) => order_number));
      const lost = confirmed.filter((number) => !numbers.has(number));
      return {
        figures: `${serversKilled} servers and ${databasesKilled} databases killed, ${hits} of ${serversKilled} kills of a server hit requests in flight; ${confirmed.length} orders confirmed, ${interrupted} answers cut off: ${lost.length} lost; never longer than ${(longestGap / 1000).toFixed(1)} s without an order, a killed server replaced within ${(slowestSuccessor / 1000).toFixed(1)} s`,
        breaches: [
          ...differing('confirmed orders lost', lost.length, 0),
          ...differing('confirmed numbers that came twice', confirmed.length - new Set(confirmed).size, 0),
          ...differing('orders nobody was told of', stored.length - confirmed.length + lost.length, 0),
          ...(isTimed && longestGap > servingWithinMs
            ? [`${Math.round(longestGap)} ms passed without an order`]
            : []),
          ...(isTimed && slowestSuccessor > servingWithinMs
            ? [`a killed server was replaced after ${Math.round(slowestSuccessor)} ms`]
            : []),
          ...(hits < (isTimed ? serversKilled * hitShare : 1)
            ? [`only ${hits} of ${serversKilled} kills of a server hit requests in flight`]
            : []),
          ...strange,
          ...(await shop.examine()),
        ],
      };
    };
    return inShop(2, work, { preload });
  },
};
