import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { StartupProblem } from './database/startup-problem.ts';

const root = resolve('/srv/shop');

function problemsOf(environment: Record<string, string>) {
  try {
    readConfig(environment, root);
  } catch (error) {
    if (error instanceof StartupProblem) return error.message.split('\n');
    throw error;
  }
  return [];
}

test('an empty environment gives a private shop on this machine', () => {
  const { storageUrl, ...config } = readConfig({}, root);
  expect(config).toEqual({
    port: 3000,
    host: '127.0.0.1',
    dataDir: resolve(root, 'data'),
    databaseUrl: null,
    databaseListenUrl: null,
    publicUrl: 'http://127.0.0.1:3000',
    seed: 'demo',
    trustedProxies: 0,
    logLevel: 'info',
    adminEmail: 'owner@example.com',
    readsReceipts: true,
    metricsToken: null,
  });
  expect(fileURLToPath(storageUrl)).toBe(resolve(root, 'data/files'));
});

test('every setting can be given', () => {
  const config = readConfig(
    {
      PORT: '8080',
      HOST: '0.0.0.0',
      DATA_DIR: '../elsewhere',
      DATABASE_URL: 'postgres://shop:secret@db:5432/shop',
      DATABASE_LISTEN_URL: 'postgres://shop:secret@db:5433/shop',
      STORAGE_URL: 'file:///var/shop/files',
      READ_RECEIPTS: 'off',
      PUBLIC_URL: 'https://shop.example.com/',
      SEED: 'none',
      TRUST_PROXY: '2',
      LOG_LEVEL: 'warn',
      ADMIN_EMAIL: 'kitchen@example.com',
      METRICS_TOKEN: 'sixteen-signs-ok',
    },
    root,
  );
  expect(config).toMatchObject({
    port: 8080,
    dataDir: resolve('/srv/elsewhere'),
    databaseUrl: 'postgres://shop:secret@db:5432/shop',
    databaseListenUrl: 'postgres://shop:secret@db:5433/shop',
    publicUrl: 'https://shop.example.com',
    seed: 'none',
    trustedProxies: 2,
    logLevel: 'warn',
    adminEmail: 'kitchen@example.com',
    readsReceipts: false,
    metricsToken: 'sixteen-signs-ok',
  });
  expect(config.storageUrl.href).toBe('file:///var/shop/files');
});

test('blank values count as not given', () => {
  expect(readConfig({ PORT: ' ', DATABASE_URL: '' }, root)).toMatchObject({ port: 3000, databaseUrl: null });
});

test('a server on every address is reached as localhost, an IPv6 one in brackets', () => {
  expect(readConfig({ HOST: '0.0.0.0', PORT: '81' }, root).publicUrl).toBe('http://localhost:81');
  expect(readConfig({ HOST: '::1' }, root).publicUrl).toBe('http://[::1]:3000');
});

test('all mistakes are listed at once, each naming its setting', () => {
  const problems = problemsOf({
    PORT: '70000',
    DATABASE_URL: 'mysql://root@db/shop',
    STORAGE_URL: 's3://bucket',
    PUBLIC_URL: 'https://shop.example.com/path',
    SEED: 'all',
    TRUST_PROXY: 'yes',
    LOG_LEVEL: 'loud',
    ADMIN_EMAIL: 'nobody',
  });
  expect(problems.map((line) => line.split(' ')[0])).toEqual([
    'PORT',
    'DATABASE_URL',
    'STORAGE_URL',
    'PUBLIC_URL',
    'SEED',
    'TRUST_PROXY',
    'LOG_LEVEL',
    'ADMIN_EMAIL',
  ]);
  expect(problems[0]).toBe('PORT must be a port number from 1 to 65535; it is "70000".');
});

test('a mistyped database address does not print its password', () => {
  expect(problemsOf({ DATABASE_URL: 'postgre://shop:secret@db/shop' }).join()).not.toContain('secret');
  expect(problemsOf({ STORAGE_URL: 's3://key:sec/ret@host' }).join()).not.toMatch(/sec|ret@/);
});

test('a token that is too short is refused without being repeated', () => {
  const [problem = '', ...others] = problemsOf({ METRICS_TOKEN: 'short-secret' });
  expect(others).toEqual([]);
  expect(problem).toContain('METRICS_TOKEN must be at least 16');
  expect(problem).not.toContain('short-secret');
});

test('a way past the pooler is nothing without the way through it', () => {
  expect(problemsOf({ DATABASE_LISTEN_URL: 'postgres://shop:secret@db:5433/shop' })).toEqual([
    'DATABASE_LISTEN_URL goes with DATABASE_URL, which is not set.',
  ]);
});
