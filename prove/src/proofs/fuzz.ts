import { randomInt, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { ask, newAddress } from '../buyer.ts';
import { atOnce, type Outcome, type Proof, partOf } from '../proof.ts';
import { findRoutes } from '../routes.ts';
import { inShop, megabytesOf } from '../shop.ts';

const whole = { requests: 100_000 };
const askedAtOnce = 16;
const answerWithinMs = 5_000;
const mayGrowMegabytes = 250;

export const fuzz: Proof = {
  promise: 'Whatever is sent, the shop answers, and never with a fault of its own.',
  tried: `${whole.requests} malformed requests to every address of the API, as a stranger and as an admin`,
  guard: 'a table is missing',
  async run({ share, isGuardOut, say }): Promise<Outcome> {
    return inShop(1, async (shop, server) => {
      const { text } = await ask(`${server.url}/api/openapi.json`);
      const fields = [
        ...new Set(
          [...text.matchAll(/"properties":\{"(\w+)"|,"(\w+)":\{"type"/g)].flatMap(([, a, b]) => a ?? b ?? []),
        ),
      ];
      const routes = await findRoutes(server.url);
      const admin = await shop.signIn({ role: 'admin' });
      if (isGuardOut) await sql`alter table pickup_time_slots rename to away`.execute(shop.db);
      const requests = partOf(whole.requests, share);
      const breaches: string[] = [];
      const statuses = new Map<number, number>();
      const { now: before } = await megabytesOf(server);
      let slowest = 0;
      let done = 0;
      await atOnce(Array(requests).keys(), askedAtOnce, async (at) => {
        const { method, path } = routes[at % routes.length] ?? { method: 'GET', path: '/' };
        const target = path.replaceAll(/\{\w+\}/g, oddPart);
        const query = Math.random() < 0.5 ? '' : `?${oddField(fields)}=${oddPart()}`;
        const hasBody = !['GET', 'DELETE'].includes(method);
        const startedAt = performance.now();
        const answer = await ask(`${server.url}${target}${query}`, {
          method,
          headers: {
            ...{ 'x-forwarded-for': newAddress(), 'sec-fetch-site': 'same-origin' },
            ...(Math.random() < 0.5 && { cookie: `staff_session=${admin}` }),
            ...(hasBody && { 'content-type': Math.random() < 0.9 ? 'application/json' : oddHeader() }),
          },
          ...(hasBody && { body: oddBody(fields) }),
          signal: AbortSignal.timeout(answerWithinMs),
        }).catch((error: unknown) => {
          // A stream that was let in stays open.
          const isStream = path.endsWith('/events');
          if (!isStream) breaches.push(`${method} ${target}${query}: ${String(error)}`);
          return null;
        });
        if (answer) {
          statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
          slowest = Math.max(slowest, performance.now() - startedAt);
          if (answer.status >= 500) breaches.push(`${method} ${target}${query} answered ${answer.status}`);
        }
        done += 1;
        if (done % 10_000 === 0) say(`${done} of ${requests} sent`);
      });
      const grown = (await megabytesOf(server)).now - before;
      const faults = [...statuses]
        .filter(([status]) => status >= 500)
        .reduce((sum, [, times]) => sum + times, 0);
      return {
        figures: `${requests} requests to ${routes.length} routes: ${faults} faults, the slowest answer ${Math.round(slowest)} ms, memory ${grown < 0 ? '' : '+'}${grown} MB`,
        breaches: [...breaches, ...(grown > mayGrowMegabytes ? [`memory grew by ${grown} MB`] : [])],
      };
    });
  },
};

const pick = <Item>(items: readonly [Item, ...Item[]]): Item => items[randomInt(items.length)] ?? items[0];

/** What normalisers, parsers and databases stumble over. */
const oddText = (): string =>
  pick([
    ...([
      '',
      ' ',
      '0',
      '-1',
      '1e309',
      'NaN',
      'null',
      'true',
      '[]',
      '{}',
      '../..',
      '%00',
      '%',
      "'",
      '"',
      '\\',
    ] as const),
    ...[
      '\u0000',
      '\uD800',
      '\u202E',
      '\u200B',
      '👩‍👩‍👧',
      'ﷺ',
      'İ',
      '１２３',
      '2026-02-30',
      '9999-12-31T23:59:60Z',
    ],
    ...[
      'x'.repeat(5_000),
      '月'.repeat(2_000),
      '1'.repeat(400),
      '=1+1',
      '<script>',
      '__proto__',
      'constructor',
    ],
    ...[randomUUID(), 'CHM123456', '012-345 6789', '2147483648', '9007199254740993', '-0', '275760-09-13'],
  ]);
/** In an address half a character cannot be written, unless as bytes that are none. */
const oddPart = (): string =>
  Math.random() < 0.05 ? '%ED%A0%80' : encodeURIComponent(Buffer.from(oddText()).toString());
const oddHeader = (): string =>
  pick(['text/plain', 'multipart/form-data', 'application/x-www-form-urlencoded', 'a/b']);
const oddField = (fields: readonly string[]): string => fields[randomInt(Math.max(1, fields.length))] ?? 'q';

function oddValue(fields: readonly string[], depth: number): unknown {
  if (depth > 0 && Math.random() < 0.3) return oddObject(fields, depth - 1);
  if (depth > 0 && Math.random() < 0.2)
    return Array.from({ length: randomInt(4) }, () => oddValue(fields, depth - 1));
  return pick<unknown>([oddText(), oddText(), randomInt(1_000), -1, 1e21, 0.1, null, true, false]);
}

const oddObject = (fields: readonly string[], depth: number): Record<string, unknown> =>
  Object.fromEntries(Array.from({ length: randomInt(8) }, () => [oddField(fields), oddValue(fields, depth)]));

const oddBody = (fields: readonly string[]): string =>
  Math.random() < 0.9
    ? JSON.stringify(oddObject(fields, 3))
    : pick(['', '{', '[[[[', '"', '{"a":', '\u0000', `[${'['.repeat(3_000)}`, '{"__proto__":{"a":1}}']);
