import { benchAnswers } from './answers.ts';
import { benchBrowser } from './browser.ts';
import { benchCheckout } from './checkout.ts';
import { benchLive } from './live.ts';
import { benchOrderReading } from './order-reading.ts';
import { benchOrders } from './orders.ts';
import { benchPeers } from './peers/peers.ts';
import { benchReceipts } from './receipts.ts';
import { runSuites } from './run-suites.ts';
import { benchStart } from './start.ts';
import { benchStatements } from './statements.ts';
import { benchSummary } from './summary.ts';

/** Every suite with the seconds it takes on two idle cores, in the order they run. */
const suites = {
  start: { seconds: 35, run: benchStart },
  checkout: { seconds: 115, run: benchCheckout },
  reading: { seconds: 50, run: benchOrderReading },
  answers: { seconds: 105, run: benchAnswers },
  // The orders list is asked of the shop that was made for the statistics.
  summary: { seconds: 100, run: benchSummary },
  orders: { seconds: 35, run: benchOrders },
  statements: { seconds: 25, run: benchStatements },
  peers: { seconds: 30, run: benchPeers },
  receipts: { seconds: 40, run: benchReceipts },
  live: { seconds: 15, run: benchLive },
  browser: { seconds: 235, run: benchBrowser },
} as const;

// What has a slash is for the suite before it: the address of another shop, and its adapter.
await runSuites(
  suites,
  process.argv.slice(2).filter((word) => !word.includes('/')),
);
