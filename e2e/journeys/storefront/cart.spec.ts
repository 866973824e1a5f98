import { expect, expectAccessible, languages, sizeOf, test } from '../../support/shop-test.ts';
import { mochi, openCart, shanghaiBox, storedLines, yamBox } from '../../support/stored-cart.ts';

const words = {
  en: {
    back: 'Back to Products',
    title: 'Your Cart',
    boxOfFour: 'Box of 4',
    withYolk: 'With yolk',
    withoutYolk: 'Without yolk',
    more: 'One more',
    fewer: 'One fewer',
    remove: 'Remove',
    removed: 'Removed from cart',
    undo: 'Undo',
    summary: 'Order Summary',
    place: 'Place Your Order',
    shopOn: 'Continue Shopping',
    empty: 'Your cart is empty',
    emptyHint: 'Add some delicious mooncakes to get started!',
    browse: 'Browse Products',
    saidThree: 'Exclusive Mochi Snowskin: quantity 3, RM 150.00 in total.',
    noImage: 'No Image',
  },
  zh: {
    back: '返回产品',
    title: '您的购物车',
    boxOfFour: '4 个装',
    withYolk: '加蛋黄',
    withoutYolk: '无蛋黄',
    more: '增加一份',
    fewer: '减少一份',
    remove: '移除',
    removed: '已从购物车移除',
    undo: '撤销',
    summary: '订单内容',
    place: '下单',
    shopOn: '继续选购',
    empty: '您的购物车是空的',
    emptyHint: '挑选几款美味月饼吧！',
    browse: '浏览产品',
    saidThree: '限定麻糬冰皮：数量 3，小计 RM 150.00。',
    noImage: '暂无图片',
  },
} as const;

for (const language of languages) {
  const text = words[language];

  test.describe(`cart in ${language}`, { tag: sizeOf[language] }, () => {
    test.beforeEach(({ speak }) => speak(language));

    test('is empty at first, and leads to the products', async ({ page }) => {
      await page.goto('/cart');
      await expect(page.getByRole('heading', { level: 1, name: text.empty })).toBeVisible();
      await expect(page.getByText(text.emptyHint)).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: text.browse }).click();
      await expect(page).toHaveURL('/');
    });

    test('shows what is in each line and what it comes to', async ({ page }) => {
      const box = await shanghaiBox(page, ['S1Y', 'S2', 'S1Y', 'S4'], { quantity: 2 });
      await openCart(page, [box, await yamBox(page), await mochi(page, { image: null })]);
      const lines = page.getByRole('article');
      await expect(lines).toHaveCount(3);
      const [shanghai, yam, snowskin] = [lines.nth(0), lines.nth(1), lines.nth(2)];

      await expect(shanghai).toContainText('Shanghai Mooncakes');
      await expect(shanghai).toContainText('上海月饼');
      await expect(shanghai).toContainText(text.boxOfFour);
      const flavours = shanghai.getByRole('listitem');
      await expect(flavours.nth(0)).toContainText(`2 × White Lotus 白莲蓉${text.withYolk}`);
      await expect(flavours.nth(0)).toContainText('S1');
      await expect(flavours.nth(1)).toContainText(text.withoutYolk);
      await expect(shanghai).toContainText('RM 104.00');
      await expect(yam.getByRole('listitem').nth(0)).toContainText('3 × Yam With Yolk');
      await expect(yam).toContainText('RM 71.00');
      await expect(snowskin).toContainText(text.noImage);

      await expect(page.getByRole('heading', { name: text.summary })).toBeVisible();
      await expect(page.getByText('RM 225.00')).toBeVisible();
      await expect(page.getByRole('link', { name: text.place })).toHaveAttribute('href', '/checkout');
      await expect(page.getByRole('link', { name: text.shopOn })).toHaveAttribute('href', '/');
      await expect(page.getByRole('link', { name: text.back })).toHaveAttribute('href', '/');
      await expectAccessible(page);
    });

    test('counts up without end and down to one', async ({ page }) => {
      await openCart(page, [await mochi(page)]);
      const more = page.getByRole('button', { name: text.more });
      const fewer = page.getByRole('button', { name: text.fewer });
      await expect(fewer).toBeDisabled();
      for (const button of [more, fewer, page.getByRole('button', { name: text.remove })]) {
        const { width = 0, height = 0 } = (await button.boundingBox()) ?? {};
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      }

      await more.click();
      await more.click();
      await expect(page.getByText(text.saidThree)).toBeAttached();
      await expect(page.getByRole('article')).toContainText('RM 150.00');
      await more.evaluate((button: HTMLElement) => {
        for (let clicks = 0; clicks < 120; clicks += 1) button.click();
      });
      await expect(page.getByRole('group', { name: /Snowskin|冰皮/ })).toContainText('123');
      await expect(page.getByRole('banner')).toContainText('99+');
      expect((await storedLines(page))[0]?.quantity).toBe(123);

      await openCart(page, [await mochi(page, { quantity: 2 })]);
      await fewer.dblclick();
      await expect(fewer).toBeDisabled();
      expect((await storedLines(page))[0]?.quantity).toBe(1);
    });

    test('takes a line out and puts it back where it was', async ({ page }) => {
      const lines = [
        await shanghaiBox(page, ['S1', 'S1', 'S1', 'S1']),
        await mochi(page, { quantity: 4 }),
        await yamBox(page),
      ];
      await openCart(page, lines);
      const removeMochi = page
        .getByRole('article')
        .filter({ hasText: 'Snowskin' })
        .getByRole('button', { name: text.remove });
      await removeMochi.click();
      await expect(page.getByRole('article').filter({ hasText: 'RM 200.00' })).toHaveCount(0);
      await expect(page.getByRole('status').filter({ hasText: text.removed })).toContainText(/Snowskin|冰皮/);
      const undo = page.getByRole('button', { name: text.undo });
      // Focus gives the reader, and the check, all the time they need.
      await undo.focus();
      await expectAccessible(page);
      await undo.click();
      await expect(page.getByText('RM 200.00').first()).toBeVisible();
      expect(await storedLines(page)).toEqual(lines);
      await expect(removeMochi).toBeFocused();
    });

    test('gives undo to the keyboard, with time to think', async ({ page }) => {
      await page.clock.install();
      await openCart(page, [await mochi(page)]);
      await page.getByRole('button', { name: text.remove }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: text.empty })).toBeVisible();
      const undo = page.getByRole('button', { name: text.undo });
      await expect(undo).toBeFocused();
      await page.clock.runFor(7_000);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: text.title })).toBeVisible();
      await expect(page.getByRole('button', { name: text.remove })).toBeFocused();

      await page.keyboard.press('Enter');
      await expect(undo).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(undo).toBeHidden();
      await expect(page.getByRole('main')).toBeFocused();
    });

    test('lets the offer of undo go after a while', async ({ page }) => {
      await page.clock.install();
      await openCart(page, [await mochi(page)]);
      await page.getByRole('button', { name: text.remove }).click();
      await page.mouse.move(5, 400);
      await expect(page.getByRole('button', { name: text.undo })).toBeVisible();
      await page.clock.runFor(6_000);
      await expect(page.getByRole('button', { name: text.undo })).toBeHidden();
      expect(await storedLines(page)).toEqual([]);
    });
  });
}

test('the summary cuts long names on a phone only', { tag: '@both' }, async ({ page }, { project }) => {
  await openCart(page, [await mochi(page)]);
  const summary = page.getByRole('region', { name: 'Order Summary' });
  const isPhone = project.name === 'phone';
  await expect(summary.getByText('Exclusive Mochi Snow...', { exact: true })).toBeVisible({
    visible: isPhone,
  });
  await expect(summary.getByText('Exclusive Mochi Snowskin', { exact: true })).toBeVisible({
    visible: !isPhone,
  });
});

test('the way on stays in sight beside or below many lines', { tag: '@both' }, async ({ page }) => {
  const lines = Array.from({ length: 9 }, (_, index) => mochi(page, { id: `mochi_${index}` }));
  await openCart(page, await Promise.all(lines));
  await expect(page.getByRole('link', { name: 'Place Your Order' })).toBeVisible();
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  await expect(page.getByRole('link', { name: 'Place Your Order' })).toBeInViewport();
});
