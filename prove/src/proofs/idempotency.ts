import { sql } from 'kysely';
import { hold, order, orderNumberOf, patiently, wishFor } from '../buyer.ts';
import { atOnce, differing, type Outcome, type Proof, partOf } from '../proof.ts';
import { inShop } from '../shop.ts';
import { signInImpatiently } from '../staff-retries.ts';

const whole = { holds: 1_000, ofStaff: 50, submissions: 20 };
const buyersAtOnce = 8;

export const idempotency: Proof = {
  promise: 'An order that is sent again, by an impatient finger or a bad line, is one order with one answer.',
  tried: `${whole.holds} holds, each ordered ${whole.submissions} times at once over two server processes; ${whole.ofStaff} orders that staff enter, and a note to each, as often, and the order again after the note`,
  guard: 'an order does not remember its hold',
  async run({ share, isGuardOut, isTimed, say }): Promise<Outcome> {
    const holds = partOf(whole.holds, share);
    return inShop(2, async (shop, first) => {
      const ofStaff = partOf(whole.ofStaff, share);
      const wish = await wishFor(shop, first, holds + ofStaff);
      if (isGuardOut) {
        await sql`create function forget_hold() returns trigger language plpgsql as
          'begin new.hold_id := null; return new; end'`.execute(shop.db);
        await sql`create trigger forget_hold before insert on orders
          for each row execute function forget_hold()`.execute(shop.db);
      }
      const breaches: string[] = [];
      const numbers = new Set<string>();
      let done = 0;
      await atOnce(Array(holds).keys(), buyersAtOnce, async () => {
        const held = await patiently(isTimed, () => hold(first, wish));
        const answers = await Promise.all(
          Array.from({ length: whole.submissions }, (_, at) =>
            patiently(isTimed, () => order(shop.servers[at % shop.servers.length] ?? first, held)),
          ),
        );
        const different = new Set(answers.map(({ status, text }) => `${status} ${text}`));
        if (different.size !== 1) breaches.push(`one hold was answered in ${different.size} ways`);
        for (const answer of answers) {
          if (answer.status === 200) numbers.add(orderNumberOf(answer));
          else breaches.push(`an order was answered ${answer.status}`);
        }
        done += 1;
        if (done % 100 === 0) say(`${done} of ${holds} holds`);
      });
      const { submissions } = whole;
      const enterOrder = await signInImpatiently(shop, wish, { submissions, isTimed, breaches });
      for (let entered = 0; entered < ofStaff; entered += 1) numbers.add(await enterOrder());
      say(`${ofStaff} orders of staff`);
      const { stored } = await shop.db
        .selectFrom('orders')
        .select((eb) => eb.fn.countAll<string>().as('stored'))
        .executeTakeFirstOrThrow();
      return {
        figures: `${holds} holds, ${holds * whole.submissions} submissions, and ${ofStaff} orders of staff as often: ${stored} orders`,
        breaches: [
          ...differing('orders stored', Number(stored), holds + ofStaff),
          ...differing('order numbers told', numbers.size, holds + ofStaff),
          ...breaches,
          ...(await shop.examine()),
        ],
      };
    });
  },
};
