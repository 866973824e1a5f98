import { randomUUID } from 'node:crypto';
import { writeEmv } from '@mooncake/domain/payment/emv';
import * as z from 'zod/mini';
import { ask, hold, newAddress, order, orderNumberOf, wishFor } from '../buyer.ts';
import { atOnce } from '../proof.ts';
import type { Server, Shop } from '../shop.ts';

const buyersAtOnce = 8;

/** Markup that leaves an element with its number wherever it is taken for markup, and runs where it may. */
const markups: readonly ((number: number) => string)[] = [
  (number) => `<script data-proof=${number}>ran(${number})</script>`,
  (number) => `<img data-proof=${number} src=x onerror=ran(${number})>`,
  (number) => `"><svg data-proof=${number} onload=ran(${number})>`,
  (number) => `'><a data-proof=${number} href=javascript:ran(${number})>x</a>`,
  (number) => `</title></textarea></script><b data-proof=${number}>`,
  (number) => `<iframe data-proof=${number} src=javascript:ran(${number})>`,
  (number) => `javascript:ran(${number})`,
  (number) => `{{ran(${number})}}\${ran(${number})}`,
];
/** What a spreadsheet would work out instead of showing it. */
const formulas: readonly ((number: number) => string)[] = [
  (number) => `=HYPERLINK("http://example.com/${number}")`,
  (number) => `+ran(${number})`,
  (number) => `-2+ran(${number})`,
  (number) => `@ran(${number})`,
  (number) => `\t=ran(${number})`,
];

export type Sower = {
  /** Something new each time. */
  sow: () => string;
  /** So many of them, as long as text may be; a formula is one only where text begins. */
  sowMany: (count: number) => string;
  sown: () => number;
};

export function createSower(): Sower {
  let sown = 0;
  const next = (kinds: readonly ((number: number) => string)[]) => {
    sown += 1;
    return kinds[sown % kinds.length]?.(sown) ?? '';
  };
  const sow = () => next([...markups, ...formulas]);
  return {
    sow,
    sowMany: (count) => [sow(), ...Array.from({ length: count - 1 }, () => next(markups))].join(' '),
    sown: () => sown,
  };
}

export type OddOrder = { id: string; number: string; linkKey: string; cookie: string };

/** Of each field a customer writes, how many payloads fit in. */
const inField = { notes: 13, deliveryAddress: 1, name: 1, instagram: 1, facebook: 1 };
const inOrder = Object.values(inField).reduce((sum, count) => sum + count, 0);

/** Orders with payloads in every field a customer writes, until so many are sown, and their batch. */
export async function sowAsCustomers(
  shop: Shop,
  server: Server,
  { wanted, sower: { sow, sowMany } }: { wanted: number; sower: Sower },
): Promise<{ orders: OddOrder[]; batchId: string; productId: string }> {
  const wish = await wishFor(shop, server, 1_000_000, { isBrought: true });
  const cookies = new Map<string, string>();
  await atOnce(Array(Math.ceil(wanted / inOrder)).keys(), buyersAtOnce, async () => {
    const held = await hold(server, wish);
    const placed = await order(server, held, {
      ...{ name: sow(), instagram: sow(), facebook: sow() },
      ...{ notes: sowMany(inField.notes), deliveryAddress: sowMany(inField.deliveryAddress) },
    });
    if (placed.status !== 200) throw new Error(`an order with odd words was refused: ${placed.text}`);
    cookies.set(orderNumberOf(placed), held.cookie);
  });
  const orders = await shop.db
    .selectFrom('orders')
    .select(['id', 'order_number as number', 'link_key as linkKey'])
    .where('order_number', 'in', [...cookies.keys()])
    .execute();
  return {
    orders: orders.map((one) => ({ ...one, cookie: cookies.get(one.number) ?? '' })),
    ...{ batchId: wish.batchId, productId: wish.productId },
  };
}

/** What staff write, of each kind once. */
export async function sowAsStaff(
  { db }: Shop,
  { url }: Server,
  { token, sower: { sow } }: { token: string; sower: Sower },
): Promise<void> {
  const methods = await db.selectFrom('delivery_methods').select('id').execute();
  const deliveryMethodIds = methods.map(({ id }) => id);
  const say = async (path: string, body: object) => {
    const { status, text } = await ask(`${url}/api/admin/${path}`, {
      method: 'POST',
      headers: {
        ...{ cookie: `staff_session=${token}`, 'content-type': 'application/json' },
        ...{ 'sec-fetch-site': 'same-origin', 'x-forwarded-for': newAddress() },
        'idempotency-key': randomUUID(),
      },
      body: JSON.stringify(body),
    });
    if (status !== 200) throw new Error(`${path} was refused: ${text}`);
  };
  for (let round = 0; round < markups.length; round += 1) {
    await say('categories', {
      ...{ id: randomUUID(), name: sow(), nameZh: sow(), description: sow(), color: '#3b82f6', icon: '' },
      ...{ sortOrder: 5, isActive: true },
    });
    await say('products', {
      ...{ id: randomUUID(), name: round === 0 ? 'Proof' : sow(), nameZh: sow(), description: sow() },
      ...{ descriptionZh: sow(), features: [sow(), sow()], featuresZh: [sow()], priceSen: 1250 },
      ...{ categoryId: null, stockQuantity: 0, sortOrder: 9, isActive: true, productType: 'standard' },
      ...{ box: null, pieces: [], fixedFlavours: [], images: [] },
    });
    await say('batches', {
      ...{ id: randomUUID(), batchName: sow(), batchNameZh: sow(), batchDate: '2090-10-01' },
      ...{ orderUntil: null, deliveryMethodIds, isActive: true, slots: [] },
    });
    await say('batch-templates', { name: sow(), description: sow(), deliveryMethodIds, slots: [] });
  }
}

/** A code to pay with, whole and well sealed, for a payee of an odd name in an odd town. */
function oddQr(sow: Sower['sow']): string {
  return writeEmv([
    ...[
      { tag: '00', value: '01' },
      { tag: '53', value: '458' },
      { tag: '58', value: 'MY' },
    ],
    ...[
      { tag: '59', value: sow() },
      { tag: '60', value: sow() },
    ],
  ]);
}

const settingsSchema = z.object({ settings: z.record(z.string(), z.json()), version: z.int() });
const fieldsSchema = z.record(z.string(), z.json());
const previewSchema = z.object({ mapping: z.json() });

/** What staff write about the shop and its orders, and what banks send them. */
export async function sowInTheOffice(
  { db }: Shop,
  { url }: Server,
  { token, orders, sower: { sow, sowMany } }: { token: string; orders: readonly OddOrder[]; sower: Sower },
): Promise<void> {
  const send = async (method: string, path: string, body?: object | FormData) => {
    const answer = await ask(`${url}/api/admin/${path}`, {
      method,
      headers: {
        ...{ cookie: `staff_session=${token}`, 'sec-fetch-site': 'same-origin' },
        ...{ 'x-forwarded-for': newAddress(), 'idempotency-key': randomUUID() },
        ...(body && !(body instanceof FormData) && { 'content-type': 'application/json' }),
      },
      ...(body && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    });
    if (answer.status !== 200) throw new Error(`${method} ${path} was refused: ${answer.text}`);
    const json: unknown = JSON.parse(answer.text);
    return json;
  };
  for (const { id } of orders) await send('PUT', `orders/${id}/notes`, { notes: sowMany(2), version: 0 });
  // What customers are told where their receipt is refused, or their order cancelled.
  for (const [at, action] of ['refuse-receipt', 'cancel'].entries()) {
    const id = orders[at]?.id ?? '';
    const { version } = await db
      .selectFrom('orders')
      .select('version')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await send('POST', `orders/${id}/${action}`, { notes: sowMany(2), version });
  }

  const { settings, version } = settingsSchema.parse(await send('GET', 'settings'));
  const words = ['shopName', 'shopNameZh', 'storyTitle', 'storyTitleZh', 'story', 'storyZh', 'registration'];
  const changed = [...words, 'bannerNote', 'bannerNoteZh'].map((name) => [name, sow()]);
  const bank = { ...fieldsSchema.parse(settings.bank), bankName: sow(), accountName: sow() };
  const duitNow = { ...fieldsSchema.parse(settings.duitNow), number: sow(), payload: oddQr(sow) };
  const odd = { ...settings, ...Object.fromEntries(changed), bank, duitNow };
  await send('PUT', 'settings', { settings: odd, version });

  const lines = Array.from({ length: 20 }, (_, at) => {
    const quoted = sow().replaceAll('"', '""');
    return `${String((at % 28) + 1).padStart(2, '0')}/09/2026,"${quoted}",${50 + at}.00,`;
  });
  const statement = () =>
    new File([['Date,Description,Credit,Balance', ...lines].join('\n')], 'statement.csv');
  const preview = new FormData();
  preview.set('statement', statement());
  const { mapping } = previewSchema.parse(await send('POST', 'money/statements/preview', preview));
  const form = new FormData();
  form.set('name', sow());
  form.set('mapping', JSON.stringify(mapping));
  form.set('statement', statement());
  await send('POST', 'money/statements', form);
}
