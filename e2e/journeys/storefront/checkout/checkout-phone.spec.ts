import { alterAnswer } from '../../../support/alter-answer.ts';
import {
  chooseDelivery,
  dateRadio,
  fillContact,
  openCheckout,
  proceed,
  releaseHeld,
} from '../../../support/checkout-steps.ts';
import { checkoutWords } from '../../../support/checkout-words.ts';
import { expect, expectAccessible, languages, test } from '../../../support/shop-test.ts';
import { mochi, shanghaiBox } from '../../../support/stored-cart.ts';

test.afterEach(({ page }) => releaseHeld(page));

/** An address as owners write them, with no place to break at. */
const link = 'https://www.google.com/maps/place/Moon+Kitchen,+12+Jalan+Besar,+48000+Rawang,+Selangor/@3.31';

test('the checkout is short on a phone, what matters comes first, and all words fit', {
  tag: '@phone',
}, async ({ page, speak }) => {
  await test.step('words of the owner without a place to break fit a phone', async () => {
    type Method = { place: object | null };
    await alterAnswer<{ deliveryMethods: Method[] }>(page, '**/api/delivery-methods', (answer) => ({
      deliveryMethods: answer.deliveryMethods.map((method) => ({
        ...method,
        name: link,
        description: link,
        place: method.place && { ...method.place, name: link, address: link },
      })),
    }));
    await openCheckout(page, [await shanghaiBox(page, ['S1', 'S2', 'S3', 'S1Y']), await mochi(page)]);
    await page.getByRole('radio', { name: link }).first().check();
    const cut = await page.getByText(link).evaluateAll((elements) =>
      elements
        .filter(
          (element) =>
            element.getClientRects().length > 0 && !element.closest('.sr-only, [class*="sr-only"]'),
        )
        .filter((element) => element.getBoundingClientRect().right > window.innerWidth)
        .map((element) => element.outerHTML),
    );
    expect(cut).toEqual([]);
    await page.unroute('**/api/delivery-methods');
  });

  const inWindows = (measure: 'top' | 'bottom', selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate(
        (element, side) => (element.getBoundingClientRect()[side] + window.scrollY) / window.innerHeight,
        measure,
      );
  // The demo shop says what it is below its footer; a real one has no such line, but a date more than these six.
  const wholePage = () =>
    page.evaluate(() => {
      const heightOf = (selector: string) =>
        document.querySelector(selector)?.getBoundingClientRect().height ?? 0;
      const notice = heightOf('footer > p');
      const rowOfDates = heightOf('label:has(input[name=batch])') + 10;
      // The page is written in the machine's own letters, and some machines have wider ones than any phone,
      // where these words take 420 px.
      const pen = new OffscreenCanvas(1, 1).getContext('2d');
      if (pen) pen.font = `16px ${getComputedStyle(document.body).fontFamily}`;
      const words = 'At least one of these three, in case we cannot reach you by';
      const wider = Math.max(1, (pen?.measureText(words).width ?? 0) / 420);
      return (document.documentElement.scrollHeight - notice + rowOfDates) / window.innerHeight / wider;
    });
  await speak('zh');
  await page.reload();
  // English last: its payment step is looked at as well.
  for (const language of languages.toReversed()) {
    await test.step(`the order form is short on a phone, in ${language}`, async () => {
      if (language === 'en') await page.getByRole('button', { name: 'EN' }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`));
      await expect(page.locator('input[name=delivery-method]')).toHaveCount(4);
      expect(await inWindows('bottom', 'label:has(input[name=delivery-method])')).toBeLessThan(1);

      await chooseDelivery(page, { method: 'Pick up from Rawang', date: '19/9', slot: '9am - 11am' });
      await fillContact(page);
      expect(await wholePage()).toBeLessThanOrEqual(3.5);
      await page.getByRole('radio', { name: 'Self-arrange' }).check();
      await dateRadio(page, '19/9').check();
      await page.locator('#checkout-deliveryAddress').fill('12, Jalan Contoh 3, 52100 Kuala Lumpur');
      // The only time is taken, and the longest form there is still fits.
      await expect(page.getByRole('radio', { name: '2pm - 3:30pm' })).toBeChecked();
      expect(await wholePage()).toBeLessThanOrEqual(3.5);

      const line = page.getByRole('button', {
        name: new RegExp(`^${checkoutWords[language].summary} 2 .*RM 102.00$`),
      });
      await expect(page.getByText('Shanghai Mooncakes', { exact: true })).toBeHidden();
      await line.click();
      await expect(page.getByText('Shanghai Mooncakes', { exact: true })).toBeVisible();
      if (language === 'zh') await line.click();
      else await expectAccessible(page);
    });
  }

  await test.step('what to pay, to whom and for what comes first, and the time stays in sight', async () => {
    await proceed(page);
    for (const name of ['Amount to pay', 'Payment reference', 'Account number']) {
      await expect(page.getByRole('button', { name: `Copy: ${name}` })).toBeInViewport({ ratio: 1 });
    }
    await page.getByRole('button', { name: 'Complete Order' }).scrollIntoViewIfNeeded();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(page.getByRole('timer')).toBeInViewport({ ratio: 1 });
  });
});
