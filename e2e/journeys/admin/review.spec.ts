import type { Locator, Page } from '@playwright/test';
import { type OfficeOrder, readOrder } from '../../support/admin/admin-orders.ts';
import { openRow, rowsShown, searchField } from '../../support/admin/orders-tab.ts';
import { openReview, paidOrder, reviewWords } from '../../support/admin/receipt-review.ts';
import { freshPhone } from '../../support/place-order.ts';
import { test } from '../../support/second-visitor.ts';
import { expect, expectAccessible, languages, sizeOf } from '../../support/shop-test.ts';
import { asStaff, newColleague } from '../../support/staff.ts';
import { mochi, shanghaiBox } from '../../support/stored-cart.ts';

const statusPage = {
  en: { number: 'Order Number', phone: 'Phone Number', check: 'Check Status', title: 'Order Cancelled' },
  zh: { number: '订单编号', phone: '电话号码', check: '查询', title: '订单已取消' },
} as const;
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
  await expectAccessible(page);
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

      const said = statusPage[language];
      await page.goto('/check-status');
      await page.getByLabel(said.number).fill(toCancel.orderNumber);
      await page.getByLabel(said.phone).fill(phone);
      await page.getByRole('button', { name: said.check, exact: true }).click();
      await expect(page.getByRole('heading', { name: said.title })).toBeVisible();
      await expect(page.getByRole('main')).toContainText(notes[language]);
    });
  });
}

test('three receipts are gone through by keys, forth, back and on, each picture turned as it needs', async ({
  page,
  secondVisitor,
  speak,
}) => {
  await speak('en');
  const orders = [];
  for (let place = 0; place < 3; place += 1) {
    orders.push(await paidOrder(page, secondVisitor, { items: [await mochi(page)] }));
  }
  const [first, second, third] = orders;
  if (!first || !second || !third) throw new Error('three orders were placed');
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
  await goTo(second.orderNumber, () => page.keyboard.press('ArrowRight'));
  await goTo(third.orderNumber, () => page.keyboard.press('n'));
  await goTo(second.orderNumber, () => page.keyboard.press('p'));
  await goTo(first.orderNumber, () => dialog.getByRole('button', { name: 'Previous receipt' }).click());

  // Two keys decide; the line leads on by itself.
  await page.keyboard.press('s');
  await expect(dialog.getByRole('checkbox')).toBeChecked();
  await page.keyboard.press('a');
  await expect(page.getByText(`${first.orderNumber} is verified.`)).toBeVisible();
  await expect(shown(first.orderNumber)).toHaveCount(0);
  await expect(dialog.getByRole('checkbox')).not.toBeChecked();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('a note to the customer is written blindly, beside a colleague and beyond the session', async ({
  page,
  secondVisitor,
  speak,
  request,
  expectComplaints,
}) => {
  await speak('en');
  const colleague = await newColleague(request, 'admin');
  const order = await paidOrder(page, secondVisitor, { items: [await mochi(page)] });
  const dialog = await openReview(page, order);
  const note = dialog.getByLabel('Note to the customer');
  const confirm = dialog.getByRole('button', { name: 'Yes, cancel this order' });
  const words = 'wrong name, sender unknown; see attached';
  await expect(dialog.getByRole('heading', { name: order.orderNumber })).toBeVisible();

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
    // Nothing but the button may find that the session has ended: anybody's order makes the screen ask again.
    await page.route('**/api/admin/**', (route) =>
      route.request().method() === 'GET' ? route.abort() : route.continue(),
    );
    await page.context().clearCookies({ name: 'staff_session' });
    await confirm.click();
    await expect(page).toHaveURL(/\/admin\/login\?next=/);
    await page.unroute('**/api/admin/**');
    await page.getByLabel('Email').fill(colleague.email);
    await page.getByLabel('Password').fill(colleague.password);
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
