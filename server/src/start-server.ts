import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { loadApiDocs } from './api-docs/api-docs-files.ts';
import { createApp } from './app.ts';
import { createStorefrontSnapshot } from './catalogue/storefront-snapshot.ts';
import type { Config } from './config.ts';
import { connect, noTimeouts } from './database/connect.ts';
import { migrate } from './database/migrate.ts';
import { openDatabase } from './database/open-database.ts';
import { seedIfEmpty } from './database/seed/seed-if-empty.ts';
import type { Deps } from './deps.ts';
import { createEvents } from './events/events.ts';
import { createTopicStreams } from './events/topic-streams.ts';
import { createLifecycle } from './health/lifecycle.ts';
import { claimPort } from './http/claim-port.ts';
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

/** Whoever sends visitors here, a proxy or another server, needs a moment to notice that we are not ready. */
const usualGraceMs = 1_000;
/** Leaves time to close the database within the ten seconds a stop may take. */
const drainMs = 5_000;

type StartOptions = { config: Config; log: Logger; projectRoot: string };
export type RunningServer = {
  hasPages: boolean;
  /** Where the first admin signs up; null once somebody can sign in. */
  invitationLink: string | null;
  /** Reports unready and keeps answering for the grace, then takes nothing new and finishes what has begun. */
  stop: (graceMs?: number) => Promise<void>;
};

/** Port, database, files, news, app: in this order up, in the opposite order down. */
export async function startServer({ config, log, projectRoot }: StartOptions): Promise<RunningServer> {
  const opened: (() => Promise<void>)[] = [];
  const closeAll = async () => {
    for (const close of opened.splice(0).reverse()) await close();
  };

  try {
    const claimed = await claimPort(config);
    opened.push(() => claimed.close(0));
    const webFolder = join(projectRoot, 'web');
    const loading = Promise.all([
      openStorage(config),
      loadSite(join(webFolder, 'dist')),
      loadPictures(webFolder),
      loadApiDocs(projectRoot),
    ]);
    // Heard of below; until then the database, which takes longest, may have its own reason to fail.
    loading.catch(() => undefined);

    const { db, checkoutDb, pools, url, close } = await openDatabase({ ...config, log });
    opened.push(close);
    const clock = () => new Date();
    await prepareDatabase(url, { seed: config.seed, now: clock(), liven: seedSampleOrders });

    const events = createEvents({ databaseUrl: url, log });
    opened.push(events.close);
    const trafficLimits = createTrafficLimits({ db, log });
    opened.push(trafficLimits.share);
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
      storefront: createStorefrontSnapshot({ db: checkoutDb, events }),
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
    opened.push(startSweeper(deps).stop, drawSampleReceipts(deps), startReadingReceipts(deps).stop);
    claimed.serve(createApp(deps).fetch, deps.responseCache);

    return {
      hasPages: site !== null,
      invitationLink: await firstInvitation(db, {
        email: config.adminEmail,
        publicUrl: config.publicUrl,
        now: clock(),
      }),
      async stop(graceMs = usualGraceMs) {
        lifecycle.beginStop();
        claimed.announceClose();
        await pause(graceMs);
        topicStreams.close();
        await claimed.close(drainMs);
        await closeAll();
      },
    };
  } catch (error) {
    await closeAll();
    throw error;
  }
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
