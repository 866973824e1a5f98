import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { createTestApp } from '../app.testing.ts';
import { variables } from '../config.ts';
import { connect } from '../database/connect.ts';
import { createMetrics } from '../lib/metrics.ts';
import { parseS3Address } from '../storage/s3/s3-address.ts';
import { createTestDatabase } from '../testing/test-database.testing.ts';
import { processMetrics } from './process-metrics.ts';
import { poolMetrics, shopMetrics } from './shop-metrics.ts';

const database = await createTestDatabase();
const readProject = (path: string) => readFile(resolve(import.meta.dirname, '../../..', path), 'utf8');

/** Every name the shop can tell, also of figures there is nothing to say about yet. */
async function knownNames(): Promise<Set<string>> {
  const { deps } = await createTestApp(database);
  const { pool, close } = connect(database.url);
  // A shop without a backup, an order or a refusal leaves those lines out.
  const families = await Promise.all([processMetrics()(), poolMetrics({ all: pool })(), shopMetrics(deps)()]);
  await close();
  const metrics = createMetrics();
  metrics.answered({ method: 'GET', route: '/', status: 404, seconds: 0, refusal: 'not_found' });
  const written = (await metrics.read()).match(/^\w+(?=[{ ])/gm) ?? [];
  return new Set([...families.flat().map(({ name }) => name), ...written]);
}

test.each(['deploy/alerts.yaml', 'deploy/grafana-dashboard.json'])(
  '%s asks for figures the shop tells, and for no others',
  async (path) => {
    const known = await knownNames();
    const asked = (await readProject(path)).match(/\b(?:shop|http|process|nodejs)_\w+/g) ?? [];
    expect(new Set(asked).size).toBeGreaterThan(8);
    expect(asked.filter((name) => !known.has(name))).toEqual([]);
  },
);

test('every figure has its place on the dashboard', async () => {
  const dashboard = await readProject('deploy/grafana-dashboard.json');
  const unseen = [...(await knownNames())].filter((name) => !dashboard.includes(name));
  expect(unseen).toEqual(['http_request_duration_seconds_sum']);
});

test('compose.yaml sets variables the shop reads', async () => {
  const [, shop = ''] = (await readProject('compose.yaml')).split(/^x-shop:.*$/m);
  const [, environment = ''] = /^ {2}environment:\n((?: {4}.*\n)+)/m.exec(shop) ?? [];
  const set = [...environment.matchAll(/^ {4}(\w+):/gm)].map(([, name]) => name);
  expect(set).toContain('DATABASE_URL');
  expect(set.filter((name) => !Object.keys(variables).includes(name ?? ''))).toEqual([]);
});

test('deploy/compose.store.yaml leads both servers to the bucket it makes, with a key for that bucket alone', async () => {
  const file = (await readProject('deploy/compose.store.yaml')).replaceAll(/\$\{STORE_(\w+)[^}]*\}/g, '$1');
  const [, url = ''] = /^ {4}STORAGE_URL: (.+)$/m.exec(file) ?? [];
  const address = parseS3Address(new URL(url));
  expect(address).toMatchObject({ accessKeyId: 'KEY', secretAccessKey: 'SECRET', bucket: 'shop' });
  const [, keys = ''] = /^ {4}content: \|\n((?: {6}.*\n)+)/m.exec(file) ?? [];
  const credentials = [{ accessKey: 'KEY', secretKey: 'SECRET' }];
  const actions = ['Read:shop', 'Write:shop', 'List:shop'];
  expect(JSON.parse(keys)).toEqual({ identities: [{ name: 'shop', credentials, actions }] });
  expect(file).toContain('s3.bucket.create -name shop');
  const servers = (await readProject('compose.yaml')).match(/^ {2}shop-\d(?=:)/gm) ?? [];
  expect(servers).toHaveLength(2);
  for (const server of servers) expect(file).toContain(`${server}: *in-bucket\n`);
});
