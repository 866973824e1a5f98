import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { type Answer, aCustomer, ask, newAddress, patiently, type Wish } from './buyer.ts';
import type { Server, Shop } from './shop.ts';

type Sent = { method: string; path: string; body: object; key: string };

const enteredSchema = z.object({
  order: z.object({ id: z.string(), orderNumber: z.string() }),
});

/**
 * A member of staff who is as impatient: each enters an order, so many times at once over all servers, writes a note to
 * it as often, and sends the order once more when it is not as it was. Gives the function that does it, once a call,
 * and tells the order's number.
 */
export async function signInImpatiently(
  shop: Shop,
  wish: Wish,
  { submissions, isTimed, breaches }: { submissions: number; isTimed: boolean; breaches: string[] },
): Promise<() => Promise<string>> {
  const cookie = `staff_session=${await shop.signIn({ role: 'employee' })}`;
  const wished = z.record(z.string(), z.json()).parse(JSON.parse(wish.body));
  const send = ({ url }: Server, { method, path, body, key }: Sent): Promise<Answer> =>
    patiently(isTimed, () =>
      ask(`${url}/api/admin/orders${path}`, {
        method,
        headers: {
          ...{ cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
          ...{ 'x-forwarded-for': newAddress(), 'idempotency-key': key },
        },
        body: JSON.stringify(body),
      }),
    );
  /** The one answer to it. */
  const sendOften = async (what: string, sent: Sent): Promise<string> => {
    const answers = await Promise.all(
      Array.from({ length: submissions }, (_, at) => shop.servers[at % shop.servers.length]).flatMap(
        (server) => (server ? [send(server, sent)] : []),
      ),
    );
    const different = new Set(answers.map(({ status, text }) => `${status} ${text}`));
    if (different.size !== 1) breaches.push(`${what} was answered in ${different.size} ways`);
    for (const { status } of answers) if (status !== 200) breaches.push(`${what} was answered ${status}`);
    return answers[0]?.text ?? '';
  };

  return async () => {
    const entry: Sent = {
      ...{ method: 'POST', path: '', key: randomUUID() },
      body: { ...wished, orderId: randomUUID(), paymentStatus: 'pending', customer: aCustomer },
    };
    const first = await sendOften('an order that staff entered', entry);
    const { id, orderNumber } = enteredSchema.parse(JSON.parse(first)).order;
    const notes = { notes: 'Brings a cold box', version: 0 };
    await sendOften('a note', { method: 'PUT', path: `/${id}/notes`, body: notes, key: randomUUID() });
    for (const server of shop.servers) {
      const { text } = await send(server, entry);
      if (text !== first) breaches.push('an order that staff sent again later had another answer');
    }
    return orderNumber;
  };
}
