import { heldRecord, payAndAttach, reachPayment, releaseHeld } from '../../../support/checkout-steps.ts';
import {
  expect,
  expectAccessible,
  failedRequest,
  languages,
  sizeOf,
  test,
} from '../../../support/shop-test.ts';
import { mochi, shanghaiBox, storedLines, storeText } from '../../../support/stored-cart.ts';

const words = {
  en: {
    bar: 'Unfinished order',
    left: /1[45]:\d\d left/,
    goOn: 'Continue paying',
    paid: 'Already paid?',
    send: 'Send your receipt',
    notPaid: 'I have not paid',
    keep: 'Keep it',
    forget: 'Yes, forget it',
    number: 'Order Number',
    check: 'Check Status',
    goOnHere: 'Go on with this order',
  },
  zh: {
    bar: '未完成的订单',
    left: /还剩 1[45]:\d\d/,
    goOn: '继续付款',
    paid: '已经付款？',
    send: '上传收据',
    notPaid: '我没有付款',
    keep: '保留',
    forget: '是的，放弃',
    number: '订单编号',
    check: '查询',
    goOnHere: '继续这张订单',
  },
} as const;

/** The bank app pushed the page out; it is opened again when the time to pay is over. */
const afterTheTime = 20 * 60 * 1000;

test.afterEach(({ page }) => releaseHeld(page));

for (const language of languages) {
  const text = words[language];

  test(`a reservation is found again on every page, before and after its time, in ${language}`, {
    tag: sizeOf[language],
  }, async ({ page, speak, expectComplaints }) => {
    await reachPayment(page, [await mochi(page)]);
    const orderNumber = (await heldRecord(page))?.orderNumber ?? '';
    const bar = page.getByRole('region', { name: text.bar });
    await expect(bar).toHaveCount(0);
    await speak(language);

    for (const path of ['/', '/cart', '/product/mochi-snowskin', '/privacy']) {
      await page.goto(path);
      await expect(bar).toContainText(orderNumber);
      await expect(bar).toContainText(text.left);
    }
    await expectAccessible(page);
    await bar.getByRole('link', { name: text.goOn }).click();
    await expect(page).toHaveURL('/checkout?step=payment');
    await expect(bar).toHaveCount(0);

    await page.clock.install({ time: Date.now() + afterTheTime });
    await page.goto('/');
    await expect(bar).toContainText(text.paid);
    await expectAccessible(page);
    await page.goto('/check-status');
    await page.getByLabel(text.number).fill(orderNumber.toLowerCase());
    await page.getByRole('main').getByRole('button', { name: text.check }).click();
    expectComplaints(failedRequest);
    await page.getByRole('link', { name: text.goOnHere }).click();
    await expect(page).toHaveURL('/checkout?step=late');

    await page.goto('/cart');
    await bar.getByRole('button', { name: text.notPaid }).click();
    await expect(bar.getByRole('button', { name: text.keep })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(bar.getByRole('button', { name: text.notPaid })).toBeFocused();
    expect((await heldRecord(page))?.orderNumber).toBe(orderNumber);
    await bar.getByRole('button', { name: text.notPaid }).click();
    await bar.getByRole('button', { name: text.forget }).click();
    await expect(bar).toHaveCount(0);
    expect(await heldRecord(page)).toBeNull();
  });
}

test('a late receipt is for what was held, and leaves the cart of today alone', async ({ page }) => {
  await reachPayment(page, [await mochi(page)]);
  const orderNumber = (await heldRecord(page))?.orderNumber ?? '';
  const today = await shanghaiBox(page, ['S1', 'S1', 'S1', 'S1'], { id: 'of-today_1' });
  await storeText(page, JSON.stringify({ version: 2, items: [today] }));

  await page.clock.install({ time: Date.now() + afterTheTime });
  await page.goto('/');
  await page.getByRole('link', { name: words.en.send }).click();
  const main = page.getByRole('main');
  await expect(main).toContainText('Exclusive Mochi Snowskin');
  await expect(main).not.toContainText('Shanghai');
  await expect(main.getByRole('strong').filter({ hasText: 'RM' }).first()).toHaveText('RM 50.00');
  await expect(main).toContainText('19 September 2027');
  await expect(main).toContainText('9am - 11am');
  await expectAccessible(page);
  await payAndAttach(page);
  await page.getByRole('button', { name: 'Complete Order' }).click();
  await expect(page).toHaveURL(`/order-summary/${orderNumber}`);
  expect((await storedLines(page)).map(({ id }) => id)).toEqual([today.id]);
});
