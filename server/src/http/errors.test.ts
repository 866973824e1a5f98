import { connect } from 'node:net';
import { problemSchema } from '@mooncake/domain/problem';
import { refuse } from '@mooncake/domain/refusal';
import { Hono } from 'hono';
import pino from 'pino';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createTestApp } from '../app.testing.ts';
import type { AppEnv } from '../app-env.ts';
import { eventually } from '../testing/eventually.testing.ts';
import { createTestDatabase } from '../testing/test-database.testing.ts';
import { type Admit, defineRoute, type Route } from './define-route.ts';
import { mountRoutes } from './mount-routes.ts';
import { servePort } from './port.testing.ts';
import { answerError } from './problems/error-response.ts';
import { requestId } from './request-id.ts';

const database = await createTestDatabase();
const noted = z.object({ note: z.string() });
const admit: Admit = () => Promise.reject(refuse('staff.sign_in_required'));

const routes: Route[] = [
  defineRoute(
    {
      id: 'tryNotes',
      method: 'post',
      path: '/api/notes/:id',
      access: 'public',
      summary: 'Echo',
      request: {
        params: z.object({ id: z.uuid() }),
        query: z.object({ page: z.optional(z.string()) }),
        body: noted,
      },
      response: noted,
      maxBodyBytes: 2_000,
    },
    ({ body }) => body,
  ),
  defineRoute(
    {
      id: 'tryLists',
      method: 'post',
      path: '/api/lists',
      access: 'public',
      summary: 'Many',
      request: { body: z.object({ notes: z.array(z.string()) }) },
      response: noted,
    },
    () => ({ note: 'fine' }),
  ),
  defineRoute(
    {
      id: 'tryRefused',
      method: 'get',
      path: '/api/refused',
      access: 'public',
      summary: 'No',
      response: noted,
    },
    () => Promise.reject(refuse('batch.closed', { batchName: 'Kepong', batchNameZh: '甲洞' })),
  ),
  defineRoute(
    {
      id: 'tryBroken',
      method: 'get',
      path: '/api/broken',
      access: 'public',
      summary: 'Fault',
      response: noted,
    },
    () => Promise.reject(new Error('the secret inside')),
  ),
  defineRoute(
    {
      id: 'tryGuarded',
      method: 'get',
      path: '/api/guarded',
      access: { staff: 'use_back_office' },
      summary: 'Guarded',
      response: noted,
    },
    () => ({
      note: 'never',
    }),
  ),
  defineRoute(
    {
      id: 'tryLimited',
      method: 'get',
      path: '/api/limited',
      access: 'public',
      summary: 'Twice an hour',
      response: noted,
      limit: { name: 'test', times: 2, seconds: 3600 },
    },
    () => ({ note: 'fine' }),
  ),
];

/** All at one moment: limits count by the hour, and one may end at any moment. */
const now = new Date();

async function createErrorApp() {
  const { deps } = await createTestApp(database, { clock: () => now });
  const lines: string[] = [];
  const app = new Hono<AppEnv>();
  app.onError(answerError(pino({}, { write: (line: string) => lines.push(line) })));
  app.use(requestId(0));
  mountRoutes(app, { ...deps, admit }, routes);
  return { app, lines };
}

async function problemOf(response: Response) {
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  expect(response.headers.get('cache-control')).toBe('no-store');
  const problem = problemSchema.parse(await response.json());
  expect(problem.requestId).toBe(response.headers.get('x-request-id'));
  return { status: response.status, code: problem.code, details: problem.details };
}

const address = '/api/notes/7f9c2ba4-e88f-427d-a4f0-1e6c5b5e0001';
const post = (body: string, path = address) => [path, { method: 'POST', body }] as const;

test('a valid request reaches its handler', async () => {
  const { app } = await createErrorApp();
  const response = await app.request(...post('{"note":"hello","extra":1}'));
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ note: 'hello' });
});

test('wrong fields are named by path and code', async () => {
  const { app } = await createErrorApp();
  expect(await problemOf(await app.request(...post('{"note":5}')))).toEqual({
    status: 400,
    code: 'invalid_request',
    details: { issues: [{ path: ['body', 'note'], code: 'invalid_type' }] },
  });
  expect(await problemOf(await app.request(...post('{"note":""}', '/api/notes/5')))).toMatchObject({
    status: 400,
    details: { issues: [{ path: ['params', 'id'] }] },
  });
});

test('a request that is wrong throughout is told twenty things, not all', async () => {
  const { app } = await createErrorApp();
  const { details } = await problemOf(
    await app.request('/api/lists', { method: 'POST', body: JSON.stringify({ notes: Array(500).fill(5) }) }),
  );
  expect(details.issues).toHaveLength(20);
});

test('a caller who goes away amid the request is no error', async () => {
  const { app, lines } = await createErrorApp();
  const answered: Response[] = [];
  const { address: port } = await servePort(async (request, bindings) => {
    const response = await app.fetch(request, bindings);
    answered.push(response);
    return response;
  });
  for (const length of ['Content-Length: 500', 'Transfer-Encoding: chunked']) {
    const socket = connect(port.port, port.host);
    const head = `POST ${address} HTTP/1.1\r\nHost: shop\r\n${length}\r\n\r\n`;
    socket.write(`${head}5\r\n{"not\r\n`, () => socket.resetAndDestroy());
  }
  await eventually(() => expect(answered).toHaveLength(2));
  expect(answered.map(({ status }) => status)).toEqual([400, 400]);
  expect(lines.filter((line) => line.includes('"level":50'))).toEqual([]);
});

test('bad JSON is an invalid request', async () => {
  const { app } = await createErrorApp();
  expect(await problemOf(await app.request(...post('{"note":')))).toMatchObject({
    status: 400,
    code: 'invalid_request',
    details: { issues: [{ path: ['body'], code: 'invalid_json' }] },
  });
});

test('a body above the limit is refused, with or without its length announced', async () => {
  const { app } = await createErrorApp();
  const body = JSON.stringify({ note: 'x'.repeat(3_000) });
  const announced = { method: 'POST', body, headers: { 'Content-Length': String(body.length) } };
  expect(await problemOf(await app.request(address, announced))).toMatchObject({
    status: 413,
    code: 'payload_too_large',
  });
  expect(await problemOf(await app.request(...post(body)))).toMatchObject({ status: 413 });
});

test('a refusal carries its code and facts', async () => {
  const { app } = await createErrorApp();
  expect(await problemOf(await app.request('/api/refused'))).toEqual({
    status: 409,
    code: 'batch.closed',
    details: { batchName: 'Kepong', batchNameZh: '甲洞' },
  });
});

test('a fault says nothing to the caller and everything to the log', async () => {
  const { app, lines } = await createErrorApp();
  const response = await app.request('/api/broken');
  const text = await response.clone().text();
  expect(await problemOf(response)).toEqual({ status: 500, code: 'internal', details: {} });
  expect(text).not.toContain('secret');
  expect(lines.join()).toContain('the secret inside');
});

test('a guard is asked before the handler', async () => {
  const { app } = await createErrorApp();
  expect(await problemOf(await app.request('/api/guarded'))).toMatchObject({
    status: 401,
    code: 'staff.sign_in_required',
  });
});

test('another method on a known address is refused with the ones it takes', async () => {
  const { app } = await createErrorApp();
  const response = await app.request('/api/refused', { method: 'DELETE' });
  expect(response.headers.get('allow')).toBe('GET');
  expect(await problemOf(response)).toMatchObject({ status: 405, code: 'method_not_allowed' });
});

test('the limit of a route counts in the database, per address and for every process', async () => {
  const one = (await createErrorApp()).app;
  const other = (await createErrorApp()).app;
  const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } });
  const ask = async (app: typeof one, who: string) => app.request('/api/limited', {}, from(who));
  expect((await ask(one, '10.0.0.1')).status).toBe(200);
  expect((await ask(other, '10.0.0.1')).status).toBe(200);
  const third = await ask(one, '10.0.0.1');
  expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await problemOf(third)).toMatchObject({ status: 429, code: 'request.rate_limited' });
  expect((await ask(one, '10.0.0.2')).status).toBe(200);
  const rows = await database.db.selectFrom('rate_limits').selectAll().execute();
  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toContain('10.0.0.1');
});
