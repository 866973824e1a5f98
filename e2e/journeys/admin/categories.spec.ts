import { addProduct, freshName, openShop, removeProduct } from '../../support/admin/journey-products.ts';
import { expect, expectAccessible, test } from '../../support/shop-test.ts';
import { openAdmin, signIn } from '../../support/staff.ts';

test('a category is added with its colour, renamed, switched off, and deleted once it is empty', async ({
  page,
  request,
  browser,
  baseURL,
  expectComplaints,
}) => {
  const name = freshName('Journey Gifts');
  const renamed = freshName('Journey Presents');
  const shop = await openShop(browser, baseURL, 'en');
  const filter = (words: string) => shop.getByRole('button', { name: words });
  await signIn(page, { role: 'employee' });
  await openAdmin(page, { tab: 'categories' });
  await expect(page.getByRole('heading', { name: 'Category Management' })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Snowskin' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Add Category' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Category' });
  await dialog.getByLabel('Name', { exact: true }).fill(name);
  await dialog.getByLabel(/^Chinese name/).fill('旅程礼品');
  await dialog.getByLabel('Colour', { exact: true }).fill('#7a1f1f');
  await dialog.getByLabel('Sort order').fill('80');
  await expect(dialog.getByText(name)).toHaveCSS('color', 'rgb(255, 255, 255)');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Category created')).toBeVisible();
  await expect(filter(name)).toBeVisible();

  const row = page.getByRole('row').filter({ hasText: name });
  const { categories } = (await (await shop.request.get('/api/categories')).json()) as {
    categories: { id: string; name: string; color: string }[];
  };
  const made = categories.find((category) => category.name === name);
  expect(made?.color).toBe('#7a1f1f');
  const product = await addProduct(request, {
    name: freshName('Journey Gift'),
    nameZh: '旅程礼物',
    categoryId: made?.id ?? null,
  });
  await expect(row).toContainText('1 product');

  await row.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Name', { exact: true }).fill(renamed);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Category updated')).toBeVisible();
  await expect(filter(renamed)).toBeVisible();
  await filter(renamed).click();
  await expect(shop.getByRole('article')).toHaveCount(1);
  await expect(shop.getByRole('article')).toContainText(renamed);

  const now = page.getByRole('row').filter({ hasText: renamed });
  await now.getByRole('switch').click();
  await expect(filter(renamed)).toHaveCount(0);
  await expect(now.getByRole('switch')).not.toBeChecked();

  await now.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: 'Delete category?' });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(
    question.getByText('1 product belongs to this category. Move them to another one first.'),
  ).toBeVisible();
  await expectAccessible(page);
  expectComplaints(/ 409 .*\/api\/admin\/categories\/[\w-]+$/);
  await removeProduct(request, product.id);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Category deleted')).toBeVisible();
  await expect(now).toHaveCount(0);
});
