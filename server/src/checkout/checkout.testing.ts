import { join } from 'node:path';
import type { HoldRequest, HoldResponse } from '@mooncake/domain/holds/hold.contract';
import type { Problem } from '@mooncake/domain/problem';
import type { BoxMetadata } from '@mooncake/domain/products/kinds/lines/box-metadata';
import type { MooncakeConfig } from '@mooncake/domain/products/product';
import pino from 'pino';
import { createTestApp } from '../app.testing.ts';
import { createApp } from '../app.ts';
import type { Db } from '../database/connect.ts';
import { seedIfEmpty } from '../database/seed/seed-if-empty.ts';
import { openDiskStorage } from '../storage/disk-storage.ts';
import type { TestDatabase } from '../testing/test-database.testing.ts';

const minute = 60_000;

/** What one app of the test file keeps, the next one finds. */
const storageOf = ({ folder }: TestDatabase) => openDiskStorage(join(folder, 'counter'));

export async function countStoredFiles(database: TestDatabase): Promise<number> {
  let files = 0;
  for await (const _ of (await storageOf(database)).list('private')) files += 1;
  return files;
}

/** The demo shop in a September far away, so that its batches are open whenever the tests run. */
export async function furnishShop(db: Db) {
  await seedIfEmpty(db, { seed: 'shop', now: new Date('2090-01-01T00:00:00Z') });
  const products = await db.selectFrom('products').selectAll().execute();
  const methods = await db.selectFrom('delivery_methods').selectAll().execute();
  const batches = await db.selectFrom('pickup_batches').selectAll().orderBy('batch_date').execute();
  const slots = await db.selectFrom('pickup_time_slots').selectAll().execute();
  const product = (start: string) => named(products, start);
  const slot = (text: string) =>
    named(
      slots.map((row) => ({ ...row, name: row.time_slot })),
      text,
    );
  return {
    product,
    method: (start: string) => named(methods, start),
    batch: (text: string) =>
      named(
        batches.map((row) => ({ ...row, name: row.batch_name })),
        `Batch ${text}`,
      ),
    slot,
    mochi: product('Exclusive Mochi'),
    shanghai: product('Shanghai'),
    yam: product('TeoChew'),
  };
}
export type Shop = Awaited<ReturnType<typeof furnishShop>>;

function named<Row extends { name: string }>(rows: readonly Row[], start: string): Row {
  const row = rows.find(({ name }) => name.startsWith(start));
  if (!row) throw new Error(`the demo shop has no "${start}"`);
  return row;
}

/** How many units of a product are held or sold in a batch, by its books. */
export async function takenIn(db: Db, batchId: string, productId: string): Promise<number> {
  const row = await db
    .selectFrom('product_batch_limits')
    .select('taken')
    .where('product_id', '=', productId)
    .where('batch_id', '=', batchId)
    .executeTakeFirstOrThrow();
  return row.taken;
}

export async function setLimit(db: Db, batchId: string, productId: string, limit_quantity: number) {
  await db
    .updateTable('product_batch_limits')
    .set({ limit_quantity })
    .where('batch_id', '=', batchId)
    .where('product_id', '=', productId)
    .execute();
}

/** An app with a clock the test can push forward or stop, which tells visitors apart by their address. */
export async function createCounter(database: TestDatabase, environment: Record<string, string> = {}) {
  let ahead = 0;
  let stoppedAt: number | null = null;
  const { deps: usual } = await createTestApp(database, {
    // A fault is never expected here: its reason belongs in the test's output.
    log: pino({ level: 'error' }),
    environment: { TRUST_PROXY: '1', ...environment },
  });
  const deps = {
    ...usual,
    storage: await storageOf(database),
    clock: () => new Date((stoppedAt ?? Date.now()) + ahead),
  };
  const app = createApp(deps);
  return {
    deps,
    browser: (address?: string) => createBrowser(async (path, init) => app.request(path, init, {}), address),
    passMinutes(minutes: number) {
      ahead += minutes * minute;
    },
    /** Where something is counted by the hour: one may end at any moment. */
    stopClock() {
      stoppedAt = Date.now();
    },
  };
}

type Send = (path: string, init: RequestInit) => Promise<Response>;
let visitors = 0;

/** Another address for every visitor, unless the test wants them to share one. */
function nextAddress() {
  visitors += 1;
  return `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`;
}

export type Answer<Body> = { status: number; body: Body; headers: Headers };
type Sent = { json?: unknown; form?: FormData };

/** Someone with an address and a cookie jar. */
export function createBrowser(send: Send, address = nextAddress()) {
  const cookies = new Map<string, string>();

  async function ask<Body>(method: string, path: string, sent: Sent = {}): Promise<Answer<Body>> {
    const headers = new Headers({ 'X-Forwarded-For': address });
    if (cookies.size > 0)
      headers.set('Cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    if (sent.json !== undefined) headers.set('Content-Type', 'application/json');
    const body = sent.form ?? (sent.json === undefined ? null : JSON.stringify(sent.json));
    const response = await send(path, { method, headers, body });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const text = await response.text();
    const isJson = /json/.test(response.headers.get('content-type') ?? '');
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
  }

  return {
    ask,
    cookies,
    hold: (request: Partial<HoldRequest>) =>
      ask<HoldResponse & Problem>('POST', '/api/checkout/holds', { json: request }),
  };
}
export type Browser = ReturnType<typeof createBrowser>;

/** A request for some boxes of mochi, collected from Rawang. */
export function mochiHold(shop: Shop, quantity = 1, changes: Partial<HoldRequest> = {}): HoldRequest {
  return {
    deliveryMethodId: shop.method('Pick up from Rawang').id,
    batchId: shop.batch('13/9').id,
    timeSlotId: shop.slot('9am').id,
    items: [{ productId: shop.mochi.id, quantity, metadata: null }],
    seenTotalSen: shop.mochi.price_sen * quantity,
    language: 'en',
    ...changes,
  };
}

/** A box of four of the first flavour that can have a yolk. */
export function boxOfFour({ flavours }: MooncakeConfig, hasYolk = false): BoxMetadata {
  const flavour = flavours.find(({ hasYolkOption }) => hasYolkOption);
  if (!flavour) throw new Error('no flavour can have a yolk');
  const positions = [1, 2, 3, 4] as const;
  return {
    type: 'mooncake_box',
    selections: positions.map((position) => ({
      flavor: 'whatever the browser says',
      flavorZh: '',
      hasYolk,
      code: hasYolk ? `${flavour.code}Y` : flavour.code,
      position,
      category: 'Other',
    })),
  };
}
