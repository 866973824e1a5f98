import type { Page } from '@playwright/test';
import { findBatch, freshBatchName, limitTo, test } from '../../support/admin/journey-batches.ts';
import { openWithCart } from '../../support/open-with-cart.ts';
import { expect, expectAccessible } from '../../support/shop-test.ts';
import { openAdmin, signIn } from '../../support/staff.ts';
import { mochi } from '../../support/stored-cart.ts';

const openBatches = async (page: Page) => {
  await signIn(page);
  await openAdmin(page, { tab: 'batch-management' });
};

/** The one batch the journey is about, as a customer finds it in a long list. */
async function search(page: Page, name: string) {
  await page.getByLabel('Search batches').fill(name);
}

test('batches are made from templates, come and go in an open checkout, are edited, moved and cancelled', async ({
  page,
  browser,
  baseURL,
  makeBatch,
  orderFrom,
  adopt,
}) => {
  await test.step('templates are created, used and deleted', async () => {
    const name = `Mornings ${freshBatchName()}`;
    await openBatches(page);
    await page.getByRole('button', { name: 'Templates' }).click();
    for (const sample of ['Standard Rawang', 'Kepong Special', 'KL Delivery']) {
      await expect(page.getByText(sample, { exact: true })).toBeVisible();
    }
    await page.getByLabel('Template name').fill(name);
    await page.getByRole('checkbox', { name: 'Pick up from Rawang' }).check();
    await page.getByRole('checkbox', { name: '7pm - 9pm' }).uncheck();
    await page.getByLabel('Orders at most, 9am - 11am').fill('12');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Create Template' }).click();
    await expect(page.getByText(`${name} can be used for new batches.`)).toBeVisible();

    await page.getByRole('button', { name: `New batch from ${name}` }).click();
    await expect(page.getByText(`${name}: methods filled in, 2 time slots set differently.`)).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Pick up from Rawang' })).toBeChecked();
    await page.getByRole('button', { name: 'Cancel' }).click();

    await page.getByRole('button', { name: 'Templates' }).click();
    await page.getByRole('button', { name: `Delete template ${name}` }).click();
    await page.getByRole('alert').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Template Deleted')).toBeVisible();
    await expect(page.getByText(name, { exact: true })).toHaveCount(0);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('a batch made from a template appears in an open checkout, offers its times, and vanishes when closed', async () => {
    const name = freshBatchName();
    adopt(name);
    const shop = await openWithCart(browser, { baseURL, path: '/checkout', items: [await mochi(page)] });
    await shop.getByRole('radio', { name: 'Pick up from Rawang' }).check();
    await expect(shop.getByRole('radio', { name: 'Batch 13/9' })).toBeVisible();
    const offered = shop.getByRole('radio', { name });

    // Another screen before this one, for the way back.
    await page.getByRole('tab', { name: 'Orders' }).click();
    await page.getByRole('tab', { name: 'Batch Management' }).click();
    await page.getByRole('button', { name: 'New Batch' }).click();
    await page.getByRole('button', { name: 'Create Batch' }).click();
    await expect(page.getByText('Batch name and date are required')).toHaveCount(2);
    await expectAccessible(page);
    await page.getByLabel('Batch name').fill(name);
    // A press beside the form asks before it throws anything away.
    await page.mouse.click(5, 5);
    const question = page.getByRole('dialog', { name: 'Discard your changes?' });
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Keep editing' }).last().click();
    await expect(page.getByLabel('Batch name')).toHaveValue(name);
    // So does the way back, and the page stays.
    const address = page.url();
    // The step is taken back at once, so there is no page to wait for.
    await page.evaluate(() => window.history.back());
    await question.getByRole('button', { name: 'Keep editing' }).last().click();
    await expect(page).toHaveURL(address);
    await expect(page.getByLabel('Batch name')).toHaveValue(name);
    await page.getByLabel('Date', { exact: true }).fill('2034-03-05');
    await page.getByLabel('Order until').fill('2034-03-02T20:00');
    await page.getByLabel('Start from a template').selectOption('Standard Rawang');
    await expect(page.getByRole('checkbox', { name: 'Pick up from Rawang' })).toBeChecked();
    await page.getByRole('switch', { name: 'Customers can order at once' }).click();
    await page.getByRole('button', { name: 'Create Batch' }).click();

    // What it makes is set right there, before anybody can order.
    await expect(page.getByRole('dialog', { name: 'Product Limits' })).toBeVisible();
    await expectAccessible(page);
    const { id } = await findBatch(page, name);
    await limitTo(page, id, 2);
    await page.getByRole('button', { name: 'Edit limit of Exclusive Mochi Snowskin' }).click();
    await page.getByLabel('Limit of Exclusive Mochi Snowskin').fill('4');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Exclusive Mochi Snowskin: 4', { exact: true })).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
    await expect(offered).toHaveCount(0);

    await search(page, name);
    await page.getByRole('switch', { name: `Active: ${name}` }).click();
    await expect(page.getByText('Batch Enabled')).toBeVisible();
    await expect(offered).toBeVisible();
    await offered.check();
    const morning = shop.getByRole('radio', { name: '9am - 11am', exact: true });
    await expect(morning).toBeVisible();

    await page.getByRole('button', { name: `Time Slots: ${name}` }).click();
    await page.getByRole('checkbox', { name: '9am - 11am' }).uncheck();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save Time Slots' }).click();
    await expect(page.getByText('Time Slots Saved')).toBeVisible();
    await expect(morning).toHaveCount(0);
    await expect(shop.getByRole('radio', { name: '2pm - 5pm', exact: true })).toBeVisible();

    await page.getByRole('switch', { name: `Active: ${name}` }).click();
    await expect(page.getByText(/Existing orders are unaffected/)).toBeVisible();
    await page.getByRole('button', { name: 'Disable' }).click();
    await expect(page.getByText('Batch Disabled')).toBeVisible();
    await expect(offered).toHaveCount(0);
    await shop.context().close();
  });

  await test.step('a batch is edited, copied a week later without its orders, and deleted only without any', async () => {
    const batch = await makeBatch();
    await orderFrom(batch, { name: '林美玲', language: 'zh' });
    const newName = `${batch.batchName} 夜`;
    adopt(newName);
    await page.getByRole('button', { name: '中文' }).click();
    await page.getByLabel('搜索批次').fill(batch.batchName);
    // A form opened before the batch was switched on would be about an older one.
    await expect(page.getByRole('switch', { name: `启用：${batch.batchName}` })).toBeChecked();
    await page.getByRole('button', { name: `编辑：${batch.batchName}` }).click();
    await page.getByLabel('批次名称').fill(newName);
    await page.getByLabel('日期', { exact: true }).fill('2034-03-06');
    await expect(page.getByText('此批次已有 1 张订单，日期会随之更改。')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: '保存' }).click();
    await expect(page.getByText('批次已保存')).toBeVisible();
    await expect(page.getByText('2034年3月6日星期一')).toBeVisible();

    await page.getByRole('button', { name: `更多：${newName}` }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: `复制：${newName}` }).click();
    const copy = `${newName} (Copy)`;
    await expect(page.getByText('2034年3月13日星期一')).toBeVisible();
    await expect(page.getByRole('switch', { name: `启用：${copy}` })).not.toBeChecked();
    expect(await findBatch(page, copy)).toMatchObject({
      orders: 0,
      isActive: false,
      batchDate: '2034-03-13',
    });

    await page.getByRole('button', { name: `删除：${newName} · ` }).click();
    await expect(page.getByText('此批次已有 1 张订单，不能删除。')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: '关闭' }).last().click();

    await page.getByRole('button', { name: `更多：${copy}` }).click();
    await page.getByRole('button', { name: `删除：${copy}` }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: '删除', exact: true }).click();
    await expect(page.getByText('批次已删除')).toBeVisible();
    await expect(page.getByText(copy, { exact: true })).toHaveCount(0);
    expect(await findBatch(page, copy)).toBeUndefined();
  });

  await test.step('a whole batch moves or not at all, then is cancelled, and every customer gets a message', async () => {
    const from = await makeBatch({ boxes: 5 });
    const to = await makeBatch({ batchDate: '2034-03-12', boxes: 1, isActive: false });
    const english = await orderFrom(from, { name: 'Aisyah Rahman', quantity: 2, paymentStatus: 'verified' });
    const chinese = await orderFrom(from, { name: '林美玲', language: 'zh' });
    const message = async (orderNumber: string) => {
      const link = page.getByRole('link', { name: new RegExp(orderNumber) });
      return decodeURIComponent((await link.getAttribute('href')) ?? '');
    };

    await page.getByRole('button', { name: 'EN', exact: true }).click();
    await search(page, 'Journey');
    await page.getByRole('button', { name: `More: ${from.batchName}` }).click();
    await page.getByRole('button', { name: `Move Orders: ${from.batchName}` }).click();
    await page
      .getByLabel('Move to')
      .selectOption({ label: `${to.batchName} · Sunday, 12 March 2034 (hidden)` });
    await expect(page.getByText('Exclusive Mochi Snowskin: 3 needed, 1 left')).toBeVisible();
    const move = page.getByRole('button', { name: 'Move 2 Orders' });
    await expect(move).toBeDisabled();
    await expectAccessible(page);

    // A colleague raises the limit; the preview follows by itself.
    await limitTo(page, to.id, 3);
    await expect(page.getByText('Everything fits. All orders move together, or none.')).toBeVisible();
    await move.click();
    await expect(page.getByText('2 orders were moved.')).toBeVisible();
    expect(await message(english.orderNumber)).toContain(
      'Date: Sunday, 5 March 2034 → Sunday, 12 March 2034',
    );
    expect(await message(chinese.orderNumber)).toContain('日期：2034年3月5日星期日 → 2034年3月12日星期日');
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
    expect(await findBatch(page, from.batchName)).toMatchObject({ isActive: false, orders: 0 });
    expect(await findBatch(page, to.batchName)).toMatchObject({ liveOrders: 2 });

    await page.getByRole('button', { name: `More: ${to.batchName}` }).click();
    await page.getByRole('button', { name: `Cancel Orders: ${to.batchName}` }).click();
    const cancel = page.getByRole('button', { name: 'Cancel 2 Orders' });
    await cancel.click();
    await expect(page.getByText('Please give a reason.')).toBeVisible();
    const reason = `The oven broke (${to.batchName})`;
    await page.getByLabel('Reason').fill(reason);
    await expectAccessible(page);
    await cancel.click();
    await expect(page.getByText('2 orders were cancelled.')).toBeVisible();
    await expect(page.getByText('Paid: money back')).toHaveCount(1);
    await expectAccessible(page);
    expect(await message(english.orderNumber)).toContain(reason);
    expect(await message(chinese.orderNumber)).toContain(reason);

    const { orderNumber, customer } = chinese;
    const found = await page.request.post('/api/orders/lookup', {
      data: { orderNumber, phone: customer.phone },
    });
    expect(await found.text()).toContain(reason);
  });
});
