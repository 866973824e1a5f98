import type { Browser, Page } from '@playwright/test';
import { anAddress } from './random-address.ts';
import { cartKey, type StoredLine } from './stored-cart.ts';

type Visit = { baseURL: string | undefined; path: string; items: readonly StoredLine[] };

/** The shop as somebody else has it open, who filled a cart before: no page is needed to write the storage. */
export async function openWithCart(browser: Browser, { baseURL = '', path, items }: Visit): Promise<Page> {
  const cart = { name: cartKey, value: JSON.stringify({ version: 2, items }) };
  const context = await browser.newContext({
    baseURL,
    extraHTTPHeaders: anAddress(),
    reducedMotion: 'reduce',
    storageState: { cookies: [], origins: [{ origin: new URL(baseURL).origin, localStorage: [cart] }] },
  });
  const page = await context.newPage();
  await page.goto(path);
  return page;
}
