import type { Locator, Page } from '@playwright/test';
import {
  addProduct,
  freshName,
  idOf,
  openShop,
  removeProduct,
  setProductActive,
} from '../../support/admin/journey-products.ts';
import { receiptFile } from '../../support/receipt-files.ts';
import { expect, expectAccessible, test } from '../../support/shop-test.ts';
import { openAdmin, signIn } from '../../support/staff.ts';

/** Not the toast that names it as well. */
const cardOf = (page: Page, name: string) =>
  page.getByRole('main').getByRole('article').filter({ hasText: name });

/** Moves the second picture to the front by key alone; a phone shows them one below the other. */
async function leadWithSecond(page: Page, dialog: Locator, key: 'ArrowUp' | 'ArrowLeft') {
  // A picture that arrives meanwhile would have the place announced again.
  await expect(dialog.getByText('Pictures are still uploading')).toHaveCount(0);
  const announced = (words: string) => dialog.getByRole('status').filter({ hasText: words });
  const said = (words: string) => expect(announced(words)).toHaveCount(1);
  const pickUp = async () => {
    await page.keyboard.press('Space');
    await said('Picked up picture 2.');
    // A lifted picture listens to keys from the next timer on; no finger is as fast as this one.
    await page.evaluate(() => new Promise<void>((listens) => setTimeout(listens)));
  };
  await dialog.getByRole('button', { name: 'Move picture 2', exact: true }).focus();
  await pickUp();
  // Escape puts it back and leaves the form open.
  await page.keyboard.press('Escape');
  await said('Moving picture 2 was cancelled.');
  await pickUp();
  // The places are measured a moment after the picture is lifted.
  await expect(async () => {
    await page.keyboard.press(key);
    // Without waiting: a key pressed too early is said by nobody, and is pressed again.
    expect(await announced('Picture 2 is now at place 1 of 2.').count()).toBe(1);
  }).toPass();
  await page.keyboard.press('Space');
  await said('Picture 2 was put down at place 1 of 2.');
}

test('a product with two pictures, the better one first, is on an open shelf at once', {
  tag: '@phone',
}, async ({ page, request, browser, baseURL, expectComplaints }) => {
  const name = freshName('Journey Tart');
  const shop = await openShop(browser, baseURL, 'en');
  await signIn(page);
  await openAdmin(page, { tab: 'products' });
  await expect(page.getByRole('heading', { name: 'Product Management' })).toBeVisible();
  await expect(cardOf(page, 'Shanghai Mooncakes').first()).toBeVisible();

  await page.getByRole('button', { name: 'Add Product' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Product' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('This is required')).toHaveCount(3);
  await expect(dialog.getByLabel('Price (RM)')).toBeFocused();
  await dialog.getByLabel('English name').fill(name);
  await dialog.getByLabel('Chinese name').fill('旅程挞');
  await dialog.getByLabel('Price (RM)').fill('23.45');
  await dialog.getByLabel('Category').selectOption('Snowskin · 冰皮');
  await dialog.getByLabel('Features', { exact: true }).fill('Crisp to the last bite');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Crisp to the last bite')).toBeVisible();

  const [one, two] = [await receiptFile(page, 'jpeg'), await receiptFile(page, 'png')];
  const broken = { name: 'broken.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture at all') };
  await dialog.getByLabel(/Add pictures/).setInputFiles([one, two, broken]);
  await expect(
    dialog.getByRole('alert').filter({ hasText: 'This is not a JPG, PNG or WebP picture.' }),
  ).toBeVisible();
  expectComplaints(/ 415 .*\/api\/admin\/product-pictures$/);
  await dialog.getByRole('button', { name: 'Remove picture 3' }).click();
  await dialog.getByLabel('Words for picture 1', { exact: true }).fill('Whole tart');
  await dialog.getByLabel('Words for picture 2', { exact: true }).fill('Cut open');
  await leadWithSecond(page, dialog, 'ArrowUp');
  await expect(dialog.getByLabel('Words for picture 1', { exact: true })).toHaveValue('Cut open');
  await expectAccessible(page);

  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Product created')).toBeVisible();
  const onShelf = cardOf(shop, name);
  await expect(onShelf).toBeVisible();
  await expect(onShelf).toContainText('RM 23.45');
  await expect(onShelf.locator('img').first()).toHaveAttribute('alt', 'Cut open');

  await page.getByLabel('Search products').fill(name);
  await expect(cardOf(page, name).getByRole('img')).toHaveCount(2);
  await removeProduct(request, await idOf(request, name));
});

test('products are changed and deleted under the eyes of customers, and of colleagues who edit them too', async ({
  page,
  request,
  browser,
  baseURL,
  expectComplaints,
}) => {
  const shop = await openShop(browser, baseURL, 'en');

  await test.step('a product is repriced, taken off and deleted under the eyes of somebody who has it in the cart', async () => {
    const name = freshName('Journey Pie');
    await addProduct(request, { name, nameZh: '旅程派', priceSen: 1800 });
    await cardOf(shop, name).getByRole('button', { name: 'Quick Add to Cart' }).click();
    const cart = await shop.context().newPage();
    await cart.goto('/cart');
    await expect(cart.getByRole('article')).toContainText('RM 18.00');

    await signIn(page);
    await openAdmin(page, { tab: 'products' });
    await expect(page.getByRole('heading', { name: 'Product Management' })).toBeVisible();
    await page.getByLabel('Search products').fill(name);
    const card = cardOf(page, name);
    await card.getByRole('button', { name: 'Edit' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Product' });
    await dialog.getByLabel('Price (RM)').fill('25');
    const pictures = [await receiptFile(page, 'jpeg'), await receiptFile(page, 'png')];
    await dialog.getByLabel(/Add pictures/).setInputFiles(pictures);
    await dialog.getByLabel('Words for picture 1', { exact: true }).fill('Whole pie');
    await dialog.getByLabel('Words for picture 2', { exact: true }).fill('Cut open');
    await leadWithSecond(page, dialog, 'ArrowLeft');
    await expect(dialog.getByLabel('Words for picture 1', { exact: true })).toHaveValue('Cut open');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Product updated')).toBeVisible();
    await expect(cardOf(shop, name)).toContainText('RM 25.00');
    await expect(cardOf(shop, name).locator('img').first()).toHaveAttribute('alt', 'Cut open');
    await expect(card.getByRole('img')).toHaveCount(2);
    await expect(cart.getByText('The price has changed from RM 18.00 to RM 25.00.')).toBeVisible();

    await card.getByRole('switch').click();
    await expect(card.getByRole('switch')).not.toBeChecked();
    await expect(cardOf(shop, name)).toHaveCount(0);
    await expect(cart.getByText('This product is no longer available.').first()).toBeVisible();
    await card.getByRole('switch').click();
    await expect(cardOf(shop, name)).toBeVisible();
    await expectAccessible(page);

    await card.getByRole('button', { name: 'Delete' }).click();
    const question = page.getByRole('dialog', { name: 'Delete product?' });
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Product deleted')).toBeVisible();
    await expect(cardOf(shop, name)).toHaveCount(0);
    await expect(card).toHaveCount(0);
  });

  await test.step('口味修改后顾客立即看到，两位同事同时编辑也不会互相覆盖', async () => {
    const name = freshName('Journey Box');
    const lotus = {
      code: 'C1',
      name: 'Lotus',
      nameZh: '莲蓉',
      description: '',
      generalFlavourCategory: 'Traditional',
      hasYolkOption: true,
      imageUrl: null,
    };
    const { id } = await addProduct(request, {
      name,
      nameZh: '旅程礼盒',
      priceSen: 4000,
      productType: 'mooncake_box',
      box: { yolkPriceSen: 4400, flavours: [lotus] },
    });
    const address = `/product/${name.toLowerCase().replaceAll(' ', '-')}`;

    await page.getByRole('button', { name: '中文' }).click();
    await page.getByLabel('搜索产品').fill(name);
    await page.getByRole('button', { name: `编辑 ${name}` }).click();
    const dialog = page.getByRole('dialog', { name: '编辑产品' });
    await expect(dialog.getByLabel('基本价，不含蛋黄（RM）')).toHaveValue('40.00');
    await dialog.getByLabel('含蛋黄价格（RM）').fill('46.5');
    await dialog.getByRole('button', { name: '添加口味' }).click();
    await dialog.getByLabel('代码').fill('S7');
    await dialog.getByLabel('系列').selectOption('上海');
    await dialog.getByLabel('口味英文名').fill('Osmanthus');
    await dialog.getByLabel('口味中文名').fill('桂花');
    await dialog.getByRole('button', { name: 'S7 Osmanthus 上移' }).click();
    await expectAccessible(page);

    // A colleague takes it off sale and back on meanwhile.
    await setProductActive(request, id, false);
    await setProductActive(request, id, true);
    await shop.goto(address);
    await shop.getByRole('button', { name: '中文' }).click();
    await expect(shop.getByRole('heading', { level: 1, name })).toBeVisible();
    await dialog.getByRole('button', { name: '保存' }).click();
    await expect(dialog.getByText('您编辑期间，同事保存了这个产品。您填写的内容仍在这里。')).toBeVisible();
    expectComplaints(/ 409 .*\/api\/admin\/products\/[\w-]+$/);
    await expect(dialog.getByLabel('含蛋黄价格（RM）')).toHaveValue('46.5');
    await dialog.getByRole('button', { name: '改用我的内容保存' }).click();
    await expect(page.getByText('产品已更新')).toBeVisible();

    const flavours = shop.getByRole('listitem').filter({ hasText: /桂花|莲蓉/ });
    await expect(flavours.first()).toContainText('桂花');
    await expect(flavours).toHaveCount(2);
    await removeProduct(request, id);
  });
});
