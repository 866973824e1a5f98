import { fillContact, openCheckout, releaseHeld } from '../../../support/checkout-steps.ts';
import { holdRequests } from '../../../support/held-requests.ts';
import { expect, expectAccessible, failedRequest, test } from '../../../support/shop-test.ts';
import { mochi } from '../../../support/stored-cart.ts';

const rawang = 'Pick up from Rawang';

test.afterEach(({ page }) => releaseHeld(page));

test('what does not load, or loads slowly, is told step by step, and comes with the next try', async ({
  page,
  context,
  expectComplaints,
}) => {
  expectComplaints(failedRequest);
  // A stream that opens, or an order placed meanwhile, would fetch again before the button is pressed.
  await holdRequests(context, '**/api/events*');

  await test.step('delivery methods that do not load leave two to look at, and a way to try again', async () => {
    await page.route('**/api/delivery-methods', (route) => route.abort());
    await openCheckout(page, [await mochi(page)]);
    await expect(
      page.getByText('Some delivery options may not be fully loaded. Please refresh if needed.'),
    ).toBeVisible();
    await expect(page.getByText('Failed to load delivery options.')).toBeVisible();
    await expect(page.getByRole('radio', { name: rawang })).toBeDisabled();
    await expect(page.getByRole('radio', { name: 'Kepong Pick up' })).toBeDisabled();
    await expect(page.locator('input[name=delivery-method]')).toHaveCount(2);
    await expectAccessible(page);

    await page.unroute('**/api/delivery-methods');
    await page.getByRole('button', { name: 'Try Again' }).first().click();
    await expect(page.getByRole('radio', { name: rawang })).toBeEnabled();
  });

  await test.step('stock that does not load is told in both places, and comes with the next try', async () => {
    await page.route('**/api/availability', (route) => route.abort());
    await page.getByRole('radio', { name: rawang }).check();
    await expect(page.getByText('Failed to load available dates')).toBeVisible();
    await expect(page.getByText('Failed to load stock information').first()).toBeVisible();

    await page.unroute('**/api/availability');
    await page.getByRole('button', { name: 'Try Again' }).last().click();
    await expect(page.getByRole('radio', { name: 'Batch 13/9' })).toBeEnabled();
  });

  await test.step('slow stock is waited for in words', async () => {
    let letThrough = () => {};
    const waited = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route('**/api/availability', async (route) => {
      await waited;
      await route.continue();
    });
    // Another method has dates of its own to ask for.
    await page.getByRole('radio', { name: 'Self-arrange delivery' }).check();
    await expect(page.getByText('Loading available dates...')).toBeVisible();
    await expect(page.getByText('Loading stock availability')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Retry Loading' })).toBeVisible();
    letThrough();
    await expect(page.getByRole('radio', { name: 'Batch 13/9' })).toBeEnabled();
    await page.unroute('**/api/availability');
  });

  await test.step('a date without times says so', async () => {
    const times = '**/api/time-slots?deliveryMethodId=*';
    await page.route(times, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { timeSlots: [] } });
    });
    await page.getByRole('radio', { name: rawang }).check();
    await page.getByRole('radio', { name: 'Batch 13/9' }).check();
    await expect(page.getByText('No time slots available', { exact: true })).toBeVisible();
    await expect(
      page.getByText('No time slots are currently available for the selected batch and delivery method.'),
    ).toBeVisible();
    await page.unroute(times);
  });

  await test.step('a reservation cut off on its way is asked for again with the next press', async () => {
    await page.route('**/api/checkout/holds', (route) => route.abort(), { times: 1 });
    await page.getByRole('radio', { name: 'Batch 19/9' }).check();
    await page.getByRole('radio', { name: '9am - 11am' }).check();
    await fillContact(page);
    await page.getByRole('button', { name: /^Proceed to Payment/ }).click();
    await expect(page.getByText('No connection')).toBeVisible();
    await page.getByRole('button', { name: /^Proceed to Payment/ }).dblclick();
    await expect(page).toHaveURL(/step=payment/);
  });
});
