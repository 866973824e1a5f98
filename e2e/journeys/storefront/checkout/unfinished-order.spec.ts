import type { Page } from '@playwright/test';
import { heldRecord, keepHold, releaseHeld } from '../../../support/checkout-steps.ts';
import { chooseSelection } from '../../../support/place-order.ts';
import { expect, expectAccessible, languages, sizeOf, test } from '../../../support/shop-test.ts';
import { expectDone } from '../../../support/staff.ts';
import { forgetAll, mochi, type StoredLine } from '../../../support/stored-cart.ts';

const words = {
  en: {
    bar: 'Unfinished order',
    left: /1\d:\d\d left/,
    goOn: 'Continue paying',
    paid: 'Already paid?',
    notPaid: 'I have not paid',
    keep: 'Keep it',
    forget: 'Yes, forget it',
    number: 'Order Number',
    check: 'Check Status',
    goOnHere: 'Go on with this order',
  },
  zh: {
    bar: '未完成的订单',
    left: /还剩 1\d:\d\d/,
    goOn: '继续付款',
    paid: '已经付款？',
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

/** How far the header was moved by what came in above it. */
async function followShifts(page: Page) {
  await page.addInitScript(() => {
    const tops = new Set<number>();
    Object.assign(window, { headerTops: tops });
    const look = () => {
      const header = document.querySelector('header');
      if (header) tops.add(Math.round(header.getBoundingClientRect().top));
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return () =>
    page.evaluate(() => {
      const { headerTops } = window as unknown as { headerTops: Set<number> };
      return Math.max(...headerTops) - Math.min(...headerTops);
    });
}

/** Reserves as the order form does, and keeps what it keeps. */
async function holdByApi(page: Page, { productId, quantity, metadata, priceSen }: StoredLine) {
  const wish = { hasYam: false, productIds: [productId] };
  const answer = await page.request.post('/api/checkout/holds', {
    data: {
      ...(await chooseSelection(page.request, 'Pick up from Rawang', wish)),
      items: [{ productId, quantity, metadata }],
      seenTotalSen: priceSen * quantity,
      language: 'en',
    },
  });
  await expectDone(answer);
  await forgetAll(page);
  await keepHold(page, { ...(await answer.json()), ended: null });
}

test.afterEach(({ page }) => releaseHeld(page));

for (const language of languages) {
  const text = words[language];

  test(`a reservation is found again on every page, before and after its time, in ${language}`, {
    tag: sizeOf[language],
  }, async ({ page, speak, expectComplaints }) => {
    await holdByApi(page, await mochi(page));
    const orderNumber = (await heldRecord(page))?.orderNumber ?? '';
    const bar = page.getByRole('region', { name: text.bar });
    await speak(language);
    const visit = async (path: string) => {
      await page.locator(`a[href="${path}"]`).first().click();
      await expect(page).toHaveURL(path);
    };

    const shift = await followShifts(page);
    await page.goto('/');
    await expect(bar).toContainText(orderNumber);
    await expect(bar).toContainText(text.left);
    expect(await shift()).toBe(0);
    for (const path of ['/product/mochi-snowskin', '/cart', '/privacy']) {
      await visit(path);
      await expect(bar).toContainText(orderNumber);
      await expect(bar).toContainText(text.left);
    }
    if (language === 'en') await expectAccessible(page);
    await bar.getByRole('link', { name: text.goOn }).click();
    await expect(page).toHaveURL('/checkout?step=payment');
    await expect(bar).toHaveCount(0);

    await page.clock.install({ time: Date.now() + afterTheTime });
    await page.goto('/');
    await expect(bar).toContainText(text.paid);
    expect(await shift()).toBe(0);
    if (language === 'en') await expectAccessible(page);
    await visit('/check-status');
    await page.getByLabel(text.number).fill(orderNumber.toLowerCase());
    await page.getByRole('main').getByRole('button', { name: text.check }).click();
    expectComplaints(/404.*\/api\/orders\/lookup$/);
    await page.getByRole('link', { name: text.goOnHere }).click();
    await expect(page).toHaveURL('/checkout?step=late');

    await visit('/cart');
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
