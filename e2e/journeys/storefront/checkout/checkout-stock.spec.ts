import { randomUUID } from 'node:crypto';
import { anyBox } from '../../../support/any-box.ts';
import { changeCatalogue } from '../../../support/changed-catalogue.ts';
import {
  chooseDelivery,
  fillContact,
  openCheckout,
  orderAgain,
  releaseHeld,
} from '../../../support/checkout-steps.ts';
import { holdRequests } from '../../../support/held-requests.ts';
import { leaveOnly } from '../../../support/other-buyers.ts';
import { expect, expectAccessible, test } from '../../../support/shop-test.ts';
import { mochi, replaceCart } from '../../../support/stored-cart.ts';

const rawang = 'Pick up from Rawang';
const proceedButton = /^Proceed to Payment/;

test.afterEach(({ page }) => releaseHeld(page));

test('what does not load is told, the stock is followed, and what cannot be had is named', async ({
  page,
  context,
  playwright,
  baseURL,
  expectComplaints,
}) => {
  expectComplaints(/ERR_FAILED.*\/api\/(delivery-methods|availability|checkout\/holds)$/);
  const line = await anyBox(page, 'mix-shanghai-traditional', 20);
  // A stream that opens, or an order placed meanwhile, would fetch again before the button is pressed.
  const stream = await holdRequests(context, '**/api/events*');

  await test.step('delivery methods that do not load leave two to look at, and come by themselves', async () => {
    await page.route('**/api/delivery-methods', (route) => route.abort());
    await openCheckout(page, [line]);
    await expect(
      page.getByText('Some delivery options may not be fully loaded. Please refresh if needed.'),
    ).toBeVisible();
    await expect(page.getByText('Failed to load delivery options.')).toBeVisible();
    await expect(page.getByRole('radio', { name: rawang })).toBeDisabled();
    await expect(page.getByRole('radio', { name: 'Kepong Pick up' })).toBeDisabled();
    await expect(page.locator('input[name=delivery-method]')).toHaveCount(2);
    await expect(page.getByRole('button', { name: 'Try Again' }).first()).toBeVisible();
    await expectAccessible(page);

    // Every five seconds it is asked for again, so the button may be gone before it could be pressed.
    await page.unroute('**/api/delivery-methods');
    await expect(page.getByRole('radio', { name: rawang })).toBeEnabled();
  });

  await test.step('slow stock is waited for in words, and told in both places when it does not load', async () => {
    let giveUp = () => {};
    const waited = new Promise<void>((resolve) => {
      giveUp = resolve;
    });
    await page.route('**/api/availability', async (route) => {
      await waited;
      await route.abort();
    });
    await page.getByRole('radio', { name: rawang }).check();
    await expect(page.getByText('Loading available dates...')).toBeVisible();
    await expect(page.getByText('Loading stock availability')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Retry Loading' })).toBeVisible();
    giveUp();
    await expect(page.getByText('Failed to load available dates')).toBeVisible();
    await expect(page.getByText('Failed to load stock information').first()).toBeVisible();
    await page.unroute('**/api/availability');
    await page.getByRole('button', { name: 'Try Again' }).last().click();
    await expect(page.getByRole('radio', { name: 'Batch 13/9' })).toBeEnabled();
  });

  await test.step('a date without times says so', async () => {
    const times = '**/api/time-slots?deliveryMethodId=*';
    await page.route(times, (route) => route.fulfill({ json: { timeSlots: [] } }));
    await page.getByRole('radio', { name: 'Batch 23/9' }).check();
    await expect(page.getByText('No time slots available', { exact: true })).toBeVisible();
    await expect(
      page.getByText('No time slots are currently available for the selected batch and delivery method.'),
    ).toBeVisible();
    await page.unroute(times);
  });

  await test.step('a chosen date that sells out is let go of, and the stock can be refreshed', async () => {
    const date = '13/9';
    stream.letThrough();
    await chooseDelivery(page, { method: rawang, date, slot: '9am - 11am' });
    await page.getByRole('button', { name: 'Refresh Stock' }).click();
    await expect(page.getByText('Refreshing', { exact: true })).toBeVisible();

    const giveBack = await leaveOnly(playwright, baseURL ?? '', { line, date, left: 19 });
    await expect(page.getByText('Batch Unavailable')).toBeVisible();
    await expect(page.getByRole('alert')).toContainText(
      `The selected batch "Batch ${date}" can no longer fulfill your current cart quantities. Please select a different batch or adjust your cart.`,
    );
    const radio = page.getByRole('radio', { name: `Batch ${date}` });
    await expect(radio).not.toBeChecked();
    await expect(radio).toHaveAccessibleName(/Need 20, Available 19/);
    await giveBack();
    await expect(radio).toBeEnabled();
  });

  await test.step('a cart no date can make says so, date by date', async () => {
    await replaceCart(page, [await mochi(page, { quantity: 900 })]);
    await expect(page.getByText('No dates available for your current cart')).toBeVisible();
    await expect(
      page.getByText('Unfortunately, none of the available dates can fulfill your current order quantities.'),
    ).toBeVisible();
    await expect(
      page.getByText(
        'All available dates have insufficient stock for one or more items in your cart. Please consider reducing quantities or contact support.',
      ),
    ).toBeVisible();
    const date = page.getByRole('radio', { name: 'Batch 13/9' });
    await expect(date).toBeDisabled();
    await expect(date).toHaveAccessibleName(
      /Insufficient Stock: Cannot fulfill your current cart quantities/,
    );
    await expect(date).toHaveAccessibleName(
      /Stock shortages: Exclusive Mochi Snowskin: Need 900, Available \d+/,
    );
    await expectAccessible(page);
  });

  await test.step('a cart kept at an old price is told of the new one before anything is held', async () => {
    await replaceCart(page, [await mochi(page, { priceSen: 4500 })]);
    await chooseDelivery(page, { method: rawang, date: '19/9', slot: '9am - 11am' });
    await fillContact(page);
    await expect(page.getByText('The price has changed from RM 45.00 to RM 50.00.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'See the new price' })).toBeVisible();
    const button = page.getByRole('button', { name: proceedButton });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await button.press('Enter');
    await expect(page).toHaveURL('/checkout');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Accept RM 50.00' }).click();
    await expect(page.getByText('The price has changed')).toHaveCount(0);
  });

  await test.step('a reservation cut off on its way is asked for again with the next press', async () => {
    await page.route('**/api/checkout/holds', (route) => route.abort(), { times: 1 });
    const button = page.getByRole('button', { name: proceedButton });
    await button.click();
    await expect(page.getByText('No connection')).toBeVisible();
    await button.dblclick();
    await expect(page).toHaveURL(/step=payment/);
    await page.goBack();
    await expect(page).toHaveURL('/checkout');
  });

  await test.step('what is gone from the shop is named at the button; all gone leads to the cart', async () => {
    const gone = await mochi(page, {
      id: 'gone_1',
      productId: randomUUID(),
      name: 'Old Tart',
      nameZh: '旧挞',
    });
    await replaceCart(page, [await mochi(page), gone]);
    await expect(page.locator('#proceed-reason')).toContainText('No longer available: Old Tart 旧挞');
    await expect(page.getByText('Batch Unavailable')).toHaveCount(0);
    await replaceCart(page, [gone]);
    await expect(page).toHaveURL('/cart');
    await expect(page.getByText('This product is no longer available.').first()).toBeVisible();
  });
});

test('what cannot be held is refused with the reason and the way out', { tag: '@desktop' }, async ({
  page,
  playwright,
  baseURL,
  expectComplaints,
}) => {
  expectComplaints(/(409|422).*\/api\/checkout\/holds$/, /ERR_FAILED.*\/api\/events/);
  let isOld = true;
  await changeCatalogue(page, (products) =>
    products.map((product) =>
      isOld && product.slug === 'mochi-snowskin' ? { ...product, priceSen: 4000 } : product,
    ),
  );
  // This customer hears nothing of what others buy.
  await page.route('**/api/events*', (route) => route.abort());

  await test.step('more boxes than one order may have are refused with the way out', async () => {
    await openCheckout(page, [await mochi(page, { quantity: 21, priceSen: 4000 })]);
    await chooseDelivery(page, { method: rawang, date: '17/9', slot: '9am - 11am' });
    await fillContact(page);
    // At the button, before it is pressed; whoever presses all the same holds nothing.
    await expect(page.getByText('Your cart has 21 boxes; up to 20 can be ordered at once.')).toBeVisible();
    const button = page.getByRole('button', { name: proceedButton });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await button.press('Enter');
    await expect(page).toHaveURL('/checkout');
    await page.getByRole('link', { name: 'Edit Cart' }).click();
    await expect(page).toHaveURL('/cart');
  });

  await test.step('more boxes than can be ordered at once are told in the cart', async () => {
    await expect(page.getByText('Your cart has 21 boxes; up to 20 can be ordered at once.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Place Your Order' })).toBeDisabled();
  });

  await test.step('boxes taken a moment before are refused with the list, at their place', async () => {
    const date = '15/9';
    const line = await anyBox(page, 'mix-shanghai-traditional', 20);
    await orderAgain(page, [line]);
    await chooseDelivery(page, { method: rawang, date, slot: '9am - 11am' });
    const giveBack = await leaveOnly(playwright, baseURL ?? '', { line, date, left: 19 });

    await page.getByRole('button', { name: proceedButton }).click();
    const refusal = page.getByRole('alert').filter({ hasText: 'Insufficient Stock' });
    await expect(refusal).toContainText('Cannot fulfill your current cart quantities');
    await expect(refusal).toContainText(`Stock shortages:${line.name}: Need 20, Available 19`);
    await expect(page.getByRole('radio', { name: `Batch ${date}` })).toBeDisabled();
    await expectAccessible(page);
    await giveBack();
  });

  await test.step('a price that changed is told with the new total and accepted with one tap', async () => {
    await replaceCart(page, [await mochi(page, { priceSen: 4000 })]);
    await chooseDelivery(page, { method: rawang, date: '19/9', slot: '9am - 11am' });
    isOld = false;
    await page.getByRole('button', { name: 'Proceed to Payment (RM 40.00)' }).click();
    await expect(page.getByText('The price has changed')).toBeVisible();
    await expect(page.getByText('Your order came to RM 40.00 and now comes to RM 50.00.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Proceed to Payment (RM 50.00)' })).toBeVisible();
    await page.getByRole('button', { name: 'Accept RM 50.00 and continue' }).click();
    await expect(page).toHaveURL(/step=payment/);
  });
});
