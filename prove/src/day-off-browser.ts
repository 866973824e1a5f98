import { type Browser, chromium, type Page } from '@playwright/test';
import { chooseDelivery, fillContact, openCheckout } from '../../e2e/support/checkout-steps.ts';
import { checkoutWords } from '../../e2e/support/checkout-words.ts';
import { mochi } from '../../e2e/support/stored-cart.ts';
import { ensureChromium } from '../../scripts/lib/chromium.mjs';
import { newAddress } from './buyer.ts';
import type { Server } from './shop.ts';

const dayMs = 24 * 3_600_000;
const holdSeconds = 15 * 60;
/** What a countdown shows may be this old. */
const shownSeconds = 2;
/** For each step; no measure of speed, beside all other tests a page takes its time. */
const patienceMs = 100_000;

/**
 * Holds a box in a browser whose clock is a day ahead, and in one whose clock is a day behind: the countdown must be right,
 * and a date that closes in half an hour must still be offered. Gives how many held.
 */
export async function holdADayOff({ url }: Server, date: string, breaches: string[]): Promise<number> {
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  let held = 0;
  try {
    for (const shiftMs of [dayMs, -dayMs]) {
      const when = `in a browser ${shiftMs > 0 ? 'a day ahead' : 'a day behind'}`;
      const page = await openPage(browser, url, shiftMs);
      const openedAt = performance.now();
      const countdown = await readCountdown(page, date).catch((error: unknown) =>
        String(error).slice(0, 300),
      );
      const passedSeconds = (performance.now() - openedAt) / 1_000;
      const [minutes = 0, seconds = 0] = countdown.split(':').map(Number);
      const left = minutes * 60 + seconds;
      if (left <= holdSeconds && left >= holdSeconds - passedSeconds - shownSeconds) held += 1;
      else breaches.push(`${when} the date that closes could not be held for 15 minutes: ${countdown}`);
      await page.context().close();
    }
  } finally {
    await browser.close();
  }
  return held;
}

/** From the cart to the payment step: what is then left to pay in. */
async function readCountdown(page: Page, date: string): Promise<string> {
  await openCheckout(page, [await mochi(page)]);
  await chooseDelivery(page, { method: 'Pick up from Rawang', date, slot: '9am - 11am' });
  await fillContact(page);
  await page.getByRole('button', { name: checkoutWords.en.proceed }).click();
  return page.getByRole('timer').innerText();
}

async function openPage(browser: Browser, url: string, shiftMs: number): Promise<Page> {
  const context = await browser.newContext({
    ...{ baseURL: url, extraHTTPHeaders: { 'x-forwarded-for': newAddress() } },
  });
  context.setDefaultTimeout(patienceMs);
  const page = await context.newPage();
  await page.clock.install({ time: Date.now() + shiftMs });
  return page;
}
