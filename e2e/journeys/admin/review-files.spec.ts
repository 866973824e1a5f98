import { changeElsewhere, readOrder } from '../../support/admin/admin-orders.ts';
import { openRow, rowsShown, searchField } from '../../support/admin/orders-tab.ts';
import { openReview, paidOrder } from '../../support/admin/receipt-review.ts';
import { receiptFile } from '../../support/receipt-files.ts';
import { test } from '../../support/second-visitor.ts';
import { expect, expectAccessible } from '../../support/shop-test.ts';
import { mochi } from '../../support/stored-cart.ts';

test('receipts that are odd, and everything that can go wrong while one is decided', async ({
  page,
  secondVisitor,
  speak,
  expectComplaints,
}) => {
  await speak('en');
  const items = [await mochi(page)];
  const dialog = page.getByRole('dialog', { name: 'Payment Receipt Review' });
  const tick = dialog.getByRole('checkbox', { name: 'Seen in the bank account' });
  const approve = dialog.getByRole('button', { name: 'Approve payment' });

  /** From the order in the list, as whoever is through with another does it. */
  const reviewNext = async (orderNumber: string) => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await searchField(page).fill(orderNumber);
    await expect(rowsShown(page)).toHaveCount(1);
    const row = await openRow(page, orderNumber);
    await row.getByRole('button', { name: /^Review/ }).click();
    await expect(dialog.getByRole('heading', { name: orderNumber })).toBeVisible();
  };

  await test.step('a receipt that paid twice names the other order and leads to it', async () => {
    const receipt = await receiptFile(page, 'jpeg');
    const first = await paidOrder(page, secondVisitor, { items, receipt });
    const second = await paidOrder(page, secondVisitor, { items, receipt });
    await openReview(page, second);
    const warning = dialog.getByRole('alert');
    await expect(warning).toContainText('This file was already used');
    await expectAccessible(page);
    await warning.getByRole('button', { name: first.orderNumber }).click();
    const details = page.getByRole('dialog', { name: 'Order Details' });
    await expect(details).toContainText(first.orderNumber);
    await details.getByRole('button', { name: 'View Receipt' }).click();
    await expect(dialog.getByRole('alert')).toContainText(second.orderNumber);
  });

  await test.step('a PDF is handed over as a file, and a failed download is told', async () => {
    const { orderNumber } = await paidOrder(page, secondVisitor, {
      items,
      receipt: await receiptFile(page, 'pdf'),
    });
    await reviewNext(orderNumber);
    await expect(dialog.getByText('This receipt is a PDF')).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Open PDF' })).toHaveAttribute('href', /^blob:/);
    await expect(dialog.getByRole('button', { name: 'Rotate', exact: true })).toHaveCount(0);
    await expectAccessible(page);

    const arriving = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download receipt' }).first().click();
    expect((await arriving).suggestedFilename()).toBe(`receipt-${orderNumber}.pdf`);

    await page.route('**/original', (route) => route.fulfill({ status: 500, body: '' }));
    await page.keyboard.press('d');
    const toast = page.getByRole('alert').filter({ hasText: 'Download Failed' });
    await expect(toast).toContainText('Failed to download receipt');
    await page.unroute('**/original');
  });

  const order = await paidOrder(page, secondVisitor, { items });
  await reviewNext(order.orderNumber);

  await test.step('what goes wrong is said, and nothing typed is lost', async () => {
    await page.route('**/approve', (route) => route.abort());
    await tick.check();
    await approve.click();
    await expect(dialog.getByRole('alert')).toContainText('It is not known whether this was done.');
    await expect(page.getByText('Failed to approve payment.')).toHaveCount(0);
    // Whether it was approved is not known: the next decision is about what is in sight then.
    await expect(tick).not.toBeChecked();
    await page.unroute('**/approve');

    await page.route('**/cancel', (route) => route.fulfill({ status: 500, body: '' }));
    await dialog.getByRole('button', { name: 'Cancel order' }).click();
    await dialog.getByLabel('Note to the customer').fill('No transfer found');
    await dialog.getByRole('button', { name: 'Yes, cancel this order' }).click();
    await expect(page.getByText('Failed to cancel payment. Please try again.')).toBeVisible();
    await expect(dialog.getByLabel('Note to the customer')).toHaveValue('No transfer found');
    await dialog.getByRole('button', { name: 'Back' }).click();
  });

  await test.step('an answer that does not come in 30 seconds is no longer waited for', async () => {
    await page.route('**/approve', () => undefined);
    await page.clock.install();
    await tick.check();
    await approve.click();
    await expect(dialog.getByRole('button', { name: 'Approving...' })).toBeVisible();
    await page.clock.runFor(31_000);
    await expect(dialog.getByRole('alert')).toContainText('Timeout');
    await expect(dialog.getByRole('alert')).toContainText('Request took too long. Please try again.');
    await expect(approve).toBeVisible();
    await page.unroute('**/approve');
  });

  await test.step('a colleague decides first: the later one is told what became of it', async () => {
    await page.route('**/api/admin/events', (route) => route.abort());
    await page.route('**/review', (route) => route.abort());
    await changeElsewhere(page.request, await readOrder(page.request, order.id), {
      orderStatus: 'cancelled',
      paymentStatus: 'rejected',
      reason: 'Called the customer',
    });
    await tick.check();
    await approve.click();
    await expect(dialog.getByRole('alert')).toContainText(
      'The order is now Cancelled, its payment Rejected.',
    );
  });
  await page.goto('about:blank');
  expectComplaints(
    / 500 .*\/original$/,
    /(ERR_FAILED| 409 ).*\/approve$/,
    / 500 .*\/cancel$/,
    /ERR_FAILED.*\/(review|api\/admin\/events)$/,
  );
});
