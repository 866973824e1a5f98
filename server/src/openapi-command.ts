import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { apiFacts, apiRoutes } from './api-routes.ts';
import { createStorefrontSnapshot } from './catalogue/storefront-snapshot.ts';
import { readConfig } from './config.ts';
import { connect } from './database/connect.ts';
import type { Events } from './events/events.ts';
import { createTopicStreams } from './events/topic-streams.ts';
import { createLifecycle } from './health/lifecycle.ts';
import { describeApi } from './http/openapi/openapi.ts';
import { createMetrics } from './lib/metrics.ts';
import { createLog } from './log.ts';
import { createOfferMemory } from './orders/offer.ts';
import { noReceiptReader } from './receipts/reading/no-receipt-reader.ts';
import { createStockSnapshot } from './stock/stock-snapshot.ts';
import { openDiskStorage } from './storage/disk-storage.ts';
import { createTrafficLimits } from './visitors/traffic-limits.ts';

// Prints the OpenAPI document. Routes are declared before anything is asked of the database, so none is needed.
const folder = await mkdtemp(join(tmpdir(), 'shop-openapi-'));
const { db, close } = connect('postgres://nobody@127.0.0.1/none');
const events: Events = {
  publish: () => undefined,
  announce: () => ({ notice: sql`null`, told: () => undefined }),
  subscribe: () => () => undefined,
  isListening: () => false,
  listening: async () => undefined,
  close: async () => undefined,
};
const log = createLog('silent');
const topicStreams = createTopicStreams(events);
try {
  const config = readConfig({ PUBLIC_URL: 'https://mooncakes.test' }, folder);
  const routes = apiRoutes({
    config,
    db,
    checkoutDb: db,
    storage: await openDiskStorage(join(folder, 'files')),
    events,
    topicStreams,
    storefront: createStorefrontSnapshot({ db, events, clock: () => new Date() }),
    offers: createOfferMemory({ db }),
    trafficLimits: createTrafficLimits({ db, log }),
    stock: createStockSnapshot({ db, events }),
    receiptReader: noReceiptReader,
    lifecycle: createLifecycle(),
    metrics: createMetrics(),
    log,
    clock: () => new Date(),
  });
  process.stdout.write(`${JSON.stringify(describeApi(routes, apiFacts(config)), null, 2)}\n`);
} finally {
  topicStreams.close();
  await close();
  await rm(folder, { recursive: true, force: true });
}
