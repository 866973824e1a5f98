import type { Page } from '@playwright/test';
import {
  chooseDelivery,
  chooseReceipt,
  draftKey,
  fillContact,
  heldRecord,
  openCheckout,
  orderAgain,
  proceed,
} from '../../../support/checkout-steps.ts';
import { checkoutWords } from '../../../support/checkout-words.ts';
import { type ReceiptKind, receiptFile } from '../../../support/receipt-files.ts';
import {
  expect,
  expectAccessible,
  type Language,
  languages,
  sizeOf,
  test,
} from '../../../support/shop-test.ts';
import { mochi, shanghaiBox, storedLines, yamBox } from '../../../support/stored-cart.ts';

type Walk = {
  method: string;
  date: string;
  /** The hours offered to this cart; without a choice, the one time shown. */
  offered: readonly string[];
  isFixed?: boolean;
  address?: string;
  withYam: boolean;
  tab: 'bank' | 'duitNow';
  receipt: ReceiptKind;
  language: Language;
};

const pickup = 'Pick up from Rawang';
const rider = 'Self-arrange delivery from Rawang (Grab/ Lalamove)';
const kepong = 'Kepong Pick up';
const share = 'KL Share Delivery fees';
const address = '12, Jalan Contoh 3, 52100 Kuala Lumpur';
const plainHours = ['9am - 11am', '2pm - 5pm', '7pm - 9pm'];

const walks: readonly Walk[] = [
  {
    method: pickup,
    date: '13/9',
    offered: plainHours,
    withYam: false,
    tab: 'bank',
    receipt: 'jpeg',
    language: 'en',
  },
  {
    method: pickup,
    date: '15/9',
    offered: ['5pm - 11pm'],
    withYam: true,
    tab: 'duitNow',
    receipt: 'png',
    language: 'zh',
  },
  {
    method: rider,
    date: '15/9',
    offered: ['2pm - 3:30pm'],
    address,
    withYam: false,
    tab: 'bank',
    receipt: 'pdf',
    language: 'zh',
  },
  {
    method: rider,
    date: '19/9',
    offered: ['6:30pm - 7pm'],
    address,
    withYam: true,
    tab: 'duitNow',
    receipt: 'jpeg',
    language: 'en',
  },
  {
    method: kepong,
    date: '21/9',
    offered: ['7:30pm - 7:45pm'],
    isFixed: true,
    withYam: true,
    tab: 'bank',
    receipt: 'pdf',
    language: 'zh',
  },
  {
    method: share,
    date: '17/9',
    offered: ['Time will inform later'],
    isFixed: true,
    address,
    withYam: false,
    tab: 'bank',
    receipt: 'pdf',
    language: 'en',
  },
];

for (const language of languages) {
  const ways = walks.filter((walk) => walk.language === language);

  test(`every method is ordered with, one after the other, in ${language}`, {
    tag: sizeOf[language],
  }, async ({ page, speak }) => {
    await speak(language);
    for (const [index, walk] of ways.entries()) {
      const { method, withYam, tab, receipt } = walk;
      await test.step(`${method}, ${withYam ? 'with' : 'without'} yam, ${tab}, ${receipt}`, async () => {
        const lines = withYam
          ? [await yamBox(page), await mochi(page)]
          : [await shanghaiBox(page, ['S1', 'S2', 'S3', 'S1Y'])];
        if (index === 0) await openCheckout(page, lines);
        else await orderAgain(page, lines, checkoutWords[language]);
        if (index === 0 && language === 'zh') await pressTooEarly(page);
        const contact = await fillForm(page, walk);
        // With a choice of hours it is looked at where its length is measured, and where it is pressed too early.
        if (walk.isFixed) await expectAccessible(page);
        await proceed(page, checkoutWords[language]);

        const orderNumber = await pay(page, walk);
        // Between them each tab, a picture and a file.
        if (tab === 'duitNow' || walk.isFixed) await expectAccessible(page);
        await complete(page, { walk, contact, orderNumber });
      });
    }
  });
}

/** The form of a desktop with all that is missing; on a phone another journey fills it in. */
async function pressTooEarly(page: Page) {
  await page.getByRole('button', { name: checkoutWords.zh.proceed }).press('Enter');
  await page.getByRole('link', { name: /^需要姓名/ }).click();
  await expect(page.locator('#checkout-name')).toBeFocused();
  await expectAccessible(page);
}

async function fillForm(page: Page, { method, date, offered, isFixed, address: home, language }: Walk) {
  const text = checkoutWords[language];
  await expect(page.getByRole('heading', { name: text.summary })).toBeVisible();
  await expect(page.getByRole('button', { name: text.proceed })).toBeDisabled();

  await chooseDelivery(page, { method, date });
  await expect(page.getByText(text.adminNote)).toBeVisible();
  if (isFixed) {
    const only = offered[0] === 'Time will inform later' ? text.timeLater : (offered[0] ?? '');
    await expect(page.getByText(`${text.fixedTime} ${only}`)).toBeVisible();
    await expect(page.locator('input[name=time-slot]')).toHaveCount(0);
  } else {
    await expect(page.locator('input[name=time-slot]')).toHaveCount(offered.length);
    for (const hours of offered)
      await expect(page.getByRole('radio', { name: hours, exact: true })).toBeEnabled();
    await page.getByRole('radio', { name: offered[0] ?? '', exact: true }).check();
  }

  await expect(page.locator('#checkout-deliveryAddress')).toHaveCount(home ? 1 : 0);
  return fillContact(page, home ? { deliveryAddress: home } : {});
}

async function pay(page: Page, { tab, receipt, language }: Walk) {
  const text = checkoutWords[language];
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  const orderNumber = (await heldRecord(page))?.orderNumber ?? '';
  expect(orderNumber).toMatch(/^CHM\d{6}$/);
  await expect(page.getByText(orderNumber, { exact: true })).toBeVisible();
  await expect(page.getByRole('tab', { name: text.bank })).toHaveAttribute('aria-selected', 'true');
  if (tab === 'duitNow') {
    await page.getByRole('tab', { name: text.duitNow }).click();
    await expect(page.getByRole('img', { name: text.qr })).toBeVisible();
  }

  const button = page.getByRole('button', { name: text.complete });
  await expect(button).toBeDisabled();
  await chooseReceipt(page, await receiptFile(page, receipt), text);
  await expect(button).toBeDisabled();
  await page.getByRole('button', { name: text.madePayment }).click();
  await expect(page.getByRole('button', { name: text.confirmed })).toBeDisabled();
  await expect(button).toBeEnabled();
  return orderNumber;
}

type Finish = { walk: Walk; contact: { name: string; phone: string }; orderNumber: string };

async function complete(page: Page, { walk, contact, orderNumber }: Finish) {
  const { method, offered, address: home, language } = walk;
  const text = checkoutWords[language];
  // What the order before had to say is gone by now.
  await expect(page.getByText(text.placed)).toHaveCount(0);
  await page.getByRole('button', { name: text.complete }).click();
  await expect(page.getByText(text.placed)).toBeVisible();
  await expect(page).toHaveURL(`/order-summary/${orderNumber}`);
  const kept = await page.evaluate((key) => localStorage.getItem(key), `order_${orderNumber}`);
  expect(JSON.parse(kept ?? 'null')).toMatchObject({
    customer: { name: contact.name, phone: contact.phone },
    pickup: { methodName: method, timeSlot: offered[0], deliveryAddress: home ?? null },
    paymentReferenceCode: orderNumber,
    outsideStock: false,
  });
  expect(await storedLines(page)).toEqual([]);
  expect(await page.evaluate((key) => localStorage.getItem(key), draftKey)).toBe('');
  expect(await heldRecord(page)).toBeNull();

  // Going back does not lead into a checkout that is over.
  await page.goBack();
  await expect(page).toHaveURL('/cart');
}
