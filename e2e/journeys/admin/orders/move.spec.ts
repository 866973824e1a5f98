import { readOrder } from '../../../support/admin/admin-orders.ts';
import { enterOn, sellAllBut } from '../../../support/admin/enter-order.ts';
import { anyBox } from '../../../support/any-box.ts';
import { expect, expectAccessible, failedRequest, test } from '../../../support/shop-test.ts';
import { openAdmin, signIn } from '../../../support/staff.ts';

test('an order moves to where there is room, and is refused where there is none', async ({
  page,
  speak,
  expectComplaints,
}, { project }) => {
  const isPhone = project.name === 'phone';
  const date = isPhone ? '17/9' : '21/9';
  await speak('en');
  await page.goto('/privacy');
  const line = await anyBox(page, isPhone ? 'traditional-mooncake' : 'mix-shanghai-traditional', 20);
  const order = await enterOn(page, { line, notOn: date, quantity: 10 });
  await signIn(page);
  await openAdmin(page, { path: `/admin?order=${order.id}` });
  await page
    .getByRole('dialog', { name: 'Order Details' })
    .getByRole('button', { name: 'Move Order' })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Move Order' });
  const dates = dialog.getByLabel('Date');
  const submit = dialog.getByRole('button', { name: 'Move Order' });
  await expect(dialog.getByLabel('Time', { exact: true })).toHaveText(/9am - 11am/);
  await submit.click();
  await expect(dialog.getByRole('alert')).toContainText('Nothing to move');
  await expectAccessible(page);

  const full = dates.getByRole('option', { name: `Batch ${date}` });
  await dates.selectOption((await full.getAttribute('value')) ?? '');
  await dialog.getByLabel('Time', { exact: true }).selectOption({ label: '9am - 11am' });
  await page.route('**/api/admin/events', (route) => route.abort());
  await page.route('**/api/admin/availability', (route) => route.abort());
  const giveBack = await sellAllBut(page, { line, date, left: 3 });
  await submit.click();
  await expect(page.getByText('Failed to move the order. Please try again.')).toBeVisible();
  await expect(dates).toHaveAccessibleDescription(/: 10 needed, \d+ left$/);
  expect((await readOrder(page.request, order.id)).batch?.id).toBe(order.batch?.id);

  // Once the screen is up to date again, such a date is not even offered.
  await page.unroute('**/api/admin/availability');
  await page.reload();
  await page
    .getByRole('dialog', { name: 'Order Details' })
    .getByRole('button', { name: 'Move Order' })
    .click();
  await expect(dates.getByRole('option', { name: `Batch ${date}` })).toHaveText(/not enough left/);
  await expect(dates.getByRole('option', { name: `Batch ${date}` })).toBeDisabled();
  await giveBack();

  await dialog.getByLabel('Method').selectOption({
    label: 'Self-arrange delivery from Rawang (Grab/ Lalamove)',
  });
  await dialog.getByLabel('Time', { exact: true }).selectOption({ label: '2pm - 3:30pm' });
  await submit.click();
  await expect(dialog.getByLabel('Delivery address')).toHaveAccessibleDescription(
    /This method needs a delivery address/,
  );
  await dialog.getByLabel('Delivery address').fill('3, Jalan Melati 1, 48000 Rawang');
  await submit.click();
  const moved = page.getByRole('dialog', { name: 'Order Moved' });
  const message = await moved.getByRole('link', { name: /WhatsApp/ }).getAttribute('href');
  expect(new URL(message ?? '').searchParams.get('text')).toContain(
    'Time: 9am - 11am → 2pm - 3:30pm\nNew address: 3, Jalan Melati 1, 48000 Rawang',
  );
  await expectAccessible(page);
  await moved.getByRole('button', { name: 'Close' }).last().click();
  await expect(moved).toHaveCount(0);
  const details = page.getByRole('dialog', { name: 'Order Details' });
  await expect(details).toContainText('3, Jalan Melati 1, 48000 Rawang');
  await expect(details).toContainText('moved the order');
  await page.goto('about:blank');
  expectComplaints(failedRequest);
});
