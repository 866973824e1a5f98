import { refuse } from '@mooncake/domain/refusal';
import { Hono } from 'hono';
import pino from 'pino';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createTestApp } from '../app.testing.ts';
import type { AppEnv } from '../app-env.ts';
import { createTestDatabase } from '../testing/test-database.testing.ts';
import { type Admit, defineRoute, type Route } from './define-route.ts';
import { mountRoutes } from './mount-routes.ts';
import { answerError } from './problems/error-response.ts';

const database = await createTestDatabase();
const admit: Admit = () => Promise.reject(refuse('staff.sign_in_required'));
const taken = z.object({ bytes: z.nullable(z.int()) });
const kilobyte = new Uint8Array(1024).fill(0x61);

const upload = { method: 'post', request: { form: z.object({}) }, response: taken, summary: '' } as const;
const routes: Route[] = [
  defineRoute(
    {
      ...upload,
      id: 'tryGuarded',
      path: '/api/guarded',
      access: { staff: 'use_back_office' },
      filePart: 'file',
      maxBodyBytes: 1024 * 1024,
    },
    () => ({ bytes: 0 }),
  ),
  defineRoute(
    {
      ...upload,
      id: 'tryLimited',
      path: '/api/limited',
      access: 'public',
      filePart: 'file',
      limit: { name: 'upload-test', times: 0, seconds: 3600 },
    },
    () => ({ bytes: 0 }),
  ),
  defineRoute(
    {
      ...upload,
      id: 'tryOpen',
      path: '/api/open',
      access: 'public',
      filePart: 'file',
      maxBodyBytes: 16 * 1024,
    },
    (_inputs, c) => ({ bytes: c.get('upload')?.size ?? null }),
  ),
];

async function openApp() {
  const { deps } = await createTestApp(database);
  const app = new Hono<AppEnv>();
  app.onError(answerError(pino({ level: 'silent' })));
  mountRoutes(app, { ...deps, admit }, routes);
  return app;
}

/** A body that is only made as far as somebody reads it. */
function bodyOf(parts: readonly Uint8Array[], end: 'close' | 'hang' = 'close') {
  let read = 0;
  let close = () => {};
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const part = parts[read];
        read += 1;
        if (part) controller.enqueue(part);
        else if (end === 'close') controller.close();
        else close = () => controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  return { body, partsRead: () => read, close: () => close() };
}

const boundary = 'form-mark';
const text = (content: string) => new TextEncoder().encode(content);
const fileParts = (content: readonly Uint8Array[]) => [
  text(`--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n`),
  ...content,
  text(`\r\n--${boundary}--\r\n`),
];

async function send(app: Hono<AppEnv>, path: string, body: ReadableStream, remoteAddress = '10.0.0.1') {
  const headers = { 'Content-Type': `multipart/form-data; boundary=${boundary}` };
  const request = new Request(`http://shop${path}`, { method: 'POST', headers, body, duplex: 'half' });
  return app.fetch(request, { incoming: { socket: { remoteAddress } } });
}

test.each([
  ['/api/guarded', 401],
  ['/api/limited', 429],
])('%s answers before a byte of the body is read', async (path, status) => {
  const sent = bodyOf(fileParts(Array(50).fill(kilobyte)));
  expect((await send(await openApp(), path, sent.body)).status).toBe(status);
  expect(sent.partsRead()).toBe(0);
});

test('a body of no announced length is given up on where it gets too large', async () => {
  const megabyte = new Uint8Array(1024 * 1024);
  const sent = bodyOf(fileParts(Array(100).fill(megabyte)));
  expect((await send(await openApp(), '/api/open', sent.body)).status).toBe(413);
  // A little more is passed over, so that a sender still busy gets to read the answer.
  expect(sent.partsRead()).toBeLessThan(12);
});

test('a form in crumbs is put together; one of nothing but crumbs is given up on', async () => {
  const app = await openApp();
  const crumbs = (count: number) => Array<Uint8Array>(count).fill(text('a'));
  const small = await send(app, '/api/open', bodyOf(fileParts(crumbs(900))).body);
  expect(await small.json()).toEqual({ bytes: 900 });

  const sent = bodyOf(fileParts(crumbs(16_000)));
  const refused = await send(app, '/api/open', sent.body);
  expect([refused.status, await refused.json()]).toMatchObject([
    400,
    { details: { issues: [{ path: ['body'], code: 'too_many_chunks' }] } },
  ]);
  // What is passed over afterwards has an end as well.
  expect(sent.partsRead()).toBeLessThan(4_000);
});

test('every route of staff that takes a body refuses a stranger before reading it', async () => {
  const { app } = await createTestApp(database);
  const { paths } = z
    .object({ paths: z.record(z.string(), z.record(z.string(), z.looseObject({ 'x-access': z.string() }))) })
    .parse(await (await app.request('/api/openapi.json')).json());
  const guarded = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, route]) =>
      route['x-access'] !== 'public' && 'requestBody' in route ? [[method, path] as const] : [],
    ),
  );
  expect(guarded.length).toBeGreaterThan(20);
  for (const [method, path] of guarded) {
    const { body, partsRead } = bodyOf(Array(4).fill(kilobyte));
    const address = `http://shop${path.replaceAll(/\{\w+\}/g, '7f9c2ba4-e88f-427d-a4f0-1e6c5b5e0001')}`;
    const { status } = await app.request(
      new Request(address, { method: method.toUpperCase(), body, duplex: 'half' }),
    );
    expect([path, status, partsRead()]).toEqual([path, 401, 0]);
  }
});

test('an address that is sending as much as it may is told to come back; others are let in', async () => {
  const app = await openApp();
  const slow = Array.from({ length: 30 }, () => bodyOf(fileParts([kilobyte]), 'hang'));
  const answers = slow.map(({ body }) => send(app, '/api/open', body));
  const refused = await send(app, '/api/open', bodyOf(fileParts([kilobyte])).body);
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '5']);
  expect(await refused.json()).toMatchObject({ code: 'request.busy', details: { retryAfterSeconds: 5 } });
  const other = await send(app, '/api/open', bodyOf(fileParts([kilobyte])).body, '10.0.0.2');
  expect(await other.json()).toEqual({ bytes: 1024 });

  for (const { close } of slow) close();
  for (const answer of await Promise.all(answers)) expect(answer.status).toBe(200);
  expect((await send(app, '/api/open', bodyOf(fileParts([kilobyte])).body)).status).toBe(200);
});
