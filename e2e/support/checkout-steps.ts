import { expect, type Page } from '@playwright/test';
import { type CheckoutWords, checkoutWords } from './checkout-words.ts';
import { freshPhone } from './place-order.ts';
import { type ReceiptFile, receiptFile } from './receipt-files.ts';
import { replaceCart, type StoredLine, storeText } from './stored-cart.ts';

const holdKey = 'mooncake-hold';
export const draftKey = 'mooncake-checkout-draft';

export async function openCheckout(page: Page, items: readonly StoredLine[]) {
  await storeText(page, JSON.stringify({ version: 2, items }));
  await page.goto('/checkout');
}

/** From the cart page, where the order before has left nothing, to a new checkout. */
export async function orderAgain(
  page: Page,
  items: readonly StoredLine[],
  text: CheckoutWords = checkoutWords.en,
) {
  await expect(page).toHaveURL('/cart');
  await replaceCart(page, items);
  await page.getByRole('link', { name: text.placeOrder }).click();
  await expect(page).toHaveURL('/checkout');
}

type Choice = {
  /** The English name, which is shown in both languages. */
  method: string;
  /** The date as the batch is called, like `17/9`. */
  date: string;
  /** The hours to choose; a method with one time only offers no choice. */
  slot?: string;
};

/** The date as either language calls its batch. */
export function dateRadio(page: Page, date: string) {
  return page.getByRole('radio', { name: new RegExp(`\\bBatch ${date}|\\b${date} 批次`) });
}

export async function chooseDelivery(page: Page, { method, date, slot }: Choice) {
  await page.getByRole('radio', { name: method }).check();
  await dateRadio(page, date).check();
  if (slot) await page.getByRole('radio', { name: slot, exact: true }).check();
}

type Contact = { name: string; phone: string; instagram: string; deliveryAddress?: string };

export async function fillContact(page: Page, contact: Partial<Contact> = {}) {
  const whole = { name: 'Tan Ah Hua', phone: freshPhone(), instagram: '@tan.ah.hua', ...contact };
  for (const [field, value] of Object.entries(whole)) await page.locator(`#checkout-${field}`).fill(value);
  return whole;
}

export async function proceed(page: Page, text: CheckoutWords = checkoutWords.en) {
  await page.getByRole('button', { name: text.proceed }).click();
  await expect(page).toHaveURL(/\/checkout\?step=payment$/);
  await expect(page.getByRole('timer')).toHaveText(/^1[45]:\d\d$/);
}

/** From the cart to the payment step, the shortest way. */
export async function reachPayment(page: Page, items: readonly StoredLine[], date = '19/9') {
  await openCheckout(page, items);
  return requestPayment(page, date);
}

/** The same from the order form on. */
export async function requestPayment(page: Page, date = '19/9') {
  await chooseDelivery(page, { method: 'Pick up from Rawang', date, slot: '9am - 11am' });
  const contact = await fillContact(page);
  await proceed(page);
  return contact;
}

export async function chooseReceipt(page: Page, file: ReceiptFile, text: CheckoutWords = checkoutWords.en) {
  await page.getByLabel(text.chooseFile).setInputFiles(file);
  await expect(page.getByText(text.fileSelected)).toBeVisible();
}

/** Everything needed to complete an order in English, up to its last button. */
export async function payAndAttach(page: Page) {
  await chooseReceipt(page, await receiptFile(page, 'jpeg'));
  await page.getByRole('button', { name: "I've Made Payment" }).click();
}

type HeldRecord = { holdId: string; orderNumber: string; ended: string | null };

export async function heldRecord(page: Page): Promise<HeldRecord | null> {
  const text = await page.evaluate((key) => localStorage.getItem(key), holdKey);
  return text ? JSON.parse(text) : null;
}

/** Writes down a reservation that was made without the order form. */
export async function keepHold(page: Page, record: object) {
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    holdKey,
    JSON.stringify(record),
  ] as const);
}

/** Gives back what a journey left reserved: the shop allows few reservations per address. */
export async function releaseHeld(page: Page) {
  if (!page.url().startsWith('http')) return;
  const record = await heldRecord(page);
  // An open page asks for its reservation again, and would complain that it is gone.
  await page.goto('about:blank');
  if (record) await page.request.delete(`/api/checkout/holds/${record.holdId}`);
}

/** How many orders this browser has placed. */
export async function ordersPlaced(page: Page): Promise<string[]> {
  const { orders }: { orders: { orderNumber: string }[] } = await (
    await page.request.get('/api/orders/mine')
  ).json();
  return orders.map(({ orderNumber }) => orderNumber);
}
