import type { Locator, Page } from '@playwright/test';
import { type BankLine, purnamaCsv, seruniCsv, yuexingXlsx } from '../../support/admin/bank-statements.ts';
import { enterMany, type ManyOrder } from '../../support/admin/many-orders.ts';
import { createHands, type Hands } from '../../support/counted-hands.ts';
import { test } from '../../support/own-shop.ts';
import { placeOrder } from '../../support/place-order.ts';
import { expect, expectAccessible } from '../../support/shop-test.ts';
import { expectDone } from '../../support/staff.ts';
import { mochi } from '../../support/stored-cart.ts';

const button = (place: Page | Locator, name: string | RegExp) => place.getByRole('button', { name });
const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name} `) });
const dayMs = 86_400_000;
/** Of the shop, eight hours ahead of Greenwich. */
const daysAgo = (days: number) => new Date(Date.now() + dayMs / 3 - days * dayMs).toISOString().slice(0, 10);

/** The ways customers write their number into a transfer. */
const spellings: readonly ((number: string) => string)[] = [
  (number) => number,
  (number) => number.toLowerCase(),
  (number) => `mooncake ${number.slice(0, 3)} ${number.slice(3)}`,
  (number) => `${number.slice(0, 6)}-${number.slice(6)} tq`,
];
const exactLine = ({ orderNumber, totalSen, customer }: ManyOrder, at: number): BankLine => ({
  day: daysAgo(at % 2),
  text: spellings[at % 4]?.(orderNumber) ?? orderNumber,
  payer: customer.name.toUpperCase(),
  sen: totalSen,
});
const went: BankLine = { day: daysAgo(0), text: 'ELECTRICITY', payer: 'TENAGA', sen: -30_000 };

/** Three hundred payments: 288 exact, six without a number, two of another amount, two paid twice, two of nobody. */
function linesFor(orders: readonly ManyOrder[]): BankLine[] {
  const exact = orders.slice(0, 288).map(exactLine);
  const nameless = orders
    .slice(288, 294)
    .map((order, at) => ({ ...exactLine(order, at), text: 'FUND TRANSFER' }));
  const [less, more] = orders.slice(294, 296).map(exactLine);
  const twice = orders.slice(0, 2).map((order, at) => {
    const line = exactLine(order, at);
    return { ...line, text: `${line.text} again` };
  });
  const strangers = [1, 2].map((at) => ({
    day: daysAgo(at - 1),
    text: 'RENTAL',
    payer: 'ABC',
    sen: 99_900 + at,
  }));
  if (!less || !more) throw new Error('too few orders');
  const differing = [
    { ...less, sen: less.sen - 100 },
    { ...more, sen: more.sen + 100 },
  ];
  return [...exact, ...nameless, ...differing, ...twice, ...strangers];
}

/** Drops one statement, confirms what was recognised, and takes it. */
async function takeStatement(page: Page, { press, counts }: Hands, file: ReturnType<typeof purnamaCsv>) {
  // To open the chooser and to choose.
  counts.clicks += 2;
  await page.getByLabel('Choose the statement').setInputFiles(file);
  const dialog = page.getByRole('dialog', { name: 'Is this read right?' });
  await expect(dialog.getByRole('status')).toContainText('100 payments in');
  await expect(dialog).toContainText('1 payment out, RM 300.00, not taken');
  await expect(dialog.getByLabel('Remember these columns as')).toHaveValue(file.name.replace(/\..*/, ''));
  await press(button(dialog, 'Take 100 payments'));
  await expect(page.getByText(/^100 new payments/).last()).toBeVisible();
  await expect(dialog).toHaveCount(0);
}

test('three banks, three hundred payments: reconciled in minutes, and nobody accused too soon', async ({
  page,
  asAdmin,
  expectComplaints,
}) => {
  const hands = createHands();
  const { press, write, counts } = hands;
  await asAdmin();
  const orders = await enterMany(page, 296);
  const approved = await placeOrder(page, page.request, {
    items: [await mochi(page)],
    customer: { name: 'Kong Paid Today' },
  });
  const found = await page.request.get(`/api/admin/orders?search=${approved.orderNumber}`);
  const [seen]: { id: string; version: number }[] = (await found.json()).orders;
  await expectDone(
    await page.request.post(`/api/admin/orders/${seen?.id}/approve`, {
      data: { seenInBank: true, version: seen?.version },
    }),
  );
  await page.goto('/admin/money');
  await expect(page.getByText('No payments yet')).toBeVisible();
  await expectAccessible(page);
  const lines = linesFor(orders);
  const cameIn = lines.reduce((sum, { sen }) => sum + sen, 0);
  // Every third line is another bank's, so that each has something of all.
  const third = (at: number) => [...lines.filter((_, index) => index % 3 === at), went];
  const files = [purnamaCsv(third(0)), seruniCsv(third(1)), yuexingXlsx(third(2))] as const;
  const startedAt = Date.now();

  await test.step('what is no statement is refused in words', async () => {
    expectComplaints(/422.*statements\/preview/);
    const picture = { name: 'photo.csv', mimeType: 'text/csv', buffer: Buffer.from('%PDF-1.7 nothing') };
    await page.getByLabel('Choose the statement').setInputFiles(picture);
    await expect(page.getByText('This is not a table.')).toBeVisible();
  });

  await test.step('three formats are recognised, confirmed and taken', async () => {
    for (const file of files) await takeStatement(page, hands, file);
    await expect(tab(page, 'Exact')).toContainText('(288)');
    await expect(tab(page, 'Likely')).toContainText('(6)');
    await expect(tab(page, 'Amount differs')).toContainText('(2)');
    await expect(tab(page, 'Paid twice')).toContainText('(2)');
    await expect(tab(page, 'Unknown')).toContainText('(2)');
    const amount = (cameIn / 100).toLocaleString('en', { minimumFractionDigits: 2 });
    await expect(page.getByText(`RM ${amount}`).first()).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the same statement once more changes nothing, and its columns are known', async () => {
    await page.getByLabel('Choose the statement').setInputFiles(files[0]);
    const dialog = page.getByRole('dialog', { name: 'Is this read right?' });
    await expect(dialog).toContainText('100 of them known already');
    await expect(dialog.getByLabel('Remember these columns as')).toHaveValue('purnama');
    await expectAccessible(page);
    await button(dialog, 'Take 0 payments').click();
    await expect(page.getByText('Nothing changed.')).toBeVisible();
    await expect(tab(page, 'Exact')).toContainText('(288)');
  });

  await test.step('all that is exact is verified in one step', async () => {
    await press(button(page, 'Verify all 288 exact'));
    const dialog = page.getByRole('dialog', { name: 'Verify all exact payments?' });
    await expect(dialog.getByRole('listitem')).toHaveCount(288);
    await press(button(dialog, 'Verify 288'));
    await expect(dialog).toContainText('288 orders are verified.');
    await press(dialog.getByRole('button', { name: 'Close' }).last());
    await expect(tab(page, 'Exact')).toContainText('(0)');
    await expect(tab(page, 'Matched')).toContainText('(288)');
  });

  await test.step('the likely ones are confirmed one by one', async () => {
    await press(tab(page, 'Likely'));
    for (let left = 6; left > 0; left -= 1) {
      await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(left);
      await press(button(page.getByRole('tabpanel'), /^Match with CHM/).first());
    }
    await expect(tab(page, 'Likely')).toContainText('(0)');
  });

  await test.step('what was paid too little stays unpaid, what was paid too much is paid', async () => {
    await press(tab(page, 'Amount differs'));
    const panel = page.getByRole('tabpanel');
    for (const [order, told] of [
      [orders[294], 'RM 1.00 less than the order costs: it stays unpaid.'],
      [orders[295], 'RM 1.00 more than the order costs.'],
    ] as const) {
      const line = panel.getByRole('listitem').filter({ hasText: order?.customer.name ?? '' });
      await press(button(line, 'Match by hand'));
      const dialog = page.getByRole('dialog', { name: /^Whose payment is it/ });
      await expect(dialog).toContainText(told);
      await press(button(dialog, 'Match'));
      await expect(dialog).toHaveCount(0);
    }
    await expect(tab(page, 'Amount differs')).toContainText('(0)');
  });

  await test.step('what came twice or is nobody’s is set aside with a note', async () => {
    for (const [group, note] of [
      ['Paid twice', 'Sent back'],
      ['Unknown', 'Rent'],
    ] as const) {
      await press(tab(page, group));
      for (let left = 2; left > 0; left -= 1) {
        await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(left);
        await press(button(page.getByRole('tabpanel'), 'Set aside').first());
        const dialog = page.getByRole('dialog', { name: /^Set aside/ });
        await write(dialog.getByLabel('Why?'), note);
        await press(button(dialog, 'Set aside'));
        await expect(dialog).toHaveCount(0);
      }
    }
    await expect(tab(page, 'Set aside')).toContainText('(4)');
  });

  // However far ahead a bank dates its lines: of days to come no statement speaks.
  await test.step('a receipt of today is missed by nobody yet', async () => {
    await press(tab(page, 'Never came'));
    // Not one: midnight may fall between the receipts and this line.
    await page.getByLabel('Missed after').selectOption('2');
    await expect(page.getByRole('tabpanel')).toContainText('All money came');
    await expectAccessible(page);
  });

  // Forty words a minute are 200 letters; a press with looking for its button takes four seconds.
  const minutes = counts.keys / 200 + (counts.clicks * 4) / 60;
  test.info().annotations.push({
    type: 'hands',
    description: `${counts.clicks} clicks, ${counts.keys} keys, ${minutes.toFixed(1)} minutes; ${Math.round((Date.now() - startedAt) / 1000)} s by the machine`,
  });
  expect(minutes).toBeLessThan(3);

  await test.step('on a phone and in Chinese it is the same screen', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.context().addCookies([{ name: 'lang', value: 'zh', url: page.url() }]);
    await page.goto('/admin/money');
    await expect(page.getByRole('heading', { name: '收款' })).toBeVisible();
    await page.getByRole('tab', { name: /^已搁置/ }).click();
    await expect(page.getByRole('tabpanel')).toContainText('Rent');
    await expectAccessible(page);
  });
});
