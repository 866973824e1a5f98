import type { Page } from '@playwright/test';
import { photographEverything, tabTo } from '../../support/configurators.ts';
import { expect, expectAccessible, type Language, test } from '../../support/shop-test.ts';
import { storedLines } from '../../support/stored-cart.ts';

const words = {
  en: {
    quickAdd: 'Quick Add to Cart: Mix Shanghai + Traditional',
    title: 'Build your box',
    prices: 'RM 50.00, or RM 56.00 with any yolk',
    aboutNuts: 'Five kinds of nuts and seeds with candied winter melon.',
    whiteLotusYolk: '+ Yolk S1 White Lotus',
    redBean: 'Plain C1 Red Bean',
    nuts: 'Plain N1 Mixed Nuts',
    empty: (position: number) => `Position ${position}: empty. Put the next mooncake here`,
    first: 'Position 1: White Lotus with yolk',
    firstSaid: 'Position 1: White Lotus with yolk. 1 of 4 chosen.',
    third: 'Position 3: Red Bean',
    removeFirst: 'Remove White Lotus with yolk from position 1',
    removeRedBean: 'Remove Red Bean from position 1',
    removedSaid: 'Position 1 is empty. 1 of 4 chosen.',
    next: (position: number) => `The next mooncake goes to position ${position}.`,
    taken: 'Position taken',
    takenMessage: 'Please remove the existing mooncake from this position first.',
    full: 'Your box is full. Remove a mooncake to choose another.',
    addAfter: (more: number) => `Add to Cart · ${more} more`,
    add: 'Add to Cart',
    added: 'Added to Cart!',
    addedMessage: 'Your custom mooncake box has been added to your cart.',
    couldNot: 'Please check your connection and try again.',
    close: 'Close',
    details: 'View Details: Shanghai Mooncakes',
    customize: 'Customize & Add to Cart',
  },
  zh: {
    quickAdd: '快速加入购物车：上海传统混合',
    title: '自选月饼礼盒',
    prices: 'RM 50.00，任一加蛋黄则 RM 56.00',
    aboutNuts: '五种果仁，配冬瓜糖。',
    whiteLotusYolk: '加蛋黄 S1 白莲蓉',
    redBean: '无蛋黄 C1 红豆',
    nuts: '无蛋黄 N1 五仁',
    empty: (position: number) => `第 ${position} 格：空。把下一个月饼放在这里`,
    first: '第 1 格：白莲蓉加蛋黄',
    firstSaid: '第 1 格：白莲蓉加蛋黄。已选 1/4 个。',
    third: '第 3 格：红豆',
    removeFirst: '移除第 1 格的白莲蓉加蛋黄',
    removeRedBean: '移除第 1 格的红豆',
    removedSaid: '第 1 格已清空。已选 1/4 个。',
    next: (position: number) => `下一个月饼放在第 ${position} 格。`,
    taken: '位置已被占用',
    takenMessage: '请先移除这个位置上的月饼。',
    full: '礼盒已满。如要更换，请先移除一个月饼。',
    addAfter: (more: number) => `加入购物车 · 还差 ${more} 个`,
    add: '加入购物车',
    added: '已加入购物车！',
    addedMessage: '您的自选月饼礼盒已加入购物车。',
    couldNot: '请检查网络连接',
    close: '关闭',
    details: '查看详情：上海月饼',
    customize: '自选口味并加入购物车',
  },
} as const;

const photographOfWhiteLotus = /\/pictures\/flavours\/s1y?\.webp/;

async function open(page: Page, language: Language) {
  const text = words[language];
  await photographEverything(page);
  await page.route(photographOfWhiteLotus, (route) => route.fulfill({ status: 404 }));
  await page.goto('/');
  const dialog = page.getByRole('dialog');
  const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click();
  return { page, text, dialog, press, opener: page.getByRole('button', { name: text.quickAdd }) };
}

type Opened = Awaited<ReturnType<typeof open>>;

const noPhotograph = /404.*\/pictures\/flavours\/s1y?\.webp/;

test('a box is filled on a phone', async ({ page, speak, expectComplaints }) => {
  await speak('en');
  expectComplaints(noPhotograph);
  const opened = await open(page, 'en');
  const { text, dialog, opener } = opened;

  await test.step('says so when it cannot be fetched, and opens on the next press', async () => {
    await page.route('**/assets/box-builder-dialog*', (route) => route.abort());
    await opener.click();
    await expect(page.getByRole('alert').getByText(text.couldNot)).toBeVisible();
    await expect(opener).toBeEnabled();
    expectComplaints(/ERR_FAILED.*\/assets\/box-builder-dialog/);

    await page.unroute('**/assets/box-builder-dialog*');
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await opener.click();
    await expect(dialog).toHaveAccessibleName(text.title);
  });

  await outlivesSlips(opened, { x: 195, y: 10 });
  await outlivesClosing(opened);
  await begins(opened, 'empty');
  await fills(opened);
  await goesIntoTheCart(opened);
});

test('boxes are filled on a desktop, by key and by hand', { tag: '@desktop' }, async ({
  page,
  speak,
  expectComplaints,
}) => {
  await speak('zh');
  expectComplaints(noPhotograph);
  const opened = await open(page, 'zh');
  const { text, dialog, opener } = opened;

  await test.step('works by keyboard alone and gives the focus back', async () => {
    await opener.click();
    await expect(dialog).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(dialog).toBeFocused();
    await tabTo(page, text.whiteLotusYolk);
    await page.keyboard.press('Enter');
    await tabTo(page, text.removeFirst);
    await page.keyboard.press('Space');
    await expect(dialog.getByRole('button', { name: text.empty(1) })).toBeFocused();
    await dialog.getByRole('button', { name: text.redBean, exact: true }).focus();
    for (let piece = 1; piece <= 4; piece += 1) await page.keyboard.press('Enter');
    await expect(dialog.getByRole('button', { name: text.add, exact: true })).toBeFocused();
    // The focus goes round inside the dialog, never behind it.
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('button', { name: text.close })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await Promise.all([page.getByText(text.addedMessage).waitFor(), page.keyboard.press('Enter')]);
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });

  await opener.click();
  await outlivesSlips(opened, { x: 20, y: 450 });
  await begins(opened, 'taken');
});

const outlivesSlips = ({ page, text, dialog, press }: Opened, besideIt: { x: number; y: number }) =>
  test.step('a started box outlives a slip beside it', async () => {
    await expect(dialog).toBeVisible();
    const behind = await page.evaluate(() => window.scrollY);
    await page.mouse.move(besideIt.x, besideIt.y);
    await page.mouse.wheel(0, 400);
    await press(text.redBean);
    await page.mouse.click(besideIt.x, besideIt.y);
    await expect(dialog).toBeVisible();
    expect(await page.evaluate(() => window.scrollY), 'the page behind scrolled').toBe(behind);

    await press(text.removeRedBean);
    await page.mouse.click(besideIt.x, besideIt.y);
    await expect(dialog).toBeHidden();
  });

const outlivesClosing = ({ page, text, dialog, press }: Opened) =>
  test.step('a started box outlives going back and being closed', async () => {
    await page.getByRole('link', { name: text.details }).click();
    const customize = page.getByRole('button', { name: text.customize });
    await customize.click();
    await expect(dialog).toHaveAccessibleName(text.title);
    const lotus = dialog.getByRole('button', { name: text.first, exact: true });
    await press(text.whiteLotusYolk);
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/product/shanghai-mooncakes');

    await customize.click();
    await expect(lotus).toBeVisible();
    await press(text.close);
    await expect(dialog).toBeHidden();
    await customize.click();
    await expect(lotus).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/');
  });

const begins = ({ page, text, dialog, press, opener }: Opened, lookedAt: 'empty' | 'taken') =>
  test.step('takes mooncakes into any place and gives them back, accessible empty and with a message', async () => {
    const said = dialog.getByRole('status');
    await opener.click();
    await expect(dialog).toHaveAccessibleName(text.title);
    await expect(dialog.getByText(text.prices)).toBeVisible();
    await expect(dialog.getByText(text.aboutNuts)).toBeVisible();
    await expect(dialog.getByText('RM 50.00', { exact: true })).toBeVisible();
    await expect(dialog.getByRole('button', { name: text.addAfter(4) })).toBeDisabled();
    if (lookedAt === 'empty') await expectAccessible(page);

    await press(text.whiteLotusYolk);
    await expect(said).toHaveText(text.firstSaid);
    await expect(dialog.getByText('RM 56.00', { exact: true })).toBeVisible();

    const drawn = dialog.getByRole('button', { name: text.first, exact: true });
    await expect(drawn.locator('img'), 'a flavour without a photograph is drawn').toHaveCount(0);
    await expect(drawn.locator('svg')).toBeVisible();

    await press(text.empty(3));
    await expect(dialog.getByText(text.next(3)).first()).toBeVisible();
    await press(text.redBean);
    await expect(dialog.getByRole('button', { name: text.third, exact: true })).toBeVisible();

    await press(text.first);
    await expect(dialog.getByRole('alert')).toContainText(text.taken);
    await expect(dialog.getByRole('alert')).toContainText(text.takenMessage);
    if (lookedAt === 'taken') await expectAccessible(page);

    await press(text.removeFirst);
    await expect(dialog.getByRole('alert')).toBeEmpty();
    await expect(said).toHaveText(text.removedSaid);
    await expect(dialog.getByText('RM 50.00', { exact: true })).toBeVisible();
    await expect(dialog.getByRole('button', { name: text.empty(1) })).toBeFocused();
  });

const fills = ({ page, text, dialog, press }: Opened) =>
  test.step('fills the other places, accessible when it is full', async () => {
    await press(text.nuts);
    await press(text.nuts);
    await expect(dialog.getByRole('button', { name: text.addAfter(1) })).toBeDisabled();
    await press(text.whiteLotusYolk);
    await expect(dialog.getByText(text.full).last()).toBeVisible();
    await expect(dialog.getByRole('button', { name: text.nuts })).toBeDisabled();
    await expect(dialog.getByRole('button', { name: text.whiteLotusYolk })).toBeDisabled();
    await expect(dialog.getByRole('button', { name: text.add, exact: true })).toBeEnabled();
    await expectAccessible(page);
  });

const goesIntoTheCart = ({ page, text, dialog, press }: Opened) =>
  test.step('puts the box into the cart', async () => {
    const toast = page.getByRole('article').filter({ hasText: text.addedMessage });
    // It does not stay for long: whoever looks at every frame from before the press cannot come too late.
    await Promise.all([toast.filter({ hasText: text.added }).waitFor(), press(text.add)]);
    await expect(dialog).toBeHidden();
    expect((await storedLines(page)).at(-1)).toMatchObject({
      name: 'Mix Shanghai + Traditional',
      priceSen: 5600,
      metadata: { selections: [{ code: 'N1' }, { code: 'N1' }, { code: 'C1' }, { code: 'S1Y' }] },
    });
  });
