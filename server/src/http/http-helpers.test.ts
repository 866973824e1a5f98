import { brotliDecompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { AppEnv } from '../app-env.ts';
import { clientAddress } from '../visitors/client-address.ts';
import { chooseCompression } from './responses/encoding.ts';
import { sendJson } from './responses/json-response.ts';

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['*', 'br'],
  ['identity', undefined],
  ['gzip;q=0.0', undefined],
  [undefined, undefined],
])('Accept-Encoding %s is served %s', (header, expected) => {
  expect(chooseCompression(header)).toBe(expected);
});

function addressSeen(forwarded: string | null, trustedProxies: number) {
  const app = new Hono<AppEnv>().get('/', (c) => c.text(clientAddress(c, trustedProxies)));
  const headers = forwarded === null ? {} : { 'X-Forwarded-For': forwarded };
  const incoming = { socket: { remoteAddress: '::ffff:10.0.0.9' } };
  return Promise.resolve(app.request('/', { headers }, { incoming })).then((response) => response.text());
}

test.each([
  [null, 0, '10.0.0.9'],
  ['1.1.1.1', 0, '10.0.0.9'],
  ['1.1.1.1', 1, '1.1.1.1'],
  ['6.6.6.6, 1.1.1.1', 1, '1.1.1.1'],
  ['6.6.6.6, 1.1.1.1, 10.0.0.1', 2, '1.1.1.1'],
  [null, 1, '10.0.0.9'],
] as const)('forwarded for %s behind %i proxies is %s', async (forwarded, proxies, expected) => {
  expect(await addressSeen(forwarded, proxies)).toBe(expected);
});

test.each([
  ['2001:db8:7:9:1:2:3:4', '2001:db8:7:9::/64'],
  ['2001:0DB8:0007:9::1', '2001:db8:7:9::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8:7:9::', '2001:db8:7:9::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['[2001:db8:7:9::1]:443', '2001:db8:7:9::/64'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:192.0.2.7', '192.0.2.7'],
  ['::ffff:c000:207', '192.0.2.7'],
  ['0:0:0:0:0:ffff:192.0.2.7', '192.0.2.7'],
  ['192.0.2.7', '192.0.2.7'],
  ['192.0.2.7:51234', '192.0.2.7'],
  ['someone', 'someone'],
])('%s counts as %s', async (address, network) => {
  expect(await addressSeen(address, 1)).toBe(network);
});

test('large fresh answers are compressed, small ones are not', async () => {
  const app = new Hono<AppEnv>()
    .get('/large', (c) => sendJson(c, { text: 'moon'.repeat(1000) }))
    .get('/small', (c) => sendJson(c, { text: 'moon' }));
  const headers = { 'Accept-Encoding': 'br' };

  const large = await app.request('/large', { headers });
  expect(large.headers.get('content-encoding')).toBe('br');
  const bytes = new Uint8Array(await large.arrayBuffer());
  expect(bytes.byteLength).toBeLessThan(200);
  expect(JSON.parse(brotliDecompressSync(bytes).toString())).toEqual({ text: 'moon'.repeat(1000) });

  const small = await app.request('/small', { headers });
  expect(small.headers.get('content-encoding')).toBeNull();
  expect(await small.json()).toEqual({ text: 'moon' });
});
