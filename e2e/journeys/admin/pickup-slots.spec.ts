import { test } from '../../support/admin/journey-batches.ts';
import { expect, expectAccessible } from '../../support/shop-test.ts';
import { openAdmin, signIn } from '../../support/staff.ts';

const product = 'Exclusive Mochi Snowskin';

test('limits are typed into a grid beside the time slots, which come and go', async ({
  page,
  makeBatch,
  orderFrom,
}) => {
  const batch = await makeBatch({ boxes: 3 });
  await signIn(page, { role: 'employee' });
  await openAdmin(page, { tab: 'pickup-slots' });

  await test.step('limits of all dates are typed into a grid, and follow every order by themselves', async () => {
    const field = page.getByLabel(`Limit of ${product}, ${batch.batchName} · 5 Mar`);
    const cell = page.getByRole('cell').filter({ has: field });
    await expect(field).toHaveValue('3');
    await expect(cell).toContainText('0 sold · 3 left');
    await orderFrom(batch, { name: 'Tan Ah Hua', quantity: 2 });
    await expect(cell).toContainText('2 sold · 1 left');

    // As in a spreadsheet: a number typed over the old one, a key that moves and saves, one that gives up.
    await field.focus();
    await page.keyboard.type('ten');
    await page.keyboard.press('Enter');
    await expect(cell.getByRole('alert')).toHaveText('Please enter a valid quantity');
    await expect(field).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(field).toHaveValue('3');
    await page.keyboard.type('1');
    await page.keyboard.press('ArrowLeft');
    await expect(field).not.toBeFocused();
    await expect(cell).toContainText('2 sold · 1 too many');
    await page.keyboard.press('ArrowRight');
    await expect(field).toBeFocused();
    await page.keyboard.type('9');
    await page.keyboard.press('Tab');
    await expect(cell).toContainText('2 sold · 7 left');
  });

  await test.step('time slots are added, given a capacity, switched off and deleted', async () => {
    // Late at night in Kepong, where the one early time stays the one customers get.
    const time = '11:30pm - 11:50pm';
    await page.getByRole('tab', { name: 'Time Slots' }).click();
    await page.getByRole('button', { name: 'Add Time Slot' }).click();
    const form = page.getByRole('dialog', { name: 'New time slot' });
    await form.getByRole('button', { name: 'Add Time Slot' }).click();
    await expect(form.getByText('Please fill in all required fields')).toHaveCount(2);
    await expectAccessible(page);
    await form.getByLabel('Delivery method').selectOption('Kepong Pick up');
    await form.getByLabel('Time slot', { exact: true }).fill(time);
    await form.getByLabel('Orders at most').fill('2');
    await form.getByRole('button', { name: 'Add Time Slot' }).click();
    await expect(page.getByText('Time Slot Added')).toBeVisible();

    const list = page.getByRole('list', { name: 'Time slots of Kepong Pick up' });
    const row = list.getByRole('listitem').filter({ hasText: time });
    await expect(row).toContainText('At most 2 orders');
    await row.getByRole('button', { name: `Edit ${time}` }).click();
    await page.getByLabel('Orders at most').fill('');
    await page.getByRole('checkbox', { name: 'Only for orders with TeoChew yam' }).check();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(row).toContainText('No limit');
    await expect(row).toContainText('Yam only');
    await row.getByRole('switch').click();
    await expect(row.getByRole('switch')).not.toBeChecked();
    await expectAccessible(page);

    await row.getByRole('button', { name: `Delete ${time}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Time Slot Deleted')).toBeVisible();
    await expect(row).toHaveCount(0);
  });
});

test('on a phone limits are edited batch by batch, and may be lowered below what is sold', {
  tag: '@phone',
}, async ({ page, makeBatch, orderFrom }) => {
  const batch = await makeBatch({ boxes: 3 });
  await signIn(page, { role: 'employee' });
  await openAdmin(page, { tab: 'pickup-slots' });
  await page.getByLabel('Batch', { exact: true }).selectOption({
    label: `${batch.batchName} · Sunday, 5 March 2034`,
  });
  const row = page.getByRole('listitem').filter({ hasText: product });
  await expect(row).toContainText('Sold and reserved0 boxes');
  await orderFrom(batch, { name: 'Tan Ah Hua', quantity: 2 });
  await expect(row).toContainText('Sold and reserved2 boxes');
  await expect(row).toContainText('Available1 box');

  await page.getByRole('button', { name: `Edit limit of ${product}` }).click();
  const field = page.getByLabel(`Limit of ${product}`);
  await field.fill('1');
  await field.press('Enter');
  await expect(page.getByText('Limit Updated')).toBeVisible();
  await expect(row).toContainText('1 more than the limit is sold: no new sales, all orders stay.');
  await expect(row).toContainText('Available0 boxes');
  await page.getByRole('button', { name: `Edit limit of ${product}` }).click();
  await field.fill('1.5');
  await field.press('Enter');
  await expect(page.getByText('Please enter a valid quantity')).toBeVisible();
  await expectAccessible(page);
});
