import { type APIRequestContext, test as base, type Page } from '@playwright/test';
import { bankPage, ownAccount, savedAnew, type Transfer } from '../../support/bank-page.ts';
import { chooseReceipt, heldRecord, reachPayment } from '../../support/checkout-steps.ts';
import { test } from '../../support/own-shop.ts';
import { placeOrder } from '../../support/place-order.ts';
import { anAddress } from '../../support/random-address.ts';
import { type ReceiptFile, receiptFile } from '../../support/receipt-files.ts';
import { expect, expectAccessible } from '../../support/shop-test.ts';
import { expectDone } from '../../support/staff.ts';
import { mochi } from '../../support/stored-cart.ts';

test.use({ readsReceipts: true });
// Reading gives way to all else: on a busy machine it may take minutes, and is waited for.
test.describe.configure({ timeout: 1_500_000 });
const onceRead = { timeout: 600_000 };

const price = 'RM 50.00';
/** A nought after letters may be an O: then a person is asked to look, which is another story than this one. */
const isHardToRead = (orderNumber: string) => /[A-Z]0/.test(orderNumber);

/** As the owner would on the first day: where to pay, and that many may be approved at once. */
async function setUp(admin: APIRequestContext) {
  const { settings, version } = await (await admin.get('/api/admin/settings')).json();
  const own = { ...settings, bank: { ...settings.bank, ...ownAccount }, bulkApproval: true };
  await expectDone(await admin.put('/api/admin/settings', { data: { settings: own, version } }));
}

async function findOrder(admin: APIRequestContext, orderNumber: string) {
  const { orders } = await (await admin.get(`/api/admin/orders?search=${orderNumber}`)).json();
  return orders[0] as { id: string; orderStatus: string; receiptVerdict: string | null };
}

const reviewDialog = (page: Page) => page.getByRole('dialog', { name: 'Payment Receipt Review' });
const card = (page: Page) => reviewDialog(page).getByRole('region', { name: 'What the shop read' });

const onPhone = (page: Page) => page.setViewportSize({ width: 390, height: 844 });
const onDesktop = (page: Page) => page.setViewportSize({ width: 1440, height: 900 });

test('receipts are read, compared, approved at once and taken back; a forged and a reused one are caught', async ({
  page,
  asAdmin,
  playwright,
  baseURL,
}) => {
  await asAdmin();
  await setUp(page.request);
  await page.goto('/');
  const item = await mochi(page);
  /** Another customer orders, and sends this for a receipt. */
  const orderBy = async (
    receipt: (transfer: Transfer) => Promise<ReceiptFile>,
    transaction: string,
  ): Promise<string> => {
    const client = await playwright.request.newContext({
      baseURL: baseURL ?? '',
      extraHTTPHeaders: anAddress(),
    });
    const { orderNumber } = await placeOrder(page, client, {
      items: [item],
      receipt: ({ orderNumber: number }) =>
        isHardToRead(number)
          ? receiptFile(page, 'png')
          : receipt({ orderNumber: number, amount: price, transaction }),
    });
    await client.dispose();
    return isHardToRead(orderNumber) ? orderBy(receipt, transaction) : orderNumber;
  };
  let firstPicture: ReceiptFile | undefined;
  const first = await orderBy(async (transfer) => {
    firstPicture = await bankPage(page, transfer);
    return firstPicture;
  }, 'FT2611170000451');
  const second = await orderBy((transfer) => bankPage(page, transfer), 'FT2611170090862');

  await base.step('a customer whose receipt shows another amount is told so, and nothing more', async () => {
    await onPhone(page);
    await reachPayment(page, [item]);
    const { orderNumber = '' } = (await heldRecord(page)) ?? {};
    const forged = { orderNumber, amount: 'RM 5.00', transaction: 'FT2611170042007' };
    await chooseReceipt(page, await bankPage(page, forged));
    await expect(page.getByText('Readable and sharp')).toBeVisible();
    await page.getByRole('button', { name: "I've Made Payment" }).click();
    await page.getByRole('button', { name: 'Complete Order' }).click();
    await expect(page).toHaveURL(`/order-summary/${orderNumber}`);
    await expect(page.getByText(`We could not see ${price} on this picture`)).toBeVisible(onceRead);
    await expectAccessible(page);
  });
  const forged = page.url().split('/').at(-1) ?? '';

  await base.step('the review says what matches, and where it was read', async () => {
    const { id } = await findOrder(page.request, first);
    await onDesktop(page);
    await page.goto(`/admin?review=${id}`);
    await expect(card(page).getByText('Everything matches')).toBeVisible(onceRead);
    await expect(card(page).getByText('FT2611170000451')).toBeVisible();
    const boxes = reviewDialog(page).locator('[data-reading-boxes] g');
    await expect(boxes).toHaveCount(6);
    await expectAccessible(page);
    await onPhone(page);
    await expectAccessible(page);
    await reviewDialog(page).getByRole('button', { name: 'Hide where it was read' }).click();
    await expect(boxes).toHaveCount(0);
    const lie = await findOrder(page.request, forged);
    await page.goto(`/admin?review=${lie.id}`);
    await expect(card(page).getByText('Does not match')).toBeVisible(onceRead);
    await expect(card(page).getByText('read: RM 5.00')).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await base.step('all that match are approved with one press, and taken back with another', async () => {
    await page.getByRole('button', { name: 'Approve all 2 that match' }).click(onceRead);
    const dialog = page.getByRole('dialog', { name: 'Approve all 2 that match' });
    await expect(dialog.getByRole('img', { name: `Receipt of ${first}` })).toBeVisible();
    await expect(dialog.getByText(second, { exact: true })).toBeVisible();
    await expect(dialog.getByText(forged)).toHaveCount(0);
    await dialog.getByRole('checkbox', { name: /each of these 2 payments, RM 100.00 together/ }).check();
    await expectAccessible(page);
    await onDesktop(page);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Approve 2 payments' }).click();
    await expect(page.getByText('2 payments approved')).toBeVisible();
    expect((await findOrder(page.request, first)).orderStatus).toBe('verified');
    await page.getByRole('button', { name: /^Undo/ }).click();
    await expect(page.getByText('2 approvals taken back')).toBeVisible();
    expect((await findOrder(page.request, first)).orderStatus).toBe('payment_uploaded');
    expect((await findOrder(page.request, second)).orderStatus).toBe('payment_uploaded');
  });

  await base.step('a receipt used again is told on both orders', async () => {
    if (!firstPicture) throw new Error('the first receipt was not drawn');
    const copy = await savedAnew(page, firstPicture);
    const reused = await orderBy(async () => copy, '');
    const thief = await findOrder(page.request, reused);
    const victim = await findOrder(page.request, first);
    await page.goto(`/admin?review=${thief.id}`);
    const warning = reviewDialog(page).getByRole('alert').filter({ hasText: 'The same transaction' });
    await expect(warning).toContainText(first, onceRead);
    await page.goto(`/admin?review=${victim.id}`);
    await expect(card(page).getByText('Please look')).toBeVisible(onceRead);
    await warning.getByRole('button', { name: reused }).click();
    await expect(page).toHaveURL(new RegExp(`order=${thief.id}`));
  });
});
