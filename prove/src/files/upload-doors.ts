import { type Answer, ask, hold, newAddress, order, orderNumberOf, patiently, type Wish } from '../buyer.ts';
import type { Server } from '../shop.ts';

/** One of the ways by which a file comes into the shop. */
export type Door = {
  name: string;
  takes: 'receipts' | 'pictures' | 'statements';
  send: (file: File) => Promise<Answer>;
};

type DoorOptions = { server: Server; wish: Wish; token: string; isTimed: boolean };

/** Of every kind one, for somebody who sends one file after the other. */
export async function openDoors({ server, wish, token, isTimed }: DoorOptions): Promise<Door[]> {
  const takeHold = () => patiently(isTimed, () => hold(server, wish));
  const upload = (path: string, part: string, cookie: string) => (file: File) => {
    const form = new FormData();
    form.set(part, file);
    const headers = { cookie, 'x-forwarded-for': newAddress(), 'sec-fetch-site': 'same-origin' };
    return patiently(isTimed, () => ask(`${server.url}${path}`, { method: 'POST', headers, body: form }));
  };
  const staff = `staff_session=${token}`;

  let held = await takeHold();
  const checkout = async (file: File) => {
    const pay = () => patiently(isTimed, () => order(server, held, {}, file));
    let answer = await pay();
    // Whoever fails this often waits; somebody else tries the same.
    while (answer.status === 429) {
      held = await takeHold();
      answer = await pay();
    }
    if (answer.status === 200) held = await takeHold();
    return answer;
  };

  let placed: { number: string; cookie: string } | null = null;
  const placeOrder = async () => {
    const buyer = await takeHold();
    const answer = await patiently(isTimed, () => order(server, buyer));
    return { number: orderNumberOf(answer), cookie: buyer.cookie };
  };
  const replacement = async (file: File): Promise<Answer> => {
    placed ??= await placeOrder();
    const { number, cookie } = placed;
    const answer = await upload(`/api/orders/${number}/receipt`, 'receipt', cookie)(file);
    if (answer.status === 429 || answer.status === 409) {
      // Of this order as many as it may have.
      placed = null;
      return replacement(file);
    }
    return answer;
  };

  const pictures = (name: string, path: string): Door => ({
    ...{ name, takes: 'pictures', send: upload(path, 'picture', staff) },
  });
  return [
    { name: 'an order', takes: 'receipts', send: checkout },
    { name: 'another receipt', takes: 'receipts', send: replacement },
    pictures('a product', '/api/admin/product-pictures'),
    pictures('the settings', '/api/admin/settings/pictures'),
    pictures('a place', '/api/admin/delivery-methods/pictures'),
    {
      ...{ name: 'a statement', takes: 'statements' },
      send: upload('/api/admin/money/statements/preview', 'statement', staff),
    },
  ];
}
