import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { RenderPage } from '@mooncake/domain/pages/page';
import pino from 'pino';
import { onTestFinished } from 'vitest';
import { loadApiDocs } from './api-docs/api-docs-files.ts';
import { apiRoutes } from './api-routes.ts';
import { createApp } from './app.ts';
import { createStorefrontSnapshot } from './catalogue/storefront-snapshot.ts';
import { readConfig } from './config.ts';
import type { Deps } from './deps.ts';
import { createEvents } from './events/events.ts';
import { createTopicStreams } from './events/topic-streams.ts';
import { scanStaticFiles } from './files/static-files.ts';
import { createLifecycle } from './health/lifecycle.ts';
import { holdToDocument } from './http/openapi/declared-problems.testing.ts';
import { createResponseCache } from './http/response-cache.ts';
import { createMetrics } from './lib/metrics.ts';
import { shopMetrics } from './metrics/shop-metrics.ts';
import { createOfferMemory } from './orders/offer.ts';
import type { Site } from './pages/site.ts';
import { noReceiptReader } from './receipts/reading/no-receipt-reader.ts';
import { createStockSnapshot } from './stock/stock-snapshot.ts';
import { openDiskStorage } from './storage/disk-storage.ts';
import type { TestDatabase } from './testing/test-database.testing.ts';
import { createTrafficLimits } from './visitors/traffic-limits.ts';

const projectRoot = resolve(import.meta.dirname, '../..');

type TestAppOptions = {
  environment?: Record<string, string>;
  site?: Site;
  picturesFolder?: string;
  log?: Deps['log'];
  clock?: Deps['clock'];
  /** What the streams of topics count by. */
  sinceStartMs?: () => number;
  /** Without one receipts are not read, as where no reader is installed. */
  receiptReader?: Deps['receiptReader'];
};

/** A whole app on a test's own database and folder, taken down when the test ends. */
export async function createTestApp(
  { db, url }: Pick<TestDatabase, 'db' | 'url'>,
  options: TestAppOptions = {},
) {
  const folder = await mkdtemp(join(tmpdir(), 'shop-app-'));
  const log = options.log ?? pino({ level: 'silent' });
  const events = createEvents({ databaseUrl: url, log });
  const topicStreams = createTopicStreams(events, undefined, options.sinceStartMs);
  const trafficLimits = createTrafficLimits({ db, log });
  onTestFinished(async () => {
    topicStreams.close();
    await trafficLimits.share();
    await events.close();
    await rm(folder, { recursive: true, force: true });
  });

  await events.listening();
  const metrics = createMetrics();
  const clock = options.clock ?? (() => new Date());
  const config = readConfig(options.environment ?? {}, folder);
  const deps: Deps = {
    config,
    db,
    checkoutDb: db,
    events,
    topicStreams,
    log,
    storage: await openDiskStorage(join(folder, 'files')),
    storefront: createStorefrontSnapshot({ db, events, clock }),
    offers: createOfferMemory({ db }),
    trafficLimits,
    stock: createStockSnapshot({ db, events }),
    responseCache: createResponseCache({ log, metrics, trustedProxies: config.trustedProxies }),
    lifecycle: createLifecycle(),
    metrics,
    site: options.site ?? null,
    pictures: await scanStaticFiles(options.picturesFolder ?? join(folder, 'pictures')),
    apiDocs: await loadApiDocs(projectRoot),
    clock,
    receiptReader: options.receiptReader ?? noReceiptReader,
  };
  metrics.collect(shopMetrics(deps));
  const app = createApp(deps);
  holdToDocument(app, apiRoutes(deps));
  return { app, deps, folder };
}

const testTemplate = [
  '<!doctype html><html lang="en"><head><!--head--></head>',
  '<body><div id="root"><!--app--></div><!--data--><!--code--></body></html>',
].join('');

/** Shows what a real renderer would: the path, and each product with its price. */
export const renderPlainly: RenderPage = async ({ url, language, data }) => ({
  status: url === '/404' ? 404 : 200,
  head: `<title>${language} ${url}</title>`,
  code: `<link rel="modulepreload" href="/code-of${url}.js">`,
  body: data.products.map(({ nameZh, priceSen }) => `<p>${nameZh} ${priceSen}</p>`).join(''),
});

export async function createTestSite(folder: string, renderPage: RenderPage = renderPlainly): Promise<Site> {
  const officeTemplate = testTemplate.replace('lang="en"', 'lang="en" data-area="admin"');
  return { template: testTemplate, officeTemplate, renderPage, files: await scanStaticFiles(folder) };
}
