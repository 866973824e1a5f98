import { expect, expectAccessible, languages, sizeOf, test } from '../../support/shop-test.ts';
import { mochi, replaceCart, shanghaiBox, storedLines, yamBox } from '../../support/stored-cart.ts';

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
  const isEnglish = language === 'en';

  test(
    `a cart from empty to full and back, in ${language}`,
    { tag: sizeOf[language] },
    async ({ page, speak }, { project }) => {
      await speak(language);
      await page.clock.install();
      const plain = await mochi(page);
      const lines = page.getByRole('article');
      const total = page.getByRole('strong');
      const more = page.getByRole('button', { name: text.more });
      const fewer = page.getByRole('button', { name: text.fewer });
      const remove = page.getByRole('button', { name: text.remove });
      const undo = page.getByRole('button', { name: text.undo });
      const place = page.getByRole('link', { name: text.place });

      await test.step('is empty at first', async () => {
        await page.goto('/cart');
        await expect(page.getByRole('heading', { level: 1, name: text.empty })).toBeVisible();
        await expect(page.getByText(text.emptyHint)).toBeVisible();
        if (isEnglish) await expectAccessible(page);
      });

      await test.step('shows what is in each line and what it comes to', async () => {
        const box = await shanghaiBox(page, ['S1Y', 'S2', 'S1Y', 'S4'], { quantity: 2 });
        await replaceCart(page, [box, await yamBox(page), { ...plain, image: null }]);
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
        await expect(place).toHaveAttribute('href', '/checkout');
        await expect(page.getByRole('link', { name: text.shopOn })).toHaveAttribute('href', '/');
        await expect(page.getByRole('link', { name: text.back })).toHaveAttribute('href', '/');
        await expectAccessible(page);
      });

      await test.step('the summary cuts long names on a phone only', async () => {
        const summary = page.getByRole('region', { name: text.summary });
        const isPhone = project.name === 'phone';
        await expect(summary.getByText('Exclusive Mochi Snow...', { exact: true })).toBeVisible({
          visible: isPhone,
        });
        await expect(summary.getByText('Exclusive Mochi Snowskin', { exact: true })).toBeVisible({
          visible: !isPhone,
        });
      });

      await test.step('the way on stays in sight beside or below many lines', async () => {
        await replaceCart(
          page,
          Array.from({ length: 9 }, (_, index) => ({ ...plain, id: `mochi_${index}` })),
        );
        await expect(lines).toHaveCount(9);
        await expect(place).toBeVisible();
        await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
        await expect(place).toBeInViewport();
      });

      await test.step('takes a line out and puts it back where it was', async () => {
        const three = [
          await shanghaiBox(page, ['S1', 'S1', 'S1', 'S1']),
          { ...plain, quantity: 4 },
          await yamBox(page),
        ];
        await replaceCart(page, three);
        await expect(lines).toHaveCount(3);
        const removeMochi = lines.filter({ hasText: 'Snowskin' }).getByRole('button', { name: text.remove });
        await removeMochi.click();
        // Focus gives the reader, and the check, all the time they need.
        await undo.focus();
        await expect(lines.filter({ hasText: 'RM 200.00' })).toHaveCount(0);
        await expect(page.getByRole('status').filter({ hasText: text.removed })).toContainText(
          /Snowskin|冰皮/,
        );
        if (isEnglish) await expectAccessible(page);
        await undo.click();
        await expect(page.getByText('RM 200.00').first()).toBeVisible();
        expect(await storedLines(page)).toEqual(three);
        await expect(removeMochi).toBeFocused();
        // The toast stays for a second tap before it goes.
        await page.clock.runFor(1_000);
        await expect(undo).toBeHidden();
      });

      // Counting is the same in any language.
      await test.step(isEnglish ? 'counts up without end and down to one' : 'counts to three', async () => {
        await replaceCart(page, [plain]);
        await expect(total).toHaveText('RM 50.00');
        await expect(fewer).toBeDisabled();
        for (const button of [more, fewer, remove]) {
          const { width = 0, height = 0 } = (await button.boundingBox()) ?? {};
          expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
        }
        await more.click();
        await more.click();
        await expect(page.getByText(text.saidThree)).toBeAttached();
        await expect(lines).toContainText('RM 150.00');
        if (!isEnglish) return;

        await more.evaluate((button: HTMLElement) => {
          for (let clicks = 0; clicks < 120; clicks += 1) button.click();
        });
        await expect(page.getByRole('group', { name: /Snowskin|冰皮/ })).toContainText('123');
        await expect(page.getByRole('banner')).toContainText('99+');
        expect((await storedLines(page))[0]?.quantity).toBe(123);

        await replaceCart(page, [{ ...plain, quantity: 2 }]);
        await expect(total).toHaveText('RM 100.00');
        await fewer.dblclick();
        await expect(fewer).toBeDisabled();
        expect((await storedLines(page))[0]?.quantity).toBe(1);
      });

      await test.step('gives undo to the keyboard, with time to think', async () => {
        await remove.focus();
        await page.keyboard.press('Enter');
        await expect(page.getByRole('heading', { name: text.empty })).toBeVisible();
        await expect(undo).toBeFocused();
        await page.clock.runFor(7_000);
        await page.keyboard.press('Enter');
        await expect(page.getByRole('heading', { name: text.title, exact: true })).toBeVisible();
        await expect(remove).toBeFocused();

        await page.keyboard.press('Enter');
        await expect(undo).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(undo).toBeHidden();
        await expect(page.getByRole('main')).toBeFocused();
      });

      await test.step('lets the offer of undo go after a while', async () => {
        await replaceCart(page, [plain]);
        await remove.click();
        await page.mouse.move(5, 400);
        await undo.waitFor();
        await page.clock.runFor(6_000);
        await expect(undo).toBeHidden();
        expect(await storedLines(page)).toEqual([]);
      });

      await test.step('once empty, leads to the products', async () => {
        await page.getByRole('link', { name: text.browse }).click();
        await expect(page).toHaveURL('/');
      });
    },
  );
}
