import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { createTestApp } from '../app.testing.ts';
import { createCounter, furnishShop, mochiHold } from '../checkout/checkout.testing.ts';
import { connect } from '../database/connect.ts';
import { aReceipt, submit } from '../orders/submission.testing.ts';
import { watchStatements } from '../testing/count-statements.testing.ts';
import { createTestDatabase } from '../testing/test-database.testing.ts';
import { processMetrics } from './process-metrics.ts';
import { poolMetrics } from './shop-metrics.ts';

const database = await createTestDatabase();
const shop = await furnishShop(database.db);
const token = 'a-token-of-the-tests';
type App = Awaited<ReturnType<typeof createTestApp>>['app'];
type Asking = { from?: string; host?: string; headers?: Record<string, string> };

async function askMetrics(app: App, { from = '127.0.0.1', host = 'localhost:3000', headers = {} }: Asking) {
  const socket = { incoming: { socket: { remoteAddress: from } } };
  return app.request(`http://${host}/api/metrics`, { headers }, socket);
}

test.each<[string, Asking]>([
  ['from this machine', {}],
  ['by its IPv6 address', { from: '::1', host: '[::1]:3000' }],
  ['by its IPv4 address in IPv6', { from: '::ffff:127.0.0.1', host: '127.0.0.1:3000' }],
  ['with the token, from anywhere', { from: '203.0.113.7', headers: { Authorization: `Bearer ${token}` } }],
])('metrics are read %s', async (_who, asking) => {
  const { app } = await createTestApp(database, { environment: { METRICS_TOKEN: token } });
  const answer = await askMetrics(app, asking);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(await answer.text()).toContain('shop_database_up 1\n');
});

test.each<[string, Asking]>([
  ['from another machine', { from: '203.0.113.7' }],
  ['through a proxy on this machine', { headers: { 'X-Forwarded-For': '203.0.113.7' } }],
  ['through one that claims this machine', { headers: { 'X-Forwarded-For': '127.0.0.1' } }],
  ...[
    'X-Forwarded-Port',
    'X-Forwarded',
    'CF-Connecting-IP',
    'CF-Ray',
    'True-Client-IP',
    'X-Client-IP',
    'Via',
  ].map((header): [string, Asking] => [`through one that sends ${header}`, { headers: { [header]: '1' } }]),
  ['through one that says nothing but the name', { host: 'shop.example' }],
  ['with a wrong token', { from: '203.0.113.7', headers: { Authorization: `Bearer ${token}x` } }],
  ['with an empty token', { from: '203.0.113.7', headers: { Authorization: 'Bearer ' } }],
])('%s there is nothing, and nothing is looked up', async (_who, asking) => {
  const { app } = await createTestApp(database, { environment: { METRICS_TOKEN: token } });
  const statements = watchStatements();
  const answer = await askMetrics(app, asking);
  expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'not_found' }]);
  expect(statements.take()).toEqual([]);
});

test('behind a proxy only the token is right, for the proxy may say nothing of itself', async () => {
  const environment = { METRICS_TOKEN: token, TRUST_PROXY: '1' };
  const { app } = await createTestApp(database, { environment });
  expect((await askMetrics(app, { host: '127.0.0.1' })).status).toBe(404);
  const headers = { Authorization: `Bearer ${token}` };
  expect((await askMetrics(app, { host: '127.0.0.1', headers })).status).toBe(200);
});

test('without a configured token none is right', async () => {
  const { app } = await createTestApp(database);
  for (const sent of ['Bearer null', 'Bearer ', 'Bearer undefined']) {
    const answer = await askMetrics(app, { from: '203.0.113.7', headers: { Authorization: sent } });
    expect(answer.status).toBe(404);
  }
});

test('a customer is a number in the metrics: orders, holds, receipts and refusals, by patterns alone', async () => {
  const counter = await createCounter(database);
  const browser = counter.browser();
  const held = await browser.hold(mochiHold(shop));
  const placed = await submit(browser, held.body.holdId, await aReceipt());
  expect(placed.status).toBe(200);
  await counter.browser().hold(mochiHold(shop));
  await browser.ask('GET', `/api/orders/${placed.body.orderNumber}/confirmation`);
  await browser.ask('GET', '/api/nothing/Tan-Mei-Ling');
  await browser.hold(mochiHold(shop, 1, { batchId: crypto.randomUUID() }));
  await database.db
    .insertInto('backups')
    .values({ started_at: new Date(), finished_at: new Date(Date.now() - 60_000), bytes: 5, path: '/x' })
    .execute();

  const text = await counter.deps.metrics.read();
  const figure = (line: string) =>
    Number(
      text
        .split('\n')
        .find((one) => one.startsWith(`${line} `))
        ?.split(' ')
        .at(-1),
    );
  const answers = (labels: string) => figure(`http_request_duration_seconds_count{${labels}}`);
  expect(answers('method="POST",route="/api/checkout/holds",status="200"')).toBe(2);
  expect(answers('method="POST",route="/api/orders",status="200"')).toBe(1);
  expect(figure('shop_refusals_total{code="batch.not_found"}')).toBe(1);
  expect(figure('shop_refusals_total{code="not_found"}')).toBeGreaterThanOrEqual(1);
  expect(text.match(/^shop_orders\{.*$/gm)).toEqual(['shop_orders{status="payment_uploaded"} 1']);
  expect(figure('shop_holds')).toBe(1);
  expect(figure('shop_receipts_to_review')).toBe(1);
  expect(figure('shop_events_connected')).toBe(1);
  expect(figure('shop_streams')).toBe(0);
  expect(figure('shop_backup_age_seconds')).toBeGreaterThanOrEqual(60);

  for (const personal of [placed.body.orderNumber, 'Tan', 'mei@', '012-345', held.body.holdId]) {
    expect(text).not.toContain(personal);
  }

  // As retention leaves it: an order whose receipt nobody can judge any more.
  await database.db.deleteFrom('receipts').execute();
  expect(await counter.deps.metrics.read()).toContain('shop_receipts_to_review 0\n');
});

test('the stock in memory has an age as long as it may be used', async () => {
  const { app, deps } = await createTestApp(database);
  const ageLines = async () => (await deps.metrics.read()).match(/^shop_stock_snapshot_age_seconds .*$/gm);
  expect(await ageLines()).toBeNull();
  await deps.stock.current(deps.clock());
  expect(await ageLines()).toHaveLength(1);
  deps.events.publish('stock');
  expect(await ageLines()).toBeNull();
  expect((await app.request('/api/livez')).status).toBe(200);
});

test('while the database is away the rest is told', async () => {
  const nowhere = connect('postgres://shop@127.0.0.1:1/shop');
  onTestFinished(nowhere.close);
  const { app } = await createTestApp({ db: nowhere.db, url: database.url });
  const text = await (await askMetrics(app, {})).text();
  expect(text).toContain('shop_database_up 0\n');
  expect(text).toContain('shop_streams 0\n');
  expect(text).not.toContain('shop_orders');
});

test('connections are told by pool and state', async () => {
  const { db, pool, close } = connect(database.url, { maxConnections: 3 });
  const collect = poolMetrics({ checkout: pool });
  await db.transaction().execute(async (trx) => {
    await sql`select 1`.execute(trx);
    const families = await collect();
    expect(families.map(({ name, samples }) => [name, samples])).toEqual([
      [
        'shop_database_connections',
        [
          { labels: { pool: 'checkout', state: 'busy' }, value: 1 },
          { labels: { pool: 'checkout', state: 'idle' }, value: 0 },
        ],
      ],
      ['shop_database_connections_max', [{ labels: { pool: 'checkout' }, value: 3 }]],
      ['shop_database_waiting', [{ labels: { pool: 'checkout' }, value: 0 }]],
    ]);
  });
  await close();
});

test('the process tells of its memory, its processor and its event loop', async () => {
  const families = await processMetrics()();
  expect(families.map(({ name }) => name)).toEqual([
    'process_resident_memory_bytes',
    'nodejs_heap_used_bytes',
    'nodejs_external_memory_bytes',
    'process_cpu_seconds_total',
    'process_start_time_seconds',
    'nodejs_eventloop_delay_seconds',
  ]);
  for (const { samples } of families) {
    for (const { value } of samples) expect(value).toBeGreaterThanOrEqual(0);
  }
});
