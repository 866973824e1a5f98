import { fillContact, openCheckout, releaseHeld } from '../../../support/checkout-steps.ts';
import { holdRequests } from '../../../support/held-requests.ts';
import { expect, expectAccessible, test } from '../../../support/shop-test.ts';
import { mochi } from '../../../support/stored-cart.ts';

const rawang = 'Pick up from Rawang';

test.afterEach(({ page }) => releaseHeld(page));

test('what does not load is told step by step, and comes with the next try', async ({
  page,
  context,
  expectComplaints,
}) => {
  expectComplaints(/ERR_FAILED.*\/api\/(delivery-methods|availability|checkout\/holds)$/);
  // A stream that opens, or an order placed meanwhile, would fetch again before the button is pressed.
  await holdRequests(context, '**/api/events*');

  await test.step('delivery methods that do not load leave two to look at, and come by themselves', async () => {
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

    await expect(page.getByRole('button', { name: 'Try Again' }).first()).toBeVisible();

    // Every five seconds it is asked for again, so the button may be gone before it could be pressed.
    await page.unroute('**/api/delivery-methods');
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
