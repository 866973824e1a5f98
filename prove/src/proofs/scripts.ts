import { randomUUID } from 'node:crypto';
import { type Browser, chromium, type Page, type Request } from '@playwright/test';
import { ensureChromium } from '../../../scripts/lib/chromium.mjs';
import { ask, hold, newAddress, order, orderNumberOf, wishFor } from '../buyer.ts';
import { atOnce, type Outcome, type Proof, partOf } from '../proof.ts';
import { inShop, type Server, type Shop } from '../shop.ts';

const whole = { payloads: 5_000 };
const buyersAtOnce = 8;
/** Of so many orders the details are opened, which show every field. */
const opened = 40;

/** Markup that leaves an element with its number wherever it is taken for markup, and runs where it may. */
const markups: readonly ((number: number) => string)[] = [
  (number) => `<script data-proof=${number}>ran(${number})</script>`,
  (number) => `<img data-proof=${number} src=x onerror=ran(${number})>`,
  (number) => `"><svg data-proof=${number} onload=ran(${number})>`,
  (number) => `'><a data-proof=${number} href=javascript:ran(${number})>x</a>`,
  (number) => `</title></textarea></script><b data-proof=${number}>`,
  (number) => `<iframe data-proof=${number} src=javascript:ran(${number})>`,
  (number) => `javascript:ran(${number})`,
  (number) => `{{ran(${number})}}\${ran(${number})}`,
];
/** What a spreadsheet would work out instead of showing it. */
const formulas: readonly ((number: number) => string)[] = [
  (number) => `=HYPERLINK("http://example.com/${number}")`,
  (number) => `+ran(${number})`,
  (number) => `-2+ran(${number})`,
  (number) => `@ran(${number})`,
  (number) => `\t=ran(${number})`,
];
const ranFormula = /(?:^|[\n,])"?\s*[=+\-@][^",\n]*(?:ran\(|HYPERLINK)/m;

export const scripts: Proof = {
  promise:
    'Whatever anybody types is shown as they typed it: nothing of it runs, on a screen, on paper or in a file.',
  tried: `${whole.payloads} scripts and formulas in the fields of customers and staff; every screen, paper and export opened in Chromium in both languages`,
  guard: 'pages take text for markup',
  async run({ share, isGuardOut, say }): Promise<Outcome> {
    const browser = await chromium.launch({
      executablePath: await ensureChromium(),
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    });
    const work = async (shop: Shop, server: Server): Promise<Outcome> => {
      const token = await shop.signIn({ role: 'admin' });
      let sown = 0;
      const sow = () => {
        sown += 1;
        const kinds = [...markups, ...formulas];
        return kinds[sown % kinds.length]?.(sown) ?? '';
      };
      const wanted = partOf(whole.payloads, share);
      await sowAsStaff(shop, server, { token, sow });
      const { ids, batchId } = await sowAsCustomers({
        shop,
        server,
        wanted,
        sow: () => ({ text: sow(), sown }),
      });
      say(`${sown} payloads sown`);

      const breaches: string[] = [];
      let looked = 0;
      const shown = new Set<string>();
      const paths = [
        ...['/', '/cart', '/checkout', '/check-status', '/privacy', '/product/proof'],
        ...['orders', 'batch-summary', 'batch-management', 'pickup-slots', 'products', 'categories'].map(
          (tab) => `/admin?tab=${tab}`,
        ),
        ...ids.map((id) => `/admin?order=${id}`),
        ...[`/admin?review=${ids[0]}`, '/admin?money=1', '/admin?new=1'],
        ...['statistics', 'customers', 'audit', 'team', 'settings'].map((screen) => `/admin/${screen}`),
        ...['kitchen', 'slips', 'labels', 'poster'].map((paper) => `/admin/print/${paper}?batch=${batchId}`),
      ];
      for (const language of ['en', 'zh']) {
        for (const path of paths) {
          const { found, numbers } = await look(browser, {
            ...{ url: server.url, path, language, token, isGuardOut },
          });
          for (const number of numbers) shown.add(number);
          looked += 1;
          if (found.length > 0) breaches.push(`${path} in ${language}: ${found.slice(0, 3).join(', ')}`);
          // Without the guard one is enough.
          if (isGuardOut && found.length > 0) break;
        }
        say(`${looked} screens and papers looked at`);
      }
      for (const file of ['orders.csv?', 'summary.csv?span=all']) {
        const { status, text } = await ask(`${server.url}/api/admin/exports/${file}`, {
          headers: { cookie: `staff_session=${token}` },
        });
        if (status !== 200) breaches.push(`${file} was answered ${status}`);
        const formula = ranFormula.exec(text)?.[0];
        if (formula) breaches.push(`${file} has a formula: ${formula.trim()}`);
      }
      return {
        figures: `${sown} payloads, ${looked} screens and papers in Chromium that showed ${shown.size} of them, 2 exports: ${breaches.length} ran`,
        breaches: shown.size < sown / 4 ? [...breaches, `only ${shown.size} were shown anywhere`] : breaches,
      };
    };
    return inShop(1, work).finally(() => browser.close());
  },
};

type Customers = { shop: Shop; server: Server; wanted: number; sow: () => { text: string; sown: number } };

/** Orders with a payload in every field a customer writes; gives some of them, and their batch. */
async function sowAsCustomers({ shop, server, wanted, sow }: Customers) {
  const wish = await wishFor(shop, server, 1_000_000);
  const perOrder = 5;
  const numbers: string[] = [];
  await atOnce(Array(Math.ceil(wanted / perOrder)).keys(), buyersAtOnce, async () => {
    const held = await hold(server, wish);
    const text = () => sow().text;
    const placed = await order(server, held, {
      ...{ name: text(), instagram: text(), facebook: text(), notes: text(), deliveryAddress: text() },
    });
    if (placed.status !== 200) throw new Error(`an order with odd words was refused: ${placed.text}`);
    numbers.push(orderNumberOf(placed));
  });
  const orders = await shop.db
    .selectFrom('orders')
    .select('id')
    .where('order_number', 'in', numbers.slice(0, opened))
    .execute();
  return { ids: orders.map(({ id }) => id), batchId: wish.batchId };
}

/** What staff write, of each kind once. */
async function sowAsStaff(
  { db }: Shop,
  { url }: Server,
  { token, sow }: { token: string; sow: () => string },
): Promise<void> {
  const methods = await db.selectFrom('delivery_methods').select('id').execute();
  const deliveryMethodIds = methods.map(({ id }) => id);
  const say = async (path: string, body: object) => {
    const { status, text } = await ask(`${url}/api/admin/${path}`, {
      method: 'POST',
      headers: {
        ...{ cookie: `staff_session=${token}`, 'content-type': 'application/json' },
        ...{ 'sec-fetch-site': 'same-origin', 'x-forwarded-for': newAddress() },
        'idempotency-key': randomUUID(),
      },
      body: JSON.stringify(body),
    });
    if (status !== 200) throw new Error(`${path} was refused: ${text}`);
  };
  for (let round = 0; round < markups.length; round += 1) {
    await say('categories', {
      ...{ id: randomUUID(), name: sow(), nameZh: sow(), description: sow(), color: '#3b82f6', icon: '' },
      ...{ sortOrder: 5, isActive: true },
    });
    await say('products', {
      ...{ id: randomUUID(), name: round === 0 ? 'Proof' : sow(), nameZh: sow(), description: sow() },
      ...{ descriptionZh: sow(), features: [sow(), sow()], featuresZh: [sow()], priceSen: 1250 },
      ...{ categoryId: null, stockQuantity: 0, sortOrder: 9, isActive: true, productType: 'standard' },
      ...{ box: null, pieces: [], fixedFlavours: [], images: [] },
    });
    await say('batches', {
      ...{ id: randomUUID(), batchName: sow(), batchNameZh: sow(), batchDate: '2090-10-01' },
      ...{ orderUntil: null, deliveryMethodIds, isActive: true, slots: [] },
    });
    await say('batch-templates', { name: sow(), description: sow(), deliveryMethodIds, slots: [] });
  }
}

type Looked = { url: string; path: string; language: string; token: string; isGuardOut: boolean };

/** Which payloads a page shows, and which became part of it, ran, or were stopped only by its policy. */
async function look(
  browser: Browser,
  { url, path, language, token, isGuardOut }: Looked,
): Promise<{ found: string[]; numbers: string[] }> {
  const context = await browser.newContext({ bypassCSP: isGuardOut });
  try {
    await context.addCookies([
      { name: 'staff_session', value: token, url },
      { name: 'lang', value: language, url },
    ]);
    const page = await context.newPage();
    const ran: string[] = [];
    await page.exposeFunction('ran', (number: number) => void ran.push(`payload ${number} ran`));
    page.on('dialog', (dialog) => void dialog.dismiss());
    page.on('console', (message) => {
      if (/Content Security Policy/i.test(message.text())) ran.push(message.text());
    });
    const open = openRequests(page);
    await page.goto(`${url}${path}`, { waitUntil: 'load' });
    await settle(page, open);
    const text = await page.evaluate(() => document.body.innerText);
    const numbers = [...text.matchAll(/(?:ran\(|proof=|example\.com\/)(\d+)/g)].map(
      ([, number]) => number ?? '',
    );
    if (isGuardOut) await takeTextForMarkup(page);
    await settle(page, open);
    const grown = await page.evaluate(() => document.querySelectorAll('[data-proof]').length);
    return { found: [...(grown > 0 ? [`${grown} payloads became elements`] : []), ...ran], numbers };
  } finally {
    await context.close();
  }
}

/** The requests a page still waits for; that for news of the shop stays open for good. */
function openRequests(page: Page): Set<Request> {
  const open = new Set<Request>();
  page.on('request', (request) => {
    if (request.resourceType() !== 'eventsource') open.add(request);
  });
  page.on('requestfinished', (request) => void open.delete(request));
  page.on('requestfailed', (request) => void open.delete(request));
  return open;
}

/** Until the screen shows all it loads, and the browser has nothing more to fetch or to draw. */
async function settle(page: Page, open: ReadonlySet<Request>): Promise<void> {
  do {
    await page.waitForFunction(() => {
      const loading = [...document.querySelectorAll('.animate-spin, .shimmer')];
      return document.querySelector('#root > *') && !loading.some((sign) => sign.checkVisibility());
    });
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  } while (open.size > 0);
}

const takeTextForMarkup = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll('body *')) {
      const text = element.children.length === 0 ? element.textContent : '';
      if (text.includes('data-proof')) element.innerHTML = text;
    }
  });
