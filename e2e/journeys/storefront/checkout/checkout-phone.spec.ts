import {
  chooseDelivery,
  fillContact,
  openCheckout,
  proceed,
  reachPayment,
  releaseHeld,
} from '../../../support/checkout-steps.ts';
import { checkoutWords } from '../../../support/checkout-words.ts';
import { expect, expectAccessible, languages, test } from '../../../support/shop-test.ts';
import { mochi, shanghaiBox } from '../../../support/stored-cart.ts';

test.afterEach(({ page }) => releaseHeld(page));

for (const language of languages) {
  test(`the order form is short on a phone, in ${language}`, { tag: '@phone' }, async ({ page, speak }) => {
    await speak(language);
    await openCheckout(page, [await shanghaiBox(page, ['S1', 'S2', 'S3', 'S1Y']), await mochi(page)]);
    const inWindows = (measure: 'top' | 'bottom', selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate(
          (element, side) => (element.getBoundingClientRect()[side] + window.scrollY) / window.innerHeight,
          measure,
        );
    await expect(page.locator('input[name=delivery-method]')).toHaveCount(4);
    expect(await inWindows('bottom', 'label:has(input[name=delivery-method])')).toBeLessThan(1);

    await chooseDelivery(page, { method: 'Pick up from Rawang', date: '19/9', slot: '9am - 11am' });
    await fillContact(page);
    expect(await inWindows('bottom', 'main')).toBeLessThanOrEqual(3.5);
    await page.getByRole('radio', { name: 'Self-arrange' }).check();
    await page.getByRole('radio', { name: 'Batch 19/9' }).check();
    await page.locator('#checkout-deliveryAddress').fill('12, Jalan Contoh 3, 52100 Kuala Lumpur');
    // The only time is taken, and the longest form there is still fits.
    await expect(page.getByRole('radio', { name: '2pm - 3:30pm' })).toBeChecked();
    expect(await inWindows('bottom', 'main')).toBeLessThanOrEqual(3.5);

    const line = page.getByRole('button', {
      name: new RegExp(`^${checkoutWords[language].summary} 2 .*RM 102.00$`),
    });
    await expect(page.getByText('Shanghai Mooncakes', { exact: true })).toBeHidden();
    await line.click();
    await expect(page.getByText('Shanghai Mooncakes', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await proceed(page, checkoutWords[language]);
  });
}

test('what to pay, to whom and for what comes first, and the time stays in sight', { tag: '@phone' }, async ({
  page,
}) => {
  await reachPayment(page, [await mochi(page)]);
  for (const name of ['Amount to pay', 'Payment reference', 'Account number']) {
    await expect(page.getByRole('button', { name: `Copy: ${name}` })).toBeInViewport({ ratio: 1 });
  }
  await page.getByRole('button', { name: 'Complete Order' }).scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(page.getByRole('timer')).toBeInViewport({ ratio: 1 });
});

test('everything to pay with is saved as one picture', { tag: '@both' }, async ({ page }) => {
  await reachPayment(page, [await mochi(page)]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as picture' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^CHM\d{6}\.png$/);
  const picture = page.getByRole('img', { name: /^Picture with amount, payment reference/ });
  await expect(picture).toBeVisible();
  await expect
    .poll(() =>
      picture.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight > 1600]),
    )
    .toEqual([1080, true]);
  await expectAccessible(page);
});
