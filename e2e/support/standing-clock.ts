import { expect, type Locator, type Page } from '@playwright/test';

/** Far enough ahead that the page's clock cannot have passed it on the way there. */
const ahead = 10_000;

/** Stops the clock a journey installed in the page: nothing expires before the journey turns it. */
export async function stopClock(page: Page) {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + ahead);
}

/** So little that even many steps end no message and no patience. */
const smallStep = 50;

/** Enough that the looks of one wait reach several of the page's own tries. */
const bigStep = 500;

async function turnUntil(page: Page, thing: Locator, step: number) {
  await expect
    .poll(async () => {
      await page.clock.runFor(step);
      return thing.isVisible();
    })
    .toBe(true);
}

/** Turns a standing clock by small steps until this is drawn: drawing itself takes a few of its ticks. */
export const turnUntilDrawn = (page: Page, thing: Locator) => turnUntil(page, thing, smallStep);

/**
 * The same for what only a later try of the page brings: a try under way when the answer changes still
 * gets the old one, and the page's wait for its next begins when that comes in.
 */
export const turnUntilTried = (page: Page, thing: Locator) => turnUntil(page, thing, bigStep);

/** Turns a standing clock just so far as a look at the page needs, whose own work waits for its ticks. */
export async function turnDuring(page: Page, look: Promise<void>) {
  let isOver = false;
  const looking = look.finally(() => {
    isOver = true;
  });
  while (!isOver) await page.clock.runFor(1);
  await looking;
}
