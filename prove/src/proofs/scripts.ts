import { type Language, languages } from '@mooncake/domain/language';
import { type Browser, type BrowserContext, chromium, type Page, type Request } from '@playwright/test';
import { ensureChromium } from '../../../scripts/lib/chromium.mjs';
import { unzip } from '../../../server/src/exports/zip.testing.ts';
import { type Outcome, type Proof, partOf } from '../proof.ts';
import { createSower, sowAsCustomers, sowAsStaff, sowInTheOffice } from '../scripts/sow.ts';
import { sowInContacts, sowInOrders, sowInTables } from '../scripts/sow-in-tables.ts';
import { inShop, type Server, type Shop } from '../shop.ts';

const whole = { payloads: 5_000 };
/** Of what was sown, as much must be seen somewhere, or nothing is proved about it; what staff write once, and nobody sees, is more of a part. */
const mustBeShown = { whole: 3 / 4, part: 2 / 3 };
/** Not a measure of speed, only an end to waiting. */
const patienceMs = 120_000;

const ranFormula = /(?:^|[\n,])"?\s*[=+\-@][^",\n]*(?:ran\(|HYPERLINK)/m;

export const scripts: Proof = {
  promise:
    'Whatever anybody types is shown as they typed it: nothing of it runs, on a screen, on paper or in a file.',
  tried: `${whole.payloads} scripts and formulas in the fields of customers and staff, delivery, times, flavours and pictures, the settings with contacts and codes to pay, the notes to and about customers and the bank’s statement; every screen and paper opened in Chromium in both languages, every order in one, every CSV and XLSX read`,
  guard: 'the code of the pages writes text as markup',
  async run({ share, isGuardOut, say }): Promise<Outcome> {
    const browser = await chromium.launch({
      executablePath: await ensureChromium(),
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    });
    const work = async (shop: Shop, server: Server): Promise<Outcome> => {
      const token = await shop.signIn({ role: 'admin' });
      const sower = createSower();
      await sowInTables(shop, sower);
      await sowAsStaff(shop, server, { token, sower });
      const wanted = partOf(whole.payloads, share);
      const { orders, batchId, productId } = await sowAsCustomers(shop, server, { wanted, sower });
      await sowInTheOffice(shop, server, { token, orders, sower });
      await sowInContacts(shop, sower);
      await sowInOrders(shop, sower);
      const sown = sower.sown();
      say(`${sown} payloads sown in ${orders.length} orders, the shop and its office`);

      const breaches: string[] = [];
      let looked = 0;
      const shown = new Set<string>();
      const [some] = orders;
      const ofOrders: string[] = [
        // One whose receipt was refused, and one that was cancelled.
        ...orders.slice(0, 2).map(({ number, linkKey }) => `/check-status#${number}.${linkKey}`),
        ...['/checkout', `/admin?review=${some?.id}`],
        ...['slips', 'labels'].map((paper) => `/admin/print/${paper}?batch=${batchId}`),
      ];
      const others: string[] = [
        ...['/', '/cart', '/check-status', '/privacy', '/product/proof'],
        `/order-summary/${some?.number}`,
        ...['orders', 'batch-summary', 'batch-management', 'pickup-slots', 'products', 'categories'].map(
          (tab) => `/admin?tab=${tab}`,
        ),
        ...['/admin?money=1', '/admin?new=1'],
        ...['money', 'statistics', 'customers', 'audit', 'team', 'settings'].map(
          (screen) => `/admin/${screen}`,
        ),
        ...['kitchen', 'poster'].map((paper) => `/admin/print/${paper}?batch=${batchId}`),
      ];
      const screens = languages.flatMap((language, turn) =>
        [...ofOrders, ...others]
          // Of a part of the load, each in one of the two.
          .filter((_, at) => share === 1 || at % languages.length === turn)
          .map((path) => ({ path, language })),
      );
      const looker = { url: server.url, token, visitor: some?.cookie ?? '', productId, isGuardOut };
      const windows = {
        en: await openWindow(browser, { ...looker, language: 'en' }),
        zh: await openWindow(browser, { ...looker, language: 'zh' }),
      };
      const note = (place: string, { found, numbers }: Look) => {
        for (const number of numbers) shown.add(number);
        looked += 1;
        if (found.length > 0) breaches.push(`${place}: ${found.slice(0, 3).join(', ')}`);
        if (looked % 25 === 0) say(`${looked} screens and papers looked at, ${shown.size} payloads shown`);
        // Without the guard one is enough.
        return isGuardOut && found.length > 0;
      };
      const lookAtAll = async () => {
        for (const { path, language } of screens) {
          const page = await openPage(windows[language], isGuardOut);
          await page.goTo(`${server.url}${path}`);
          const isEnough = note(`${path} in ${language}`, await page.look());
          await page.close();
          if (isEnough) return;
        }
        // Each order's details, which show every field, in one of the two.
        for (const [at, language] of languages.entries()) {
          const page = await openPage(windows[language], isGuardOut);
          await page.goTo(`${server.url}/admin`);
          for (const order of orders.filter((_, number) => number % languages.length === at)) {
            await page.turnToOrder(order);
            if (note(`the details of ${order.number} in ${language}`, await page.look())) return;
          }
          await page.close();
        }
      };
      await lookAtAll();
      breaches.push(...(await readExports(server, token)));
      return {
        figures: `${sown} payloads, ${looked} screens and papers in Chromium that showed ${shown.size} of them, ${exportsOfText.length + exportsOfSheets.length} exports: ${breaches.length} ran`,
        breaches:
          shown.size < sown * (share === 1 ? mustBeShown.whole : mustBeShown.part)
            ? [...breaches, `only ${shown.size} were shown anywhere`]
            : breaches,
      };
    };
    return inShop(1, work).finally(() => browser.close());
  },
};

const exportsOfText = ['exports/orders.csv', 'exports/summary.csv?span=all'];
const exportsOfSheets = ['exports/orders.xlsx', 'exports/summary.xlsx?span=all', 'money/payments.xlsx'];
/** A summary counts what was sold, and says nothing of what customers wrote. */
const isSown = (file: string) => !file.startsWith('exports/summary');

/** What a spreadsheet would work out in any of the files the shop gives to staff. */
async function readExports({ url }: Server, token: string): Promise<string[]> {
  const breaches: string[] = [];
  const read = async (file: string) => {
    const answer = await fetch(`${url}/api/admin/${file}`, { headers: { cookie: `staff_session=${token}` } });
    if (answer.status !== 200) breaches.push(`${file} was answered ${answer.status}`);
    return Buffer.from(await answer.arrayBuffer());
  };
  for (const file of exportsOfText) {
    const formula = ranFormula.exec((await read(file)).toString())?.[0];
    if (formula) breaches.push(`${file} has a formula: ${formula.trim()}`);
  }
  for (const file of exportsOfSheets) {
    const parts = Object.entries(unzip(await read(file))).filter(([name]) => name.endsWith('.xml'));
    const formula = parts.find(([, xml]) => /<f[ >]|<hyperlink[ >]/.test(xml))?.[0];
    if (formula) breaches.push(`${file} has a formula or a link in ${formula}`);
    if (isSown(file) && !parts.some(([, xml]) => /ran\(|data-proof|example\.com/.test(xml)))
      breaches.push(`${file} has none of what was sown`);
  }
  return breaches;
}

const aLine = { name: 'Mochi', nameZh: '', priceSen: 5_000, quantity: 1, image: null, metadata: null };

/** Which payloads a page shows, and which became part of it, ran, or were stopped only by its policy. */
type Look = { found: string[]; numbers: string[] };

type Looker = {
  url: string;
  language: Language;
  token: string;
  visitor: string;
  /** What is in the cart, without which the checkout asks for nothing. */
  productId: string;
  isGuardOut: boolean;
};

/** Whose pages share what the browser keeps: code that is fetched and compiled for each of hundreds of pages takes minutes. */
async function openWindow(
  browser: Browser,
  { url, language, token, visitor, productId, isGuardOut }: Looker,
): Promise<BrowserContext> {
  const context = await browser.newContext({ bypassCSP: isGuardOut });
  context.setDefaultTimeout(patienceMs);
  await context.addCookies([
    { name: 'staff_session', value: token, url },
    { name: 'lang', value: language, url },
    ...cookiesIn(visitor).map((cookie) => ({ ...cookie, url })),
  ]);
  await context.addInitScript(
    (cart) => localStorage.setItem('mooncake-cart', cart),
    JSON.stringify({ version: 2, items: [{ ...aLine, id: productId, productId }] }),
  );
  return context;
}

async function openPage(context: BrowserContext, isGuardOut: boolean) {
  const page = await context.newPage();
  if (isGuardOut) await writeTextAsMarkup(page);
  const ran: string[] = [];
  await page.exposeFunction('ran', (number: number) => void ran.push(`payload ${number} ran`));
  page.on('dialog', (dialog) => void dialog.dismiss());
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) ran.push(message.text());
  });
  const open = openRequests(page);

  return {
    async goTo(address: string) {
      await page.goto(address, { waitUntil: 'load' });
      await settle(page, open);
    },
    /** As a link inside the back office does: the page itself stays. */
    async turnToOrder({ id, number }: { id: string; number: string }) {
      await page.evaluate((path) => {
        history.pushState(null, '', path);
        dispatchEvent(new PopStateEvent('popstate'));
      }, `/admin?order=${id}`);
      await page.waitForFunction(
        (shownNumber) => document.querySelector('[role="dialog"]')?.textContent.includes(shownNumber),
        number,
      );
      await settle(page, open);
    },
    async look(): Promise<Look> {
      const text = await page.evaluate(() => {
        const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
        return [document.body.innerText, ...[...fields].map(({ value }) => value)].join('\n');
      });
      const numbers = [...text.matchAll(/(?:ran\(|proof=|example\.com\/)(\d+)/g)].map(
        ([, number]) => number ?? '',
      );
      const grown = await page.evaluate(() => document.querySelectorAll('[data-proof]').length);
      return {
        found: [...(grown > 0 ? [`${grown} payloads became elements`] : []), ...ran.splice(0)],
        numbers,
      };
    },
    async close() {
      // What is still on its way belongs to nobody any more.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.close();
    },
  };
}

function cookiesIn(header: string): { name: string; value: string }[] {
  const [name = '', value = ''] = header.split('=', 2);
  return name === '' ? [] : [{ name, value }];
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

/** The shop's own code, changed in the one place where it puts a text into an element. */
async function writeTextAsMarkup(page: Page): Promise<void> {
  await page.route('**/assets/*.js', async (route) => {
    const answer = await route.fetch();
    const code = (await answer.text()).replaceAll(/\.textContent=(\w+)\}/g, '.innerHTML=$1}');
    await route.fulfill({ response: answer, body: code });
  });
}
