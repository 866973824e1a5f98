import {
  chooseReceipt,
  heldRecord,
  orderAgain,
  ordersPlaced,
  payAndAttach,
  reachPayment,
  releaseHeld,
  requestPayment,
} from '../../../support/checkout-steps.ts';
import { checkoutWords } from '../../../support/checkout-words.ts';
import { receiptFile } from '../../../support/receipt-files.ts';
import { expect, expectAccessible, test } from '../../../support/shop-test.ts';
import { cartKey, mochi } from '../../../support/stored-cart.ts';

test.afterEach(({ page }) => releaseHeld(page));

test('one order is placed once, by a double press and from two tabs', async ({ page, context }) => {
  const complete = page.getByRole('button', { name: 'Complete Order' });
  const numberHeld = async () => (await heldRecord(page))?.orderNumber ?? '';
  await reachPayment(page, [await mochi(page)]);
  const first = await numberHeld();

  await test.step('a reload in the middle keeps step, number, confirmation and file', async () => {
    await payAndAttach(page);
    await page.reload();
    await expect(page.getByText(first, { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Payment Confirmed' })).toBeDisabled();
    await expect(page.getByRole('img', { name: 'Preview of receipt.jpg' })).toBeVisible();
    await complete.dblclick();
    await expect(page).toHaveURL(`/order-summary/${first}`);
    expect(await page.evaluate(() => String(window.getSelection()))).toBe('');
    expect(await ordersPlaced(page)).toEqual([first]);
  });

  const twin = await context.newPage();
  let third = '';
  await test.step('two tabs share one reservation, and one order', async () => {
    await page.goBack();
    await orderAgain(page, [await mochi(page)]);
    await requestPayment(page);
    const second = await numberHeld();
    await twin.goto('/checkout?step=payment');
    await expect(twin.getByText(second, { exact: true })).toBeVisible();
    await payAndAttach(twin);
    await twin.getByRole('button', { name: 'Complete Order' }).click();
    await expect(twin).toHaveURL(`/order-summary/${second}`);
    await expect(page).toHaveURL(`/order-summary/${second}`);
    expect(await ordersPlaced(page)).toEqual([second, first]);
  });

  await test.step('an amount changed in another tab is told, and taken before the order is completed', async () => {
    const notice = page.getByRole('alert').filter({ hasText: 'This order was changed in another tab' });
    await page.goBack();
    await orderAgain(page, [await mochi(page)]);
    await requestPayment(page);
    third = await numberHeld();
    await chooseReceipt(page, await receiptFile(page, 'jpeg'));
    await expect(notice).toHaveCount(0);
    await twin.getByRole('link', { name: /^Cart, / }).click();
    await twin.getByRole('button', { name: /^One more: / }).click();
    await twin.getByRole('link', { name: checkoutWords.en.placeOrder }).click();
    await twin.getByRole('button', { name: checkoutWords.en.proceed }).click();
    const question = twin.getByRole('alert').filter({ hasText: `Did you already pay for ${third}?` });
    await expect(question).toContainText(
      'reserved for RM 50.00. This order of RM 100.00 would take its place.',
    );
    await expectAccessible(twin);
    await question.getByRole('button', { name: 'Nothing was paid: go on with RM 100.00' }).click();
    await expect(twin).toHaveURL('/checkout?step=payment');

    await expect(notice).toContainText('The amount to pay was RM 50.00 and is now RM 100.00.');
    await expectAccessible(page);
    // Looks disabled, and says why when pressed.
    await complete.click({ force: true });
    await expect(notice).toBeFocused();
    await page.getByRole('button', { name: 'Continue with RM 100.00' }).click();
    await page.getByRole('button', { name: "I've Made Payment" }).click();
    await expect(notice).toHaveCount(0);
    await expect(page.getByRole('img', { name: 'Preview of receipt.jpg' })).toBeVisible();
  });

  await test.step('what was held is what is ordered, though another tab emptied the cart', async () => {
    await twin.goto('/cart');
    await twin.getByRole('button', { name: /^Remove: / }).click();
    await expect(twin.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    await expect
      .poll(() => page.evaluate((key) => localStorage.getItem(key) ?? '', cartKey))
      .not.toContain('Mochi');

    // What the orders before had to say is gone by now.
    await expect(page.getByText('Order submitted successfully!')).toHaveCount(0);
    await complete.click();
    await expect(page.getByText('Order submitted successfully!')).toBeVisible();
    await expect(
      page.getByText(
        'Your payment receipt has been uploaded and stock has been allocated. Redirecting to order summary...',
      ),
    ).toBeVisible();
    await expect(page).toHaveURL(`/order-summary/${third}`);
    await expect(page.getByRole('article').first()).toContainText('Exclusive Mochi Snowskin');
    await expect(page.getByRole('article').first()).toContainText('RM 100.00');
  });
});
