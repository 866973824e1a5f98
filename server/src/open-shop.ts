import { join } from 'node:path';
import type { Logger } from 'pino';
import { loadApiDocs } from './api-docs/api-docs-files.ts';
import { createApp } from './app.ts';
import { createStorefrontSnapshot } from './catalogue/storefront-snapshot.ts';
import type { Config } from './config.ts';
import { connect, noTimeouts } from './database/connect.ts';
import { migrate } from './database/migrate.ts';
import type { OpenDatabase } from './database/open-database.ts';
import { repeatWhileAway } from './database/repeat-while-away.ts';
import { seedIfEmpty } from './database/seed/seed-if-empty.ts';
import type { Deps } from './deps.ts';
import { createEvents } from './events/events.ts';
import { createTopicStreams } from './events/topic-streams.ts';
import { createLifecycle } from './health/lifecycle.ts';
import type { ClaimedPort } from './http/claim-port.ts';
import { createResponseCache } from './http/response-cache.ts';
import { startSweeper } from './jobs/sweeper.ts';
import { createMetrics } from './lib/metrics.ts';
import { processMetrics } from './metrics/process-metrics.ts';
import { poolMetrics, shopMetrics } from './metrics/shop-metrics.ts';
import { createOfferMemory } from './orders/offer.ts';
import { loadPictures, loadSite } from './pages/site.ts';
import { noReceiptReader } from './receipts/reading/no-receipt-reader.ts';
import { startReadingReceipts } from './receipts/reading/read-receipts.ts';
import { startReceiptReader } from './receipts/reading/receipt-reader.ts';
import { drawSampleReceipts } from './sample/draw-sample-receipts.ts';
import { seedSampleOrders } from './sample/seed-sample-orders.ts';
import { firstInvitation } from './staff/team/first-invitation.ts';
import { createStockSnapshot } from './stock/stock-snapshot.ts';
import { openStorage } from './storage/open-storage.ts';
import { createTrafficLimits } from './visitors/traffic-limits.ts';

type ShopOptions = {
  config: Config;
  log: Logger;
  projectRoot: string;
  port: ClaimedPort;
  opening: Promise<OpenDatabase>;
  /** Hears how to close each part, in the order they were opened. */
  onOpened: (...close: (() => Promise<void>)[]) => void;
};

export type OpenShop = {
  hasPages: boolean;
  /** Where the first admin signs up; null once somebody can sign in. */
  invitationLink: string | null;
  /** From now on it reports unready, and answers as before. */
  beginStop: () => void;
  /** Pages that listen would never let go by themselves. */
  endStreams: () => void;
};

/** Files, news and the app, on a port that is ours and a database that may still be starting. */
export async function openShop({
  config,
  log,
  projectRoot,
  port,
  opening,
  onOpened,
}: ShopOptions): Promise<OpenShop> {
  const webFolder = join(projectRoot, 'web');
  const loading = Promise.all([
    openStorage(config),
    loadSite(join(webFolder, 'dist')),
    loadPictures(webFolder),
    loadApiDocs(projectRoot),
  ]);
  // Heard of below; until then the database, which takes longest, may have its own reason to fail.
  loading.catch(() => undefined);

  const { db, checkoutDb, pools, url } = await opening;
  const clock = () => new Date();
  await repeatWhileAway(() =>
    prepareDatabase(url, { seed: config.seed, now: clock(), liven: seedSampleOrders }),
  );

  const events = createEvents({ databaseUrl: url, log });
  onOpened(events.close);
  const trafficLimits = createTrafficLimits({ db, log });
  onOpened(trafficLimits.share);
  const topicStreams = createTopicStreams(events);
  const lifecycle = createLifecycle();
  const metrics = createMetrics();
  const [storage, site, pictures, apiDocs] = await loading;
  const deps: Deps = {
    config,
    db,
    checkoutDb,
    events,
    topicStreams,
    lifecycle,
    metrics,
    log,
    clock,
    storage,
    receiptReader: config.readsReceipts ? startReceiptReader() : noReceiptReader,
    storefront: createStorefrontSnapshot({ db: checkoutDb, events, clock }),
    offers: createOfferMemory({ db: checkoutDb }),
    trafficLimits,
    stock: createStockSnapshot({ db, events }),
    responseCache: createResponseCache({ log, metrics, trustedProxies: config.trustedProxies }),
    site,
    pictures,
    apiDocs,
  };
  for (const collector of [processMetrics(), poolMetrics(pools), shopMetrics(deps)])
    metrics.collect(collector);
  onOpened(startSweeper(deps).stop, drawSampleReceipts(deps), startReadingReceipts(deps).stop);
  port.serve(createApp(deps).fetch, deps.responseCache);

  return {
    hasPages: site !== null,
    invitationLink: await repeatWhileAway(() =>
      firstInvitation(db, { email: config.adminEmail, publicUrl: config.publicUrl, now: clock() }),
    ),
    beginStop: lifecycle.beginStop,
    endStreams: topicStreams.close,
  };
}

/** May take long on a large shop, and waits for another server that is at it. */
async function prepareDatabase(url: string, seed: Parameters<typeof seedIfEmpty>[1]): Promise<void> {
  const { db, close } = connect(url, { maxConnections: 1, timeouts: noTimeouts });
  try {
    await migrate(db);
    await seedIfEmpty(db, seed);
  } finally {
    await close();
  }
}
