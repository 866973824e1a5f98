import { openConfigurator, photographEverything, tabTo } from '../../support/configurators.ts';
import { expect, expectAccessible, languages, sizeOf, test } from '../../support/shop-test.ts';
import { storedLines } from '../../support/stored-cart.ts';

const words = {
  en: {
    quickAdd: 'Quick Add to Cart: TeoChew Yam Mooncakes',
    title: 'Choose your pieces',
    note: 'No single-piece sales. Weight: 140-160g per piece.',
    boxOf: (pieces: number) => `Box of ${pieces}`,
    selectSize: 'Select box size first',
    selectMore: (pieces: number) => `Select ${pieces} more piece(s)`,
    more: (name: string) => `One more: ${name}`,
    less: (name: string) => `One less: ${name}`,
    yam: 'Yam With Yolk',
    pandan: 'Pandan Lotus Without Yolk',
    said: 'Yam With Yolk: 1. Select 3 more piece(s).',
    invalid: 'Invalid Selection',
    invalidMessage: 'Please select exactly 4 pieces to complete your box.',
    full: 'Your box is full. Take a piece out to choose another.',
    add: 'Add to Cart',
    added: 'Added to Cart!',
    addedMessage: 'TeoChew Yam Mooncakes (4 pieces) added to your cart.',
    addedTwo: 'TeoChew Yam Mooncakes (2 pieces) added to your cart.',
  },
  zh: {
    quickAdd: '快速加入购物车：潮州芋头月饼',
    title: '选择您的月饼',
    note: '不单个出售。每个重 140-160 克。',
    boxOf: (pieces: number) => `${pieces} 个装`,
    selectSize: '请先选择盒装数量',
    selectMore: (pieces: number) => `请再选 ${pieces} 个`,
    more: (name: string) => `增加一个：${name}`,
    less: (name: string) => `减少一个：${name}`,
    yam: '芋头（含蛋黄）',
    pandan: '香兰莲蓉（无蛋黄）',
    said: '芋头（含蛋黄）：1 个。请再选 3 个。',
    invalid: '选择有误',
    invalidMessage: '请刚好选择 4 个月饼，装满礼盒。',
    full: '礼盒已满。如要更换，请先减少一个。',
    add: '加入购物车',
    added: '已加入购物车！',
    addedMessage: '潮州芋头月饼（4 个）已加入您的购物车。',
    addedTwo: '潮州芋头月饼（2 个）已加入您的购物车。',
  },
} as const;

for (const language of languages) {
  const text = words[language];

  const isEnglish = language === 'en';

  test(`a yam box takes a size, then exactly as many pieces, in ${language}`, {
    tag: sizeOf[language],
  }, async ({ page, speak }) => {
    await speak(language);
    await photographEverything(page);
    const { opener, dialog } = await openConfigurator(page, text.quickAdd);
    // Pressed too early, the button says why; it is marked as disabled all the same.
    const pressEarly = (name: string) =>
      dialog.getByRole('button', { name, exact: true }).click({ force: true });
    const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click();
    const countOf = (name: string) => dialog.getByRole('group', { name, exact: true });

    // By the keys of a desktop, and then by hand on both sizes.
    if (!isEnglish) {
      await test.step('works by keyboard alone', async () => {
        await tabTo(page, text.selectSize);
        await page.keyboard.press('Enter');
        await expect(dialog.getByRole('alert')).toContainText(text.selectSize);

        await dialog.getByRole('radio').first().focus();
        await page.keyboard.press('Space');
        await expect(dialog.getByRole('radio', { name: text.boxOf(2) })).toBeChecked();
        await tabTo(page, text.more(text.yam));
        await page.keyboard.press('Enter');
        await page.keyboard.press('Space');
        // A third press changes nothing and the focus stays where it was.
        await page.keyboard.press('Enter');
        await expect(dialog.getByRole('button', { name: text.more(text.yam) })).toBeFocused();
        await expect(dialog.getByText('RM 36.00', { exact: true })).toBeVisible();
        await tabTo(page, text.add);
        await page.keyboard.press('Enter');
        await page.getByText(text.addedTwo).waitFor();
        await expect(dialog).toBeHidden();
        await expect(opener).toBeFocused();
      });

      await test.step('the next box begins empty', async () => {
        await opener.click();
        await expect(dialog.getByRole('button', { name: text.selectSize })).toBeDisabled();
        await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0);
      });
    }

    await test.step('takes nothing before a size was chosen', async () => {
      await expect(dialog).toHaveAccessibleName(text.title);
      await expect(dialog.getByText(text.note)).toBeVisible();
      await expect(dialog.getByRole('button', { name: text.selectSize })).toBeDisabled();
      if (isEnglish) await expectAccessible(page);
      await pressEarly(text.more(text.yam));
      await expect(countOf(text.yam)).toContainText('0');
      await pressEarly(text.selectSize);
      await expect(dialog.getByRole('alert')).toContainText(text.selectSize);
    });

    await test.step('says how many pieces are missing', async () => {
      await dialog.getByRole('radio', { name: text.boxOf(4) }).check();
      await expect(dialog.getByRole('alert')).toBeEmpty();
      await press(text.more(text.yam));
      await expect(dialog.getByRole('status')).toHaveText(text.said);
      await expect(dialog.getByText('RM 18.00', { exact: true })).toBeVisible();
      await pressEarly(text.selectMore(3));
      await expect(dialog.getByRole('alert')).toContainText(text.invalid);
      await expect(dialog.getByRole('alert')).toContainText(text.invalidMessage);
      if (!isEnglish) await expectAccessible(page);
    });

    // The same numbers in any language.
    if (!isEnglish) return;
    await test.step('starts anew with another size', async () => {
      await dialog.getByRole('radio', { name: text.boxOf(2) }).check();
      await expect(countOf(text.yam)).toContainText('0');
      await expect(dialog.getByRole('button', { name: text.selectMore(2) })).toBeDisabled();
      await dialog.getByRole('radio', { name: text.boxOf(4) }).check();
    });

    await test.step('takes exactly as many pieces and goes into the cart', async () => {
      for (let piece = 1; piece <= 3; piece += 1) await press(text.more(text.yam));
      await press(text.less(text.yam));
      await press(text.more(text.pandan));
      await press(text.more(text.pandan));
      await expect(dialog.getByText(text.full)).toBeVisible();
      await pressEarly(text.more(text.pandan));
      await expect(countOf(text.pandan)).toContainText('2');
      await expect(dialog.getByText('RM 70.00', { exact: true })).toBeVisible();
      await expect(dialog.getByRole('button', { name: text.add, exact: true })).toBeEnabled();
      if (isEnglish) await expectAccessible(page);

      const toast = page.getByRole('article').filter({ hasText: text.addedMessage });
      // It does not stay for long: whoever looks at every frame from before the press cannot come too late.
      await Promise.all([toast.filter({ hasText: text.added }).waitFor(), press(text.add)]);
      await expect(dialog).toBeHidden();
      expect(await storedLines(page)).toMatchObject([
        {
          priceSen: 7000,
          metadata: {
            boxSize: 4,
            flavors: [
              { flavorId: 'Y1', quantity: 2 },
              { flavorId: 'Y4', quantity: 2 },
            ],
          },
        },
      ]);
    });
  });
}
