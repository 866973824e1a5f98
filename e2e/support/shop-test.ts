import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { test as base, expect, type Page } from '@playwright/test';
import type Axe from 'axe-core';
import { anAddress } from './random-address.ts';
import { slownessOf } from './slowness.ts';

export const languages = ['en', 'zh'] as const;
export type Language = (typeof languages)[number];

/**
 * Storefront journeys run on a phone and those of the back office on a desktop, unless a tag says otherwise:
 * `@both` where the two layouts differ, `@phone` or `@desktop` for the other one. What is walked in both
 * languages is walked in one of them on each size.
 */
export const sizeOf = { en: '@phone', zh: '@desktop' } as const satisfies Record<Language, string>;

type ShopFixtures = {
  /** Opens the shop as a visitor who once chose this language. */
  speak: (language: Language) => Promise<void>;
  /** Names the complaints of the browser that this journey provokes, whenever they arrive. */
  expectComplaints: (...expected: RegExp[]) => void;
};

/** Every journey fails on a console error or warning, an uncaught error, or a request to another host. */
export const test = base.extend<ShopFixtures>({
  // Limits count by address: journeys that run side by side must not use up each other's.
  extraHTTPHeaders: ({ baseURL: _ }, use) => use(anAddress()),
  speak: async ({ context, baseURL }, use) => {
    await use(async (language) => {
      await context.addCookies([{ name: 'lang', value: language, url: baseURL ?? '' }]);
    });
  },
  expectComplaints: [
    async ({ page, context, baseURL }, use, { titlePath: [file = ''] }) => {
      const complaints: string[] = [];
      const expected: RegExp[] = [];
      listen(page, complaints, new URL(baseURL ?? '').host);
      await slowDown(page, file);
      await use((...more) => void expected.push(...more));
      // A screen may be fetching at the very end: whoever answers for the server then need not finish.
      await context.unrouteAll({ behavior: 'ignoreErrors' });
      if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      const unexpected = complaints.filter((complaint) => !expected.some((known) => known.test(complaint)));
      expect(unexpected, 'the browser complained').toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };

/** Said of a page that is drawn some seconds after it loaded, as on a slow machine; that each font fetched first is used is a journey of its own. */
const lateLetters = /\/fonts\/\S+ was preloaded using link preload but not used/;

function listen(page: Page, complaints: string[], ownHost: string) {
  page.on('console', (message) => {
    // With the address it is about, so that a journey can name the one request it expects to fail.
    if (['error', 'warning'].includes(message.type()) && !lateLetters.test(message.text()))
      complaints.push(`${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.host !== ownHost) complaints.push(`request to ${url.host}`);
  });
}

/** `npm run shake` gives the browser a slower processor and network than this machine has. */
async function slowDown(page: Page, file: string) {
  const seed = process.env.SHAKE_SEED;
  if (!seed) return;
  const { rate, latency } = slownessOf(seed, file);
  const devtools = await page.context().newCDPSession(page);
  if (rate > 1) await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  if (latency <= 0) return;
  const context = page.context();
  const conditions = { latency, downloadThroughput: 400_000, uploadThroughput: 200_000 };
  const slow = (offline: boolean) =>
    devtools.send('Network.emulateNetworkConditions', { ...conditions, offline });
  await slow(false);
  // Of two who say what the network is like the last one counts, and a slow network is not a lost one.
  const setOffline = context.setOffline.bind(context);
  context.setOffline = async (offline) => {
    await setOffline(offline);
    await slow(offline);
  };
}

/** In the page, once it was carried there. */
declare const axe: typeof Axe;

/** Half as long as the readable one: each new document has to read it. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** The looks of texts that were judged before, on any page of this worker. */
const judgedLooks: string[] = [];

/** No violation once the page has loaded: one that still loads is another page a moment later. */
export async function expectAccessible(page: Page) {
  await expect(page.locator('.animate-spin:visible, .shimmer:visible')).toHaveCount(0);
  await expectAccessibleNow(page);
}

/**
 * The page as an assistive technology meets it: no violation of any rule axe knows. While a dialog is open it is
 * all there is to meet; what lies behind it was looked at before it opened.
 */
export async function expectAccessibleNow(page: Page) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${axeSource}; undefined`);
  const { violations, looks } = await page.evaluate(async (known) => {
    const dialog = document.querySelector('[role=dialog][aria-modal=true]');
    // Four fifths of axe's time go into contrast, and most texts look like others: of those with the same letters
    // on the same ground, layer upon layer down to the page, the first is judged, on whichever page it stands.
    const judged = new Set(known);
    const looks: string[] = [];
    const groundOf = new Map<Element | null, string>();
    const repeated: Element[] = [];
    for (const element of document.querySelectorAll('*')) {
      const { color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight, position } =
        getComputedStyle(element);
      const layer = [backgroundColor, backgroundImage, opacity, /static|relative/.test(position) || position];
      const beneath = groundOf.get(element.parentElement) ?? '';
      const ground = layer.join() === 'rgba(0, 0, 0, 0),none,1,true' ? beneath : `${beneath} / ${layer}`;
      groundOf.set(element, ground);
      if (dialog && !dialog.contains(element)) continue;
      const isText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
      if (!isText || !element.checkVisibility()) continue;
      // A link is judged by the words around it too.
      const around =
        element.matches('a[href]') && element.parentElement && getComputedStyle(element.parentElement).color;
      const look = [ground, color, fontSize, fontWeight, around].join();
      if (judged.has(look)) {
        repeated.push(element);
      } else {
        judged.add(look);
        looks.push(look);
      }
    }
    for (const element of repeated) element.setAttribute('data-looks-like-another', '');
    const first = (selector: string) => `${selector}:not([data-looks-like-another])`;
    axe.configure({
      rules: [
        { id: 'color-contrast', selector: first('*') },
        { id: 'link-in-text-block', selector: first('a[href]') },
      ],
    });
    const found = await axe.run(dialog ?? document, {
      // Every rule is judged all the same; what passed is just not written down, node by node.
      resultTypes: ['violations'],
    });
    for (const element of repeated) element.removeAttribute('data-looks-like-another');
    const violations = found.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`,
    );
    return { violations, looks };
  }, judgedLooks);
  expect(violations, 'accessibility violations').toEqual([]);
  judgedLooks.push(...looks);
}
