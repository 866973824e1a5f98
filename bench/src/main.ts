import { benchCheckout } from './checkout.ts';
import { benchLive } from './live.ts';
import { benchOrders } from './orders.ts';
import { benchPages } from './pages.ts';
import { benchSummary } from './summary.ts';

const benches = {
  pages: benchPages,
  orders: benchOrders,
  summary: benchSummary,
  live: benchLive,
  checkout: async () => console.table(await benchCheckout(console.log)),
} as const;

const [asked = 'pages'] = process.argv.slice(2);
const bench = Object.entries(benches).find(([name]) => name === asked)?.[1];
if (bench) await bench();
else {
  console.error(`There is no bench "${asked}"; there are: ${Object.keys(benches).join(', ')}.`);
  process.exitCode = 1;
}
