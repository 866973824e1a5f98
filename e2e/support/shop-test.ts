import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { anAddress } from './an-address.ts';

export const languages = ['en', 'zh'] as const;
export type Language = (typeof languages)[number];

type ShopFixtures = {
  /** Opens the shop as a visitor who once chose this language. */
  speak: (language: Language) => Promise<void>;
  /** What the browser complained about; a journey that expects a complaint empties it. */
  complaints: string[];
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
  complaints: [
    async ({ page, baseURL }, use) => {
      const complaints: string[] = [];
      listen(page, complaints, new URL(baseURL ?? '').host);
      await use(complaints);
      expect(complaints, 'the browser complained').toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };

function listen(page: Page, complaints: string[], ownHost: string) {
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.host !== ownHost) complaints.push(`request to ${url.host}`);
  });
}

/** The page as an assistive technology meets it: no violation of any rule axe knows. */
export async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const summary = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`,
  );
  expect(summary, 'accessibility violations').toEqual([]);
}
