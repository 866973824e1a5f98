import type { Page } from '@playwright/test';
import { type BankLine, purnamaCsv } from '../../support/admin/bank-statements.ts';
import { test } from '../../support/own-shop.ts';
import { expect, expectAccessible } from '../../support/shop-test.ts';

// A season in progress: receipts of the last two weeks, approved by somebody.
test.use({ seed: 'demo' });

type Approved = {
  id: string;
  orderNumber: string;
  totalSen: number;
  createdAt: string;
  orderStatus: string;
  customer: { name: string };
};

const dayMs = 86_400_000;
/** The shop's own day, eight hours ahead of Greenwich. */
const dayOf = (time: number) => new Date(time + dayMs / 3).toISOString().slice(0, 10);
const daysAgo = (days: number) => dayOf(Date.now() - days * dayMs);

async function findApproved(page: Page): Promise<Approved[]> {
  const answer = await page.request.get('/api/admin/orders?paymentStatus=verified&pageSize=200');
  const { orders, total } = await answer.json();
  expect(total).toBeLessThanOrEqual(200);
  return orders;
}

test('a forged receipt is caught by the statement: the money never came', async ({ page, asAdmin }) => {
  await asAdmin();
  await page.goto('/admin/money');
  const approved = await findApproved(page);
  const since = daysAgo(30);
  const placedOn = (order: Approved) => dayOf(Date.parse(order.createdAt));
  const recent = approved.filter((order) => placedOn(order) >= since);
  const lastWeek = recent.filter(
    (order) =>
      order.orderStatus === 'verified' && placedOn(order) <= daysAgo(5) && placedOn(order) > daysAgo(12),
  );
  // Nobody is accused while money of theirs, or just as much, came for an order that is over.
  const over = recent.filter(({ orderStatus }) => orderStatus === 'cancelled');
  const hasHope = ({ customer, totalSen }: Approved) =>
    over.some((other) => other.customer.name === customer.name || other.totalSen === totalSen);
  const forged = lastWeek.find((order) => !hasHope(order));
  if (!forged) throw new Error('the season has no approved receipt of last week');
  const lines: BankLine[] = [
    { day: since, text: 'RENT', payer: 'ABC', sen: 123 },
    ...recent
      .filter(({ id }) => id !== forged.id)
      .map((order) => ({
        day: placedOn(order),
        text: `FPX ${order.orderNumber}`,
        payer: order.customer.name,
        sen: order.totalSen,
      })),
    { day: dayOf(Date.now()), text: 'ELECTRICITY', payer: 'TENAGA', sen: -30_000 },
  ];

  await test.step('the statement of the month is taken', async () => {
    await page.getByLabel('Choose the statement').setInputFiles(purnamaCsv(lines));
    const dialog = page.getByRole('dialog', { name: 'Is this read right?' });
    await dialog.getByRole('button', { name: `Take ${lines.length - 1} payments` }).click();
    await expect(dialog).toHaveCount(0);
  });

  await test.step('one approved order is told in red, and no other', async () => {
    const tab = page.getByRole('tab', { name: 'Never came (1)' });
    await expect(tab).toBeVisible();
    await tab.click();
    const panel = page.getByRole('tabpanel');
    await expect(panel.getByRole('listitem')).toHaveCount(1);
    const line = panel.getByRole('listitem');
    await expect(line).toContainText(forged.orderNumber);
    await expect(line).toContainText(forged.customer.name);
    // The colour of the shop's seal, which nothing else has here.
    const { red, green } = await line.locator('strong').evaluate((element) => {
      const [r = 0, g = 0] =
        getComputedStyle(element)
          .color.match(/\d+(?:\.\d+)?/g)
          ?.map(Number) ?? [];
      return { red: r, green: g };
    });
    expect(red).toBeGreaterThan(green * 2);
    await expectAccessible(page);
  });

  await test.step('more patience waits for it, and its order is one press away', async () => {
    await page.getByLabel('Missed after').selectOption('14');
    await expect(page.getByRole('tabpanel')).toContainText('All money came');
    await page.getByLabel('Missed after').selectOption('3');
    await page.getByRole('link', { name: `Open order ${forged.orderNumber}` }).click();
    await expect(page.getByRole('dialog')).toContainText(forged.orderNumber);
  });

  await test.step('on a phone and in Chinese it is told as well', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.context().addCookies([{ name: 'lang', value: 'zh', url: page.url() }]);
    await page.goto('/admin/money');
    await page.getByRole('tab', { name: '从未到账 (1)' }).click();
    await expect(page.getByRole('tabpanel')).toContainText(forged.orderNumber);
    await expectAccessible(page);
  });
});
