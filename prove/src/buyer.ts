import { Agent, type IncomingMessage, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { unzip } from 'node:zlib';
import sharp from 'sharp';
import * as z from 'zod/mini';
import type { Server, Shop } from './shop.ts';

/** What anybody answered: the status, what was said, how long it took, and when to come back. */
export type Answer = { status: number; text: string; cookie: string; ms: number; retryAfter: string | null };
/** Where one asks: a server, or what stands before several. */
type Door = Pick<Server, 'url'>;
export type Wish = { productId: string; batchId: string; body: string };

const unpack = promisify(unzip);

let visitors = 0;
/** An address nobody had before. */
export function newAddress(): string {
  visitors += 1;
  return `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
}

/** Not a measure of speed, only an end to waiting. */
const patienceMs = 120_000;

/** Where time does not count, whoever is told to come again does, as a page would. */
export async function patiently(isTimed: boolean, request: () => Promise<Answer>): Promise<Answer> {
  const givesUpAt = performance.now() + patienceMs;
  for (;;) {
    const answer = await request();
    if (isTimed || answer.status !== 503 || performance.now() > givesUpAt) return answer;
    await pause(100);
  }
}

type Asked = {
  method?: string;
  headers?: Record<string, string>;
  body?: string | FormData;
  signal?: AbortSignal;
};

/** Idle connections are given up long before a server would close one just as it is used again. */
const connections = new Agent({ keepAlive: true, timeout: 2_000 });
const compressions = ['gzip', 'deflate'];

/** Asks as a browser does, and waits for an end of two minutes: who is never answered has found a fault. With `fetch` whoever proves worked as hard as the shop, in time that the shop then lacked. */
export async function ask(url: string, { body, signal, ...asked }: Asked = {}): Promise<Answer> {
  const startedAt = performance.now();
  const { bytes, formType } = await packed(body);
  const asking = request(url, {
    ...{ ...asked, agent: connections, signal: signal ?? AbortSignal.timeout(patienceMs) },
    headers: {
      ...{ accept: '*/*', 'accept-encoding': compressions.join(', ') },
      ...asked.headers,
      ...(formType && { 'content-type': formType }),
      ...(bytes && { 'content-length': String(bytes.length) }),
    },
  });
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    // On for good: a line that breaks after the answer began is told by the answer itself.
    asking.on('response', resolve).on('error', reject);
  });
  asking.end(bytes);
  const answer = await answered;
  // A stream never ends: that it was let in is all there is to know.
  const isStream = answer.headers['content-type']?.startsWith('text/event-stream') ?? false;
  if (isStream) answer.destroy();
  const text = isStream ? '' : await readText(answer);
  const cookie = answer.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
  const retryAfter = answer.headers['retry-after'] ?? null;
  return { status: answer.statusCode ?? 0, text, cookie, ms: performance.now() - startedAt, retryAfter };
}

type Packed = { bytes?: Buffer; formType?: string | null };

/** A form tells with its type where its parts end. */
async function packed(body: Asked['body']): Promise<Packed> {
  if (!(body instanceof FormData)) return body === undefined ? {} : { bytes: Buffer.from(body) };
  const form = new Response(body);
  return { bytes: Buffer.from(await form.arrayBuffer()), formType: form.headers.get('content-type') };
}

async function readText(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part);
  const bytes = Buffer.concat(parts);
  const isPacked = compressions.includes(answer.headers['content-encoding'] ?? '') && bytes.length > 0;
  return (isPacked ? await unpack(bytes) : bytes).toString();
}

const productsSchema = z.object({
  products: z.array(z.object({ id: z.string(), slug: z.string(), priceSen: z.number() })),
});
const methodsSchema = z.object({
  deliveryMethods: z.array(z.object({ id: z.string(), needsAddress: z.boolean() })),
});
const batchesSchema = z.object({ batches: z.array(z.object({ batchId: z.string() })) });
const slotsSchema = z.object({
  timeSlots: z.array(z.object({ id: z.string(), requiresTeochewYam: z.boolean() })),
});

/** One box of mochi from the first batch on sale, or a later one, of which there are `boxes`; to be fetched, or brought to an address. */
export async function wishFor(
  { db }: Pick<Shop, 'db'>,
  { url }: Door,
  boxes: number,
  { at = 0, isBrought = false } = {},
): Promise<Wish> {
  const read = async (path: string): Promise<unknown> => JSON.parse((await ask(`${url}/api/${path}`)).text);
  const { products } = productsSchema.parse(await read('products'));
  const mochi = products.find(({ slug }) => slug === 'mochi-snowskin');
  const { deliveryMethods } = methodsSchema.parse(await read('delivery-methods'));
  const method = deliveryMethods.find(({ needsAddress }) => needsAddress === isBrought);
  const deliveryMethodId = method?.id ?? '';
  const { batches } = batchesSchema.parse(await read(`availability?deliveryMethodId=${deliveryMethodId}`));
  const batchId = batches[at]?.batchId ?? '';
  const { timeSlots } = slotsSchema.parse(
    await read(`time-slots?deliveryMethodId=${deliveryMethodId}&batchId=${batchId}`),
  );
  const timeSlotId = timeSlots.find(({ requiresTeochewYam }) => !requiresTeochewYam)?.id ?? '';
  if (!mochi) throw new Error('The demo shop sells no mochi.');

  await db
    .updateTable('product_batch_limits')
    .set({ limit_quantity: boxes })
    .where('batch_id', '=', batchId)
    .where('product_id', '=', mochi.id)
    .execute();
  await db.updateTable('pickup_time_slots').set({ capacity: null }).execute();
  const items = [{ productId: mochi.id, quantity: 1, metadata: null }];
  return {
    ...{ productId: mochi.id, batchId },
    body: JSON.stringify({
      ...{ items, batchId, deliveryMethodId, timeSlotId },
      ...{ seenTotalSen: mochi.priceSen, language: 'en' },
    }),
  };
}

export function hold({ url }: Door, { body }: Wish, address = newAddress()): Promise<Answer> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
  return ask(`${url}/api/checkout/holds`, { method: 'POST', headers, body });
}

const heldSchema = z.object({ holdId: z.string() });
const holdIdOf = ({ text }: Answer): string => heldSchema.parse(JSON.parse(text)).holdId;

const placedSchema = z.object({ orderNumber: z.string() });
export const orderNumberOf = ({ text }: Answer): string => placedSchema.parse(JSON.parse(text)).orderNumber;

export const aCustomer = {
  ...{ name: 'Tan Mei Ling', phone: '012-345 6789', email: 'mei@example.com', instagram: '', facebook: '' },
  ...{ notes: '', deliveryAddress: '', language: 'en', paymentConfirmed: 'true' },
};

const receiptBytes = sharp({ create: { width: 24, height: 32, channels: 3, background: 'white' } })
  .jpeg()
  .toBuffer();

/** A picture nobody could object to. */
export const aReceipt = async (): Promise<File> =>
  new File([Uint8Array.from(await receiptBytes)], 'receipt.jpg', { type: 'image/jpeg' });

/** Pays for what was held, as the browser that held it. */
export async function order(
  { url }: Door,
  held: Answer,
  changes: Partial<typeof aCustomer> = {},
  receipt?: File,
): Promise<Answer> {
  const form = new FormData();
  const fields = { holdId: holdIdOf(held), ...aCustomer, ...changes };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('receipt', receipt ?? (await aReceipt()));
  const headers = { cookie: held.cookie, 'x-forwarded-for': newAddress() };
  return ask(`${url}/api/orders`, { method: 'POST', headers, body: form });
}
