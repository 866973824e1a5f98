import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { type Answer, aCustomer, aReceipt, hold, order, orderNumberOf, type Wish } from '../buyer.ts';
import type { Field, Json, Route } from '../routes.ts';
import type { Server } from '../shop.ts';
import { idFor, type KnownRows, type Row } from './known-rows.ts';
import { oddEnding, oddText, oddValue } from './odd-values.ts';

/** What one request is made of; `visitor` is the cookie of a browser that holds or has bought something. */
export type Sent = { path: string; body: string | FormData | undefined; visitor: string };
export type World = {
  server: Server;
  known: KnownRows;
  wish: Wish;
  /** The settings as they are, and how the statement is read. */
  settings: Json;
  mapping: string;
  fields: readonly string[];
};

/** The id that stands in all examples of the document. */
const exampleId = /^7d1f3c52-9b0e-4a7c-8f26-3e5d40c1a9b8$/;
export const aStatement = [
  ...['Date,Description,Credit,Balance', '01/09/2026,TRANSFER TAN MEI LING CHM123456,50.00,50.00'],
  '02/09/2026,TRANSFER LIM,88.00,138.00',
].join('\n');

/** What the examples of the document say but the shop does not take together. */
const corrections: Readonly<Record<string, Record<string, Json>>> = {
  products: { box: null, pieces: [], fixedFlavours: [], images: [], categoryId: null },
  'delivery-methods': { place: null, needsAddress: false, isPickup: false, slotChoice: 'customer' },
  batches: { batchDate: '2090-10-01', orderUntil: null, slots: [] },
  'batch-templates': { slots: [] },
};

/** A request as the shop wants it, or with one thing of it broken. */
export async function nearlyValid(route: Route, world: World, isBroken: boolean): Promise<Sent> {
  const { known } = world;
  const visitor = await visitorFor(route, world);
  const kind = /\/([\w-]+)\/\{id\}/.exec(route.path)?.[1] ?? '';
  const row: Row = visitor.row ?? known.of(kind) ?? { id: randomUUID(), version: 1 };
  const parts = {
    id: row.id,
    number: visitor.number,
    productId: idFor(known, 'productId'),
    slug: 'mochi-snowskin',
  };
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => (isPart(name) ? parts[name] : ''));
  // Where there is nothing else to break, the address is.
  const breaksQuery = isBroken && route.example === undefined && route.form === undefined;
  return {
    path: `${path}${queryOf(route.query, known, breaksQuery)}`,
    body: await bodyOf(route, { world, row, holdId: visitor.row?.id ?? '', isBroken }),
    visitor: visitor.cookie,
  };
}

const isPart = (name: string): name is 'id' | 'number' | 'productId' | 'slug' =>
  ['id', 'number', 'productId', 'slug'].includes(name);

type Visitor = { cookie: string; row?: Row; number: string };

/** Whoever asks for a hold or an order of their own first held or bought it. */
async function visitorFor({ path, method }: Route, { server, wish }: World): Promise<Visitor> {
  const needsHold = path.startsWith('/api/checkout/holds/') || (path === '/api/orders' && method === 'POST');
  const needsOrder = path.startsWith('/api/orders/{number}');
  if (!needsHold && !needsOrder) return { cookie: '', number: 'CHM123456' };
  const held = await hold(server, wish);
  if (held.status !== 200) return { cookie: '', number: 'CHM123456' };
  const row = { id: /"holdId":"([^"]+)"/.exec(held.text)?.[1] ?? '', version: 1 };
  if (!needsOrder) return { cookie: held.cookie, row, number: '' };
  const placed: Answer = await order(server, held, { phone: `011-${randomInt(10_000_000, 99_999_999)}` });
  return { cookie: held.cookie, row, number: placed.status === 200 ? orderNumberOf(placed) : 'CHM123456' };
}

function queryOf(fields: readonly Field[], known: KnownRows, isBroken: boolean): string {
  const chosen = fields.filter(({ isRequired }) => isRequired || Math.random() < 0.2);
  const broken = isBroken ? chosen[randomInt(Math.max(1, chosen.length))] : undefined;
  const query = new URLSearchParams();
  for (const field of chosen) {
    const { name, choices } = field;
    const good = choices[randomInt(Math.max(1, choices.length))] ?? queryValue(name, known);
    query.set(name, field === broken ? oddText() : good);
  }
  return query.size > 0 ? `?${query}` : '';
}

function queryValue(name: string, known: KnownRows): string {
  if (name.endsWith('Id')) return idFor(known, name);
  if (name === 'from' || name === 'to') return '2026-09-12';
  return name === 'search' || name === 'orderNumber' ? 'CHM' : '1';
}

type Making = { world: World; row: Row; holdId: string; isBroken: boolean };

async function bodyOf(route: Route, making: Making): Promise<Sent['body']> {
  const { world, isBroken } = making;
  if (route.form) return formOf(route.form, making);
  if (route.example === undefined) return undefined;
  const good = goodBody(route, making);
  return JSON.stringify(isBroken ? breakOne(good, world.fields) : good);
}

/** The example of the document with ids the shop knows, versions as they are, and a cart that can be bought. */
function goodBody({ path, method, example = null }: Route, { world, row }: Making): Json {
  const { known, wish, settings } = world;
  const cart = cartSchema.parse(JSON.parse(wish.body));
  if (path === '/api/checkout/holds') return cart;
  if (path === '/api/admin/settings') return { settings, version: known.of('settings')?.version ?? 1 };
  const fill = (value: Json, field: string): Json => {
    if (Array.isArray(value)) return value.map((item) => fill(item, field));
    if (value !== null && typeof value === 'object')
      return Object.fromEntries(
        Object.entries(value).map(([name, part]) => [name, fill(part, name === 'id' ? field : name)]),
      );
    if (field === 'version') return row.version;
    return typeof value === 'string' && exampleId.test(value) ? idFor(known, field) : value;
  };
  const filled = fill(example, '');
  const kind = /^\/api\/admin\/([\w-]+)/.exec(path)?.[1] ?? '';
  if (filled === null || typeof filled !== 'object' || Array.isArray(filled)) return filled;
  const changes = {
    ...corrections[kind],
    ...(method === 'POST' && kind === 'orders' && { orderId: randomUUID() }),
  };
  const body = { ...filled, ...(kind === 'orders' && cart), ...changes };
  return Object.fromEntries(Object.entries(body).filter(([name]) => name in filled));
}

const cartSchema = z.record(z.string(), z.json());

/** One value somewhere in it is another, or left out. */
function breakOne(value: Json, fields: readonly string[]): Json {
  if (Array.isArray(value) && value.length > 0 && Math.random() < 0.8) {
    const at = randomInt(value.length);
    return value.with(at, breakOne(value[at] ?? null, fields));
  }
  if (value !== null && typeof value === 'object' && !Array.isArray(value)) {
    if (Math.random() < 0.05) return blanked(value);
    const names = Object.keys(value);
    const name = names[randomInt(Math.max(1, names.length))] ?? 'x';
    const { [name]: part = null, ...rest } = value;
    return Math.random() < 0.15 ? rest : { ...rest, [name]: breakOne(part, fields) };
  }
  // Often enough that each text meets them, whatever the load.
  if (typeof value === 'string' && Math.random() < 0.3) return value + oddEnding();
  return oddValue(fields, 2);
}

/** Of two fields of which one is enough, none. */
const blanked = (value: { [name: string]: Json }): Json =>
  Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, typeof part === 'string' ? '' : part]),
  );

async function formOf(fields: readonly Field[], { world, holdId, isBroken }: Making): Promise<FormData> {
  const broken = isBroken ? fields[randomInt(Math.max(1, fields.length))] : undefined;
  const words: Record<string, string> = { ...aCustomer, holdId, mapping: world.mapping };
  const form = new FormData();
  for (const field of fields) {
    const { name, isFile } = field;
    if (!isFile) form.set(name, field === broken ? Buffer.from(oddText()).toString() : (words[name] ?? ''));
    else if (field === broken) form.set(name, new File([randomBytes(randomInt(2_000))], oddFileName()));
    else form.set(name, name === 'statement' ? new File([aStatement], 'bank.csv') : await aReceipt());
  }
  return form;
}

const oddFileName = () =>
  Buffer.from(oddText())
    .toString()
    .replaceAll(/[\r\n\0]/g, '');
