import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { holdResponseSchema } from '@mooncake/domain/holds/hold.contract';
import { type Answer, hold, order, type Wish, wishFor } from '../buyer.ts';
import { holdADayOff } from '../day-off-browser.ts';
import { atOnce, differing, type Outcome, type Proof, partOf } from '../proof.ts';
import { listOrders, useForAWeek } from '../session-week.ts';
import { inShop, type Server, type Shop } from '../shop.ts';

const whole = { buyers: 200 };
const buyersAtOnce = 8;
const hourMs = 3_600_000;
/** Each way and back again; the first is the right time. */
const shifts = [0, hourMs, 0, -hourMs, 0];
const holdMs = 15 * 60_000;
/** A session is over 12 hours after its last use: of this one half an hour is left. */
const nearlyOverMs = 11.5 * hourMs;
/** What passes between the answer and its look at the clock, and what the clock of the file is late. */
const graceMs = 10_000;
const seenWithinMs = 100;

export const clocks: Proof = {
  promise:
    'A browser whose clock is a day off counts down right; a server whose clock jumps an hour, forth or back, sells no box twice, keeps cut-offs and sessions, and takes late money.',
  tried: `the clock of the server jumps an hour forth and back, then an hour back and forth; ${whole.buyers} people buy at each time of just as many boxes as they want, as many pay then for what they held before the jump, one date closes in half an hour, one has a single box that is held, and one session ends in half an hour; at last somebody signs in and works on until the session is seven days old; before, that date is held in Chromium with a clock a day ahead and a day behind`,
  guard: 'the date forgets when it closes',
  async run({ share, isGuardOut, say }): Promise<Outcome> {
    const folder = await mkdtemp(join(tmpdir(), 'shop-clock-'));
    const clockFile = join(folder, 'shift');
    const setClock = async (shiftMs: number) => {
      await writeFile(clockFile, String(shiftMs));
      await pause(seenWithinMs);
    };
    await writeFile(clockFile, '0');
    const work = async (shop: Shop, server: Server): Promise<Outcome> => {
      const buyers = partOf(whole.buyers, share);
      // As many as are wanted, so that one too few taken is one sold too many.
      const boxes = buyers * 2 * shifts.length;
      const wish = await wishFor(shop, server, boxes);
      const closing = await wishFor(shop, server, 1_000_000, { at: 1 });
      const closesAt = isGuardOut ? null : new Date(Date.now() + hourMs / 2);
      await shop.db
        .updateTable('pickup_batches')
        .set({ order_until: closesAt })
        .where('id', '=', closing.batchId)
        .execute();
      const { batch_name: closingName } = await shop.db
        .selectFrom('pickup_batches')
        .select('batch_name')
        .where('id', '=', closing.batchId)
        .executeTakeFirstOrThrow();
      const cookie = `staff_session=${await shop.signIn({ role: 'employee' })}`;
      const onlyBox = await wishFor(shop, server, 1, { at: 2 });

      const breaches: string[] = [];
      let placed = 0;
      let refused = 0;
      let waiting: Answer[] = [];
      const expect = (what: string, { status, text }: Answer, promised: number) => {
        if (status !== promised) breaches.push(`${what} was answered ${status}: ${text.slice(0, 200)}`);
        return status === promised;
      };

      expect('the only box of a date', await hold(server, onlyBox), 200);
      let ended = 0;
      const closingDate = /\d+\/\d+/.exec(closingName)?.[0] ?? '';
      // Without the guard the server is tried alone.
      const heldADayOff = isGuardOut ? 0 : await holdADayOff(server, closingDate, breaches);
      if (!isGuardOut) say(`${heldADayOff} of 2 browsers a day off held a box, with the right countdown`);
      for (const [at, shiftMs] of shifts.entries()) {
        await setClock(shiftMs);
        const when = `with the clock ${shiftMs / 60_000} min off`;
        const isLater = shiftMs > 0;
        const idle = await shop.signIn({ role: 'employee', now: new Date(Date.now() - nearlyOverMs) });
        expect(`a member of staff ${when}`, await listOrders(server, cookie), 200);
        const idleAnswer = await listOrders(server, `staff_session=${idle}`);
        if (expect(`a session nearly over ${when}`, idleAnswer, isLater ? 401 : 200) && isLater) ended += 1;
        // Who has it keeps it for a quarter of an hour; then the next one has it for as long.
        const freed = await hold(server, onlyBox);
        if (expect(`the only box, held before, ${when}`, freed, isLater ? 200 : 409) && isLater) ended += 1;
        // What was held before the jump is paid after it: too late by the clock, or early.
        await atOnce(waiting, buyersAtOnce, async (held) => {
          if (expect(`who held before, ${when},`, await order(server, held), 200)) placed += 1;
        });

        const begun: Answer[] = [];
        await atOnce(Array(buyers).keys(), buyersAtOnce, async () => {
          const held = await hold(server, wish);
          if (!expect(`a hold ${when}`, held, 200)) return;
          const { expiresAt, serverNow } = holdResponseSchema.parse(JSON.parse(held.text));
          const offMs = Math.abs(Date.parse(expiresAt) - Date.parse(serverNow) - holdMs);
          const clockMs = Math.abs(Date.parse(serverNow) - Date.now() - shiftMs);
          if (offMs > graceMs) breaches.push(`a hold ${when} was not for 15 minutes but ${offMs} ms off`);
          if (clockMs > graceMs) breaches.push(`${when} the server told a time ${clockMs} ms from its own`);
          if (expect(`an order ${when}`, await order(server, held), 200)) placed += 1;
          begun.push(await hold(server, wish));
        });
        waiting = at < shifts.length - 1 ? begun : [];
        refused += await tryClosing(server, closing, { isClosed: shiftMs > 0, when, breaches });
        say(`${when}: ${placed} orders so far`);
      }

      const beyond = await hold(server, wish);
      expect(`one box more than the ${boxes} there are`, beyond, 409);
      // Last, as for the server a week passes.
      const used = isGuardOut ? 0 : await useForAWeek(shop, server, { setClock, breaches });
      const { orders } = await shop.db
        .selectFrom('orders')
        .select((eb) => eb.fn.countAll<number>().as('orders'))
        .executeTakeFirstOrThrow();
      return {
        figures: `${shifts.length - 1} jumps of an hour: ${placed} orders, ${refused} times a closed date said so, ${ended} times a hold or a session was over, another session used ${used} times until its seven days were over${isGuardOut ? '' : `; ${heldADayOff} of 2 browsers a day off held a box and counted down right`}`,
        breaches: [
          ...breaches,
          ...differing('orders stored', Number(orders), placed),
          ...(await shop.examine()),
        ],
      };
    };
    const preload = new URL('../shifted-clock.mjs', import.meta.url);
    return inShop(1, work, { preload, env: { PROOF_CLOCK: clockFile } }).finally(() =>
      rm(folder, { recursive: true, force: true }),
    );
  },
};

/** Holds a box for the date that closes in half an hour; 1 where it was closed and said so. */
async function tryClosing(
  server: Server,
  wish: Wish,
  { isClosed, when, breaches }: { isClosed: boolean; when: string; breaches: string[] },
): Promise<number> {
  const { status, text } = await hold(server, wish);
  const isRefused = status >= 400 && status < 500;
  if (isRefused !== isClosed || status >= 500)
    breaches.push(`the date that closes, ${when}, was answered ${status}: ${text.slice(0, 200)}`);
  return isRefused ? 1 : 0;
}
