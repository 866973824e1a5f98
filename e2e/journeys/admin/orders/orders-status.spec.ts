import { changeElsewhere, freshName, readOrder, test } from '../../../support/admin/admin-orders.ts';
import { openOrders, openRow, rowsShown, searchField } from '../../../support/admin/orders-tab.ts';
import { paidOrder } from '../../../support/admin/receipt-review.ts';
import { freshPhone } from '../../../support/place-order.ts';
import { expect, expectAccessible, languages, sizeOf } from '../../../support/shop-test.ts';
import { mochi } from '../../../support/stored-cart.ts';

const words = {
  en: {
    orderStatus: 'Order status, ',
    log: 'Status log (1)',
    dialog: 'Change status',
    update: 'Update status',
    reason: 'Reason',
    reasonRequired: 'Reason Required',
    updated: 'Status Updated',
    verified: 'Verified',
    faster: 'A colleague was faster',
    now: 'The order is now Cancelled, its payment Rejected.',
    cancel: 'Cancel',
    nothing: 'The order already has this status.',
  },
  zh: {
    orderStatus: '订单状态, ',
    log: '状态记录（1）',
    dialog: '更改状态',
    update: '更新状态',
    reason: '原因',
    reasonRequired: '请填写原因',
    updated: '状态已更新',
    verified: '已核实',
    faster: '同事先改了这张订单',
    now: '订单现在是「已取消」，付款「未通过」。',
    cancel: '取消',
    nothing: '订单已经是这个状态。',
  },
} as const;

const messages = {
  en: {
    hello: "Hi Tan Ah Hua, this is Chang'e Handmade Mooncakes.",
    received: /Thank you, we have your receipt of RM 50\.00 for order CHM\d{6}\./,
    ready: /Your order CHM\d{6} is packed and ready\. Please collect it here:\n\nPick up from Rawang\n/,
  },
  zh: {
    hello: 'Tan Ah Hua 您好，这里是嫦娥手工月饼。',
    received: /谢谢您，我们已收到订单 CHM\d{6} 的付款收据（RM 50\.00）/,
    ready: /您的订单 CHM\d{6} 已包装好，请到这里领取：\n\n万挠自取\n/,
  },
} as const;

for (const language of languages) {
  const text = words[language];
  // The screen speaks another language than the customer at first.
  const spoken = language === 'en' ? 'zh' : 'en';

  test(`the customer is written to in ${language}, and a status changes in ${language}`, {
    tag: sizeOf[language],
  }, async ({ page, enterOrder, secondVisitor, speak, expectComplaints }) => {
    await speak(spoken);
    await openOrders(page, spoken);

    await test.step('the message is written in the language of the order', async () => {
      const said = messages[language];
      const phone = freshPhone();
      const order = await paidOrder(page, secondVisitor, {
        items: [await mochi(page)],
        customer: { phone },
        language,
      });
      await searchField(page, spoken).fill(order.orderNumber);
      await expect(rowsShown(page)).toHaveCount(1);
      const link = (await openRow(page, order.orderNumber)).getByRole('link', { name: /WhatsApp/ });
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /noopener/);
      const address = async () => new URL((await link.getAttribute('href')) ?? '');
      const first = await address();
      expect(first.host + first.pathname).toBe(`wa.me/6${phone.replaceAll(/\D/g, '')}`);
      expect(first.searchParams.get('text')).toContain(said.hello);
      expect(first.searchParams.get('text')).toMatch(said.received);

      await changeElsewhere(page.request, await readOrder(page.request, order.id), {
        orderStatus: 'ready_for_pickup',
        paymentStatus: 'verified',
        reason: 'Packed',
      });
      await expect.poll(async () => (await address()).searchParams.get('text')).toMatch(said.ready);
      expect((await address()).searchParams.get('text')).toContain('Rawang');
    });

    if (spoken === 'zh') {
      await test.step('many orders change at once in zh', async () => {
        const family = freshName();
        const order = await enterOrder({ name: family });
        // A list that shows one has been searched: there is always another.
        await enterOrder({ name: freshName() });
        await searchField(page, 'zh').fill(family);
        // Once its row alone is in sight: what is ticked among other rows does not stay chosen.
        await expect(page.getByRole('checkbox', { name: /^选择 CHM/ })).toHaveCount(1);
        await page.getByRole('checkbox', { name: `选择 ${order.orderNumber}` }).check();
        const bar = page.getByRole('region', { name: '已选订单' });
        await expect(bar).toContainText('已选 1 张订单');
        await bar.getByRole('button', { name: '已完成' }).click();
        const dialog = page.getByRole('dialog', { name: '设为「已完成」' });
        await dialog.getByLabel('原因').fill('已交货');
        await dialog.getByRole('button', { name: '更改 1 张订单' }).click();
        await expect(dialog).toContainText('已更改 1 张订单');
        await expect(page.getByText('状态已更新')).toBeVisible();
        await expectAccessible(page);
        await dialog.getByRole('button', { name: '关闭' }).last().click();
        await expect(dialog).toHaveCount(0);
      });
    }

    await page.getByRole('button', { name: language === 'en' ? 'EN' : '中文', exact: true }).click();
    await test.step('a status changes with a reason; of two at once, one wins and the other is told', async () => {
      const order = await enterOrder({ name: freshName() });
      await searchField(page, language).fill(order.orderNumber);
      await expect(rowsShown(page)).toHaveCount(1);
      const row = await openRow(page, order.orderNumber);
      const statusField = row.getByLabel(`${text.orderStatus}${order.orderNumber}`);
      const dialog = page.getByRole('dialog', { name: text.dialog });

      await statusField.selectOption('verified');
      await expect(dialog).toBeVisible();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: text.update }).click();
      await expect(page.getByText(text.reasonRequired, { exact: true })).toBeVisible();
      await expect(dialog.getByLabel(text.reason)).toBeFocused();
      await dialog.getByLabel(text.reason).fill('Paid in cash at the door');
      await dialog.getByRole('button', { name: text.update }).click();
      await expect(page.getByText(text.updated)).toBeVisible();
      await expect(dialog).toHaveCount(0);
      await expect(statusField).toHaveValue('verified');
      // The log is folded away below the staff's own words.
      await row.getByText(text.log).click();
      await expect(row).toContainText('Paid in cash at the door · ');

      // Both decide at once: the colleague is faster by the time it takes to write the reason.
      await statusField.selectOption('ready_for_pickup');
      await dialog.getByLabel(text.reason).fill('Packed');
      await changeElsewhere(page.request, await readOrder(page.request, order.id), {
        orderStatus: 'cancelled',
        paymentStatus: 'rejected',
        reason: 'Customer called',
      });
      await expect(statusField).toHaveValue('cancelled');
      await expect(dialog.getByLabel(text.reason)).toHaveValue('Packed');
      await dialog.getByRole('button', { name: text.update }).click();
      const told = dialog.getByRole('alert');
      await expect(told).toContainText(text.faster);
      await expect(told).toContainText(text.now);
      await expectAccessible(page);
      await dialog.getByRole('button', { name: text.cancel }).click();
      expect((await readOrder(page.request, order.id)).orderStatus).toBe('cancelled');
    });
    // The refusal is an answer the browser reports as an error.
    expectComplaints(/ 409 .*\/api\/admin\/orders\/[\w-]+\/status$/);
  });
}
