import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { connect, noTimeouts } from '../database/connect.ts';
import { openCluster } from '../database/embedded/embedded-cluster.ts';
import { migrate } from '../database/migrate.ts';
import { databaseUrlOf } from './database-url.testing.ts';
import { quietLog } from './quiet-log.testing.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    testServerUrl: string;
    templateDatabase: string;
  }
}

/** One PostgreSQL for the whole run, with a migrated database that every test file copies. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer();
  const template = `shop_template_${process.pid}`;
  await runOnServer(server.url, `create database ${template}`);

  const { db, close } = connect(databaseUrlOf(server.url, template), { timeouts: noTimeouts });
  await migrate(db);
  await close();

  project.provide('testServerUrl', server.url);
  project.provide('templateDatabase', template);
  return async () => {
    await runOnServer(server.url, `drop database if exists ${template}`);
    await server.stop();
  };
}

async function startServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, stop: async () => undefined };

  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'shop-test-'));
  const cluster = await openCluster({
    dataDir,
    log: quietLog,
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      max_connections: '200',
      deadlock_timeout: '50ms',
    },
  });
  return {
    url: cluster.url,
    async stop() {
      await cluster.leave();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function runOnServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
