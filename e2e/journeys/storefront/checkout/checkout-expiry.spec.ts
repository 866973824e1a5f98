import type { Page } from '@playwright/test';
import { alterAnswer } from '../../../support/alter-answer.ts';
import { anyBox } from '../../../support/any-box.ts';
import {
  heldRecord,
  orderAgain,
  payAndAttach,
  proceed,
  reachPayment,
  releaseHeld,
  requestPayment,
} from '../../../support/checkout-steps.ts';
import { leaveOnly } from '../../../support/other-buyers.ts';
import { expect, expectAccessible, test } from '../../../support/shop-test.ts';
import { mochi, replaceCart, shanghaiBox, storedLines } from '../../../support/stored-cart.ts';

test.afterEach(({ page }) => releaseHeld(page));

const holds = '**/api/checkout/holds/*';

/** Back from the bank app, a page asks for its reservation again, unless it is asking already. */
const lookAgain = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));

/** From now on the reservation ends so many seconds after it is next asked for. */
async function shorten(page: Page, seconds: number) {
  let endsAt: number | null = null;
  await page.unroute(holds);
  await alterAnswer<{ serverNow: string }>(page, holds, (hold) => {
    endsAt ??= Date.parse(hold.serverNow) + seconds * 1000;
    return { ...hold, expiresAt: new Date(endsAt).toISOString() };
  });
}

const closed = (page: Page) => page.getByText('Payment Window Closed');

test('the time to pay runs low and out, and no order is lost whatever happens as it ends', async ({
  page,
  playwright,
  baseURL,
}) => {
  await page.clock.install();
  const contact = await reachPayment(page, [await mochi(page)]);
  const orderNumber = (await heldRecord(page))?.orderNumber ?? '';
  const main = page.getByRole('main');

  await test.step('the countdown turns amber at five minutes and red at two', async () => {
    const card = page.getByRole('region', { name: 'Time left to pay' });
    const toneSeenAgain = async () => {
      await lookAgain(page);
      return card.getAttribute('data-tone');
    };
    await expect(card).toHaveAttribute('data-tone', 'normal');
    await shorten(page, 300);
    await expect.poll(toneSeenAgain).toBe('warning');
    await expect(card.getByRole('status')).toHaveText('5 minutes left to pay');
    await expectAccessible(page);
    await shorten(page, 115);
    await expect.poll(toneSeenAgain).toBe('destructive');
    await expect(page.getByRole('timer')).toHaveText(/^[01]:\d\d$/);
    await expectAccessible(page);
  });

  await test.step('when time is up the form is kept', async () => {
    await shorten(page, 1);
    await expect
      .poll(async () => {
        await lookAgain(page);
        return new URL(page.url()).search;
      })
      .toBe('');
    await expect(page).toHaveURL('/checkout');
    await expect(main.getByRole('alert')).toContainText('Time Expired!');
    await expect(main.getByRole('alert')).toContainText(
      'The payment window has expired. Please start over to place a new order.',
    );
    await expect(closed(page)).toBeVisible();
    await expect(page.locator('#checkout-name')).toHaveValue(contact.name);
    await expectAccessible(page);
  });

  await test.step('a receipt already paid for has its way in, and nobody is told to pay', async () => {
    await page.getByRole('button', { name: 'Send my receipt now' }).click();
    await expect(page).toHaveURL('/checkout?step=late');
    await expect(page.getByText('Please do not pay now')).toBeVisible();
    await expect(page.getByRole('tab')).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL('/checkout');
  });

  await test.step('the number is kept with the form', async () => {
    await page.unroute(holds);
    await proceed(page);
    expect((await heldRecord(page))?.orderNumber).toBe(orderNumber);
  });

  await test.step('a late receipt is for what was held, and leaves the cart of today alone', async () => {
    const today = await shanghaiBox(page, ['S1', 'S1', 'S1', 'S1'], { id: 'of-today_1' });
    await replaceCart(page, [today]);
    // The bank app pushed the page out; it is opened again when the time to pay is over.
    await page.goto('/privacy');
    await page.clock.fastForward('20:00');
    await page.getByRole('link', { name: 'Send your receipt' }).click();
    await expect(main.getByText('Exclusive Mochi Snowskin')).toBeVisible();
    await expect(main).not.toContainText('Shanghai');
    await expect(main.getByRole('strong').filter({ hasText: 'RM' }).first()).toHaveText('RM 50.00');
    await expect(main.getByText(/\d+ (August|September|October) 20\d\d/)).toBeVisible();
    await expect(main.getByText('9am - 11am')).toBeVisible();
    await expectAccessible(page);
    await payAndAttach(page);
    await page.getByRole('button', { name: 'Complete Order' }).click();
    await expect(page.getByText('Order submitted successfully!')).toBeVisible();
    await expect(page).toHaveURL(`/order-summary/${orderNumber}`);
    expect((await storedLines(page)).map(({ id }) => id)).toEqual([today.id]);
  });

  await test.step('an order on its way when the time ends is left to arrive', async () => {
    await page.getByRole('link', { name: /^Cart, / }).click();
    await orderAgain(page, [await mochi(page)]);
    await requestPayment(page);
    const second = (await heldRecord(page))?.orderNumber ?? '';
    await payAndAttach(page);
    let letThrough = () => {};
    const timeEnds = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route('**/api/orders', async (route) => {
      await timeEnds;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Complete Order' }).click();
    await page.clock.fastForward('15:00');
    await expect(page.getByRole('timer')).toHaveText('0:00');
    await expect(closed(page)).toHaveCount(0);
    letThrough();
    await expect(page).toHaveURL(`/order-summary/${second}`);
    await page.unroute('**/api/orders');
  });

  await test.step('boxes that went to others meanwhile are told plainly, and the receipt is kept', async () => {
    const date = '19/9';
    const line = await anyBox(page, 'mix-shanghai-traditional', 20);
    await page.goBack();
    await orderAgain(page, [line]);
    await requestPayment(page, date);
    const held = await heldRecord(page);
    await shorten(page, 1);
    await page.clock.fastForward('15:00');
    await expect(closed(page)).toBeVisible();
    await page.request.delete(`/api/checkout/holds/${held?.holdId}`);
    const giveBack = await leaveOnly(playwright, baseURL ?? '', { line, date, left: 19 });

    await page.getByRole('button', { name: 'Send my receipt now' }).click();
    await payAndAttach(page);
    await page.getByRole('button', { name: 'Complete Order' }).click();
    await expect(page).toHaveURL(`/order-summary/${held?.orderNumber}`);
    await expect(page.getByText('Your receipt has arrived')).toBeVisible();
    await expect(page.getByText(/Your order and receipt are kept: we contact you/)).toBeVisible();
    await giveBack();
  });
});
