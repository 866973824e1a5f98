import type { Locator, Page } from '@playwright/test';
import { type OfficeOrder, readOrder } from '../../support/admin/admin-orders.ts';
import { isPhone, openRow, rowsShown, searchField } from '../../support/admin/orders-tab.ts';
import { openReview, paidOrder, reviewWords } from '../../support/admin/receipt-review.ts';
import { holdRequests } from '../../support/held-requests.ts';
import { freshPhone } from '../../support/place-order.ts';
import { receiptFile } from '../../support/receipt-files.ts';
import { test } from '../../support/second-visitor.ts';
import { expect, expectAccessible, languages, sizeOf } from '../../support/shop-test.ts';
import { asStaff } from '../../support/staff.ts';
import { readStaffSessions } from '../../support/staff-sessions.ts';
import { mochi, shanghaiBox } from '../../support/stored-cart.ts';

const notes = { en: 'No transfer of RM 50.00 has arrived.', zh: '银行账户没有收到 RM 50.00。' } as const;

/** Enlarged, turned and on the whole screen; ends where it began, but for the turn. */
async function handlePicture(page: Page, dialog: Locator, { orderNumber }: OfficeOrder) {
  const picture = dialog.getByRole('img', { name: `Receipt of ${orderNumber}` });
  await expect(picture).toBeVisible();
  const transform = () => picture.evaluate((element) => element.style.transform);

  await page.keyboard.press('+');
  expect(await transform()).toContain('scale(1.2)');
  await dialog.getByRole('button', { name: 'Zoom in' }).click();
  expect(await transform()).toContain('scale(1.44)');
  await page.keyboard.press('0');
  expect(await transform()).toContain('scale(1)');
  await dialog.getByRole('button', { name: 'Rotate', exact: true }).click();
  expect(await transform()).toContain('rotate(90deg)');
  await page.keyboard.press('r');
  expect(await transform()).toContain('rotate(180deg)');

  const approve = dialog.getByRole('button', { name: 'Approve payment' });
  await dialog.getByRole('button', { name: 'Full screen', exact: true }).click();
  await expect(approve).toBeHidden();
  const box = await picture.boundingBox();
  expect(box?.height ?? 0).toBeGreaterThan(500);
  if (isPhone(page)) await expectAccessible(page);
  // Escape leaves the whole screen first, and only then the review.
  await page.keyboard.press('Escape');
  await expect(approve).toBeVisible();
}

for (const language of languages) {
  const text = reviewWords[language];

  test(`payments are decided in ${language}: one approved, one cancelled`, {
    tag: sizeOf[language],
  }, async ({ page, secondVisitor, speak, isMobile }) => {
    await speak(language);
    const phone = freshPhone();
    const toCancel = await paidOrder(page, secondVisitor, {
      items: [await mochi(page)],
      customer: { phone },
      language,
    });
    const order = await paidOrder(page, secondVisitor, {
      items: [await mochi(page), await shanghaiBox(page, ['S1', 'S1', 'S1', 'S1'])],
      language,
    });
    const dialog = await openReview(page, order, language);

    if (isMobile)
      await test.step('the picture is enlarged, turned and seen on the whole screen', () =>
        handlePicture(page, dialog, order));

    await test.step('a payment is approved only once it was seen in the bank', async () => {
      await expect(dialog.getByRole('heading', { name: order.orderNumber })).toBeVisible();
      await expect(dialog.getByText('RM 98.00')).toBeVisible();
      await expect(dialog.getByText(order.orderNumber, { exact: true }).last()).toBeVisible();
      await expect(dialog.getByText(text.position)).toBeVisible();
      await expect(dialog.getByRole('img', { name: order.orderNumber })).toBeVisible();
      await expect(dialog).toContainText(order.customer.name);
      await expectAccessible(page);

      const tick = dialog.getByRole('checkbox', { name: text.seen });
      await dialog.getByRole('button', { name: text.approve }).click();
      await expect(dialog.getByText(text.seenRequired)).toBeVisible();
      await expect(tick).toBeFocused();
      await tick.check();
      await dialog.getByRole('button', { name: text.approve }).click();
      await expect(page.getByText(text.approved)).toBeVisible();
      // Whatever is next in the line, others work through it too, was not seen in the bank yet.
      await expect(dialog.getByRole('heading', { name: order.orderNumber })).toHaveCount(0);
      await expect(dialog.getByRole('checkbox', { name: text.seen, checked: true })).toHaveCount(0);
      const { orderStatus } = await readOrder(page.request, order.id);
      expect(orderStatus).toBe('verified');
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    });

    await test.step('a cancelled payment tells the customer why', async () => {
      await searchField(page, language).fill(toCancel.orderNumber);
      await expect(rowsShown(page)).toHaveCount(1);
      const row = await openRow(page, toCancel.orderNumber);
      await row.getByRole('button', { name: language === 'en' ? /^Review/ : /^审核/ }).click();
      await dialog.getByRole('button', { name: text.cancel }).click();
      await dialog.getByRole('button', { name: text.confirmCancel }).click();
      await expect(page.getByText(text.notesRequired, { exact: true })).toBeVisible();
      const note = dialog.getByLabel(text.note);
      await expect(note).toBeFocused();
      await expect(note).toHaveAttribute('aria-invalid', 'true');
      await expectAccessible(page);
      await note.fill(notes[language]);
      await dialog.getByRole('button', { name: text.confirmCancel }).click();
      await expect(page.getByText(text.cancelled)).toBeVisible();

      if (isMobile) {
        const data = { orderNumber: toCancel.orderNumber, phone };
        const found = await page.request.post('/api/orders/lookup', { data });
        expect(await found.text()).toContain(notes[language]);
        return;
      }
      await page.goto('/check-status');
      await page.getByLabel('订单编号').fill(toCancel.orderNumber);
      await page.getByLabel('电话号码').fill(phone);
      await page.getByRole('button', { name: '查询', exact: true }).click();
      await expect(page.getByRole('heading', { name: '订单已取消' })).toBeVisible();
      await expect(page.getByRole('main')).toContainText(notes[language]);
    });
  });
}

test('receipts are gone through by keys, the odd ones too, and a note is written in spite of everything', async ({
  page,
  secondVisitor,
  speak,
  request,
  expectComplaints,
}) => {
  await speak('en');
  const items = [await mochi(page)];
  const receipt = await receiptFile(page, 'jpeg');
  const pdf = await receiptFile(page, 'pdf');
  const first = await paidOrder(page, secondVisitor, { items, receipt });
  const second = await paidOrder(page, secondVisitor, { items, receipt: pdf });
  const third = await paidOrder(page, secondVisitor, { items, receipt });
  const dialog = await openReview(page, first);
  const shown = (orderNumber: string) => dialog.getByRole('heading', { name: orderNumber });
  await expect(shown(first.orderNumber)).toBeVisible();
  await test.step('the picture is enlarged, turned and seen on the whole screen', () =>
    handlePicture(page, dialog, first));

  /** Others order at the same time, so any number of strangers' receipts may lie between two of these. */
  const goTo = async (orderNumber: string, turn: () => Promise<void>) => {
    const numberOfReceipt = dialog.getByRole('heading', { level: 2, name: /^[A-Z]+\d+/ });
    while (!(await shown(orderNumber).isVisible())) {
      const before = await numberOfReceipt.innerText();
      await turn();
      // Not the line that says it is loading: a key pressed then turns once more when the receipt is there.
      await expect(numberOfReceipt.filter({ hasNotText: before })).toBeVisible();
    }
  };

  await test.step('a PDF is handed over as a file', async () => {
    await goTo(second.orderNumber, () => page.keyboard.press('ArrowRight'));
    await expect(dialog.getByText('This receipt is a PDF')).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Open PDF' })).toHaveAttribute('href', /^blob:/);
    await expectAccessible(page);
    const arriving = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download receipt' }).first().click();
    expect((await arriving).suggestedFilename()).toBe(`receipt-${second.orderNumber}.pdf`);
  });

  await test.step('forth and back by keys, and two of them decide', async () => {
    await goTo(third.orderNumber, () => page.keyboard.press('n'));
    await goTo(second.orderNumber, () => page.keyboard.press('p'));
    await goTo(first.orderNumber, () => dialog.getByRole('button', { name: 'Previous receipt' }).click());
    await page.keyboard.press('s');
    await expect(dialog.getByRole('checkbox')).toBeChecked();
    await page.keyboard.press('a');
    await expect(page.getByText(`${first.orderNumber} is verified.`)).toBeVisible();
    // The line leads on by itself.
    await expect(shown(first.orderNumber)).toHaveCount(0);
    await expect(dialog.getByRole('checkbox')).not.toBeChecked();
  });

  await test.step('a receipt that paid twice names the other order and leads to it', async () => {
    await goTo(third.orderNumber, () => page.keyboard.press('ArrowRight'));
    const warning = dialog.getByRole('alert');
    await expect(warning).toContainText('This file was already used');
    await expectAccessible(page);
    const details = page.getByRole('dialog', { name: 'Order Details' });
    for (const [there, here] of [
      [first, third],
      [third, first],
    ] as const) {
      await warning.getByRole('button', { name: there.orderNumber }).click();
      await expect(details).toContainText(there.orderNumber);
      await details.getByRole('button', { name: 'View Receipt' }).click();
      await expect(warning).toContainText(here.orderNumber);
    }
  });

  const order = third;
  const note = dialog.getByLabel('Note to the customer');
  const confirm = dialog.getByRole('button', { name: 'Yes, cancel this order' });
  const words = 'wrong name, sender unknown; see attached';
  await expect(shown(order.orderNumber)).toBeVisible();

  await test.step('its letters are no shortcuts', async () => {
    await page.keyboard.press('c');
    await page.keyboard.type(words);
    await expect(note).toHaveValue(words);
    await expect(dialog.getByRole('heading', { name: `Cancel ${order.orderNumber}` })).toBeVisible();
  });

  await test.step("a colleague's approval is not passed over", async () => {
    const { version } = await readOrder(request, order.id);
    const approval = await request.post(`/api/admin/orders/${order.id}/approve`, {
      headers: { ...asStaff('employee'), 'idempotency-key': crypto.randomUUID() },
      data: { seenInBank: true, version },
    });
    expect(approval.status(), await approval.text()).toBe(200);
    const changed = dialog.getByRole('alert').filter({ hasText: 'A colleague was faster' });
    await expect(changed).toContainText('The order is now Verified, its payment Verified.');
    await confirm.click();
    await expect(page.getByText('Failed to cancel payment.')).toBeVisible();
    await expect(changed).toBeVisible();
    await expect(note).toHaveValue(words);
    expect((await readOrder(request, order.id)).orderStatus).toBe('verified');
  });

  await test.step('an ended session leads to the sign-in page at once, and back to the note', async () => {
    // Nothing but the button may find that the session has ended: anybody's order makes the screen ask again, and
    // whoever joins or leaves the team makes it ask for its session.
    const session = await holdRequests(page.context(), '**/api/staff/session');
    await page.route('**/api/admin/**', (route) =>
      route.request().method() === 'GET' ? route.abort() : route.continue(),
    );
    await page.context().clearCookies({ name: 'staff_session' });
    await confirm.click();
    session.letThrough();
    await expect(page).toHaveURL(/\/admin\/login\?next=/);
    await page.unroute('**/api/admin/**');
    const { email, password } = readStaffSessions().admin;
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(note).toHaveValue(words);
    await confirm.click();
    await expect(page.getByText('Order Cancelled')).toBeVisible();
    expect(await readOrder(request, order.id)).toMatchObject({
      orderStatus: 'cancelled',
      paymentStatus: 'verified',
    });
  });
  expectComplaints(/ 409 .*\/cancel$/, / 401 .*\/api\/admin\//, /ERR_FAILED.*\/api\/admin\//);
});
