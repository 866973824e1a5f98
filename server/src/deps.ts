import type { Logger } from 'pino';
import type { StorefrontSnapshot } from './catalogue/storefront-snapshot.ts';
import type { Config } from './config.ts';
import type { Db } from './database/connect.ts';
import type { Events } from './events/events.ts';
import type { TopicStreams } from './events/topic-streams.ts';
import type { StaticFiles } from './files/static-files.ts';
import type { Lifecycle } from './health/lifecycle.ts';
import type { ResponseCache } from './http/response-cache.ts';
import type { Metrics } from './lib/metrics.ts';
import type { OfferMemory } from './orders/offer.ts';
import type { Site } from './pages/site.ts';
import type { ReceiptReader } from './receipts/reading/receipt-reader.ts';
import type { StockSnapshot } from './stock/stock-snapshot.ts';
import type { FileStorage } from './storage/storage.ts';
import type { TrafficLimits } from './visitors/traffic-limits.ts';

/** Everything a use case may need; each destructures its own part. */
export type Deps = {
  config: Config;
  db: Db;
  /** Connections for holding and ordering only: a crowd that just looks around must not make them wait. */
  checkoutDb: Db;
  storage: FileStorage;
  /** What reads the words on receipts, where it is installed. */
  receiptReader: ReceiptReader;
  events: Events;
  topicStreams: TopicStreams;
  storefront: StorefrontSnapshot;
  offers: OfferMemory;
  trafficLimits: TrafficLimits;
  stock: StockSnapshot;
  responseCache: ResponseCache;
  lifecycle: Lifecycle;
  metrics: Metrics;
  /** The built pages; null where only the API runs, as in development. */
  site: Site | null;
  /** The pictures that come with the shop, by path below /pictures/. */
  pictures: StaticFiles;
  /** The page that shows the API, by file name. */
  apiDocs: StaticFiles;
  log: Logger;
  clock: () => Date;
};
