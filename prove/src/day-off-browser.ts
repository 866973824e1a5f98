import { type Browser, chromium, type Page } from '@playwright/test';
import { reachPayment } from '../../e2e/support/checkout-steps.ts';
import { mochi } from '../../e2e/support/stored-cart.ts';
import { ensureChromium } from '../../scripts/lib/chromium.mjs';
import { newAddress } from './buyer.ts';
import type { Server } from './shop.ts';

const dayMs = 24 * 3_600_000;
/** From a hold's answer to our look at its countdown. */
const lookedWithinSeconds = 60;
const holdSeconds = 15 * 60;

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
      const countdown = await reachPayment(page, [await mochi(page)], date).then(
        () => page.getByRole('timer').innerText(),
        (error: unknown) => String(error).slice(0, 300),
      );
      const [minutes = 0, seconds = 0] = countdown.split(':').map(Number);
      const left = minutes * 60 + seconds;
      if (left <= holdSeconds && left > holdSeconds - lookedWithinSeconds) held += 1;
      else breaches.push(`${when} the date that closes could not be held for 15 minutes: ${countdown}`);
      await page.context().close();
    }
  } finally {
    await browser.close();
  }
  return held;
}

async function openPage(browser: Browser, url: string, shiftMs: number): Promise<Page> {
  const context = await browser.newContext({
    ...{ baseURL: url, extraHTTPHeaders: { 'x-forwarded-for': newAddress() } },
  });
  const page = await context.newPage();
  await page.clock.install({ time: Date.now() + shiftMs });
  return page;
}
