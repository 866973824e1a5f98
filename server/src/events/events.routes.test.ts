import pino from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { createTestApp } from '../app.testing.ts';
import { insertShop } from '../catalogue/shop.testing.ts';
import { servePort } from '../http/port.testing.ts';
import { eventually } from '../testing/eventually.testing.ts';
import { createTestDatabase } from '../testing/test-database.testing.ts';
import { createEvents } from './events.ts';
import { createTopicStreams } from './topic-streams.ts';

const database = await createTestDatabase();
type TestApp = Awaited<ReturnType<typeof createTestApp>>;

async function listen({ app }: TestApp, remoteAddress = '10.0.0.1', query = '') {
  const response = await app.request(`/api/events${query}`, {}, { incoming: { socket: { remoteAddress } } });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  const read = async () => (await reader?.read())?.value;
  return { response, read, leave: () => reader?.cancel() };
}

test('the stream names the public topics that changed, one event each, and nothing else', async () => {
  const test = await createTestApp(database);
  const { response, read } = await listen(test);
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await read()).toBe('retry: 3000\n\n');
  test.deps.events.publish('orders', 'staff');
  test.deps.events.publish('catalogue', 'orders', 'stock');
  expect(await read()).toBe('event: topic\ndata: catalogue\n\nevent: topic\ndata: stock\n\n');
});

test('hears of changes made by another process', async () => {
  const [here, there] = [await createTestApp(database), await createTestApp(database)];
  const { read } = await listen(here);
  await read();
  there.deps.events.publish('batches');
  expect(await read()).toBe('event: topic\ndata: batches\n\n');
});

test('a page drawn from another catalogue learns so when its stream opens', async () => {
  await insertShop(database.db);
  const test = await createTestApp(database);
  const { version } = await test.deps.storefront.current();
  const old = await listen(test, '10.0.0.1', '?page=an-older-one');
  expect(await old.read()).toBe('retry: 3000\n\n');
  expect(await old.read()).toBe('event: topic\ndata: catalogue\n\nevent: topic\ndata: settings\n\n');

  const current = await listen(test, '10.0.0.1', `?page=${version}`);
  await current.read();
  test.deps.events.publish('stock');
  expect(await current.read()).toBe('event: topic\ndata: stock\n\n');
});

test('twenty streams per address, and places are given back', async () => {
  const test = await createTestApp(database);
  const streams = [];
  for (let count = 0; count < 20; count += 1) streams.push(await listen(test));
  const refused = await listen(test);
  expect(refused.response.status).toBe(429);
  expect(refused.response.headers.get('retry-after')).toBe('30');
  expect((await listen(test, '10.0.0.2')).response.status).toBe(200);
  await streams[0]?.leave();
  await eventually(() => expect(test.deps.topicStreams.size).toBe(20));
  expect((await listen(test)).response.status).toBe(200);
});

test('a HEAD request opens nothing', async () => {
  const { app, deps } = await createTestApp(database);
  expect((await app.request('/api/events', { method: 'HEAD' })).status).toBe(200);
  expect(deps.topicStreams.size).toBe(0);
});

test('a visitor who closes the page is forgotten', async () => {
  const { app, deps } = await createTestApp(database);
  const { url } = await servePort(app.fetch);
  const leaving = new AbortController();
  const response = await fetch(`${url}/api/events`, { signal: leaving.signal });
  expect(response.status).toBe(200);
  expect(deps.topicStreams.size).toBe(1);
  leaving.abort();
  await eventually(() => expect(deps.topicStreams.size).toBe(0));
});

test('streams end when the server stops, and no new ones begin', async () => {
  const test = await createTestApp(database);
  const { read } = await listen(test);
  await read();
  test.deps.lifecycle.beginStop();
  test.deps.topicStreams.close();
  expect(await read()).toBeUndefined();
  expect(test.deps.topicStreams.size).toBe(0);
  expect((await listen(test)).response.status).toBe(503);
});

type Limits = NonNullable<Parameters<typeof createTopicStreams>[1]>;

function openStreams(changes: Partial<Limits>) {
  const limits = { perAddress: 5, inTotal: 5, reservedForStaff: 0, heartbeatMs: 60_000, ...changes };
  const events = createEvents({ databaseUrl: database.url, log: pino({ level: 'silent' }) });
  const streams = createTopicStreams(events, limits);
  onTestFinished(async () => {
    streams.close();
    await events.close();
  });
  return { events, streams };
}

test('a heartbeat keeps quiet streams open', async () => {
  const { streams } = openStreams({ heartbeatMs: 20 });
  const reader = streams.open('10.0.0.1').pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  while (!text.includes('still-here')) text += (await reader.read()).value ?? '';
  expect(text).toContain('event: still-here\ndata:\n\n');
});

test('all addresses together have a limit too', async () => {
  const { streams } = openStreams({ inTotal: 2 });
  streams.open('10.0.0.1');
  streams.open('10.0.0.2');
  expect(() => streams.open('10.0.0.3')).toThrow('request.rate_limited');
});

const staff = { topics: new Set(['orders'] as const), isStaff: true };

test('however many visitors come, streams are left for staff', async () => {
  const { streams } = openStreams({ inTotal: 4, reservedForStaff: 2 });
  streams.open('10.0.0.1');
  streams.open('10.0.0.2');
  expect(() => streams.open('10.0.0.3')).toThrow('request.rate_limited');
  streams.open('10.0.0.4', staff);
  streams.open('10.0.0.4', staff);
  expect(() => streams.open('10.0.0.4', staff)).toThrow('request.rate_limited');
});

test('visitors at the address of the kitchen do not count as staff', async () => {
  const { streams } = openStreams({ perAddress: 1 });
  streams.open('10.0.0.1');
  expect(() => streams.open('10.0.0.1')).toThrow('request.rate_limited');
  streams.open('10.0.0.1', staff);
  expect(() => streams.open('10.0.0.1', staff)).toThrow('request.rate_limited');
});

test('a reader that never reads is let go', async () => {
  const { events, streams } = openStreams({});
  streams.open('10.0.0.1');
  for (let count = 0; count < 100; count += 1) events.publish('stock');
  expect(streams.size).toBe(0);
});
