import { changeElsewhere, readOrder } from '../../../support/admin/admin-orders.ts';
import { openOrders, openRow, rowsShown, searchField } from '../../../support/admin/orders-tab.ts';
import { paidOrder } from '../../../support/admin/receipt-review.ts';
import { freshPhone } from '../../../support/place-order.ts';
import { test } from '../../../support/second-visitor.ts';
import { expect, sizeOf } from '../../../support/shop-test.ts';
import { mochi } from '../../../support/stored-cart.ts';

const words = {
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

for (const language of ['en', 'zh'] as const) {
  test(`the message is written in the language of the order: ${language}`, { tag: sizeOf[language] }, async ({
    page,
    secondVisitor,
    speak,
  }) => {
    const text = words[language];
    // The screen speaks the other one.
    const spoken = language === 'en' ? 'zh' : 'en';
    await speak(spoken);
    const phone = freshPhone();
    const order = await paidOrder(page, secondVisitor, {
      items: [await mochi(page)],
      customer: { phone },
      language,
    });
    await openOrders(page, spoken);
    await searchField(page, spoken).fill(order.orderNumber);
    await expect(rowsShown(page)).toHaveCount(1);
    const link = (await openRow(page, order.orderNumber)).getByRole('link', { name: /WhatsApp/ });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
    const address = async () => new URL((await link.getAttribute('href')) ?? '');
    const first = await address();
    expect(first.host + first.pathname).toBe(`wa.me/6${phone.replaceAll(/\D/g, '')}`);
    expect(first.searchParams.get('text')).toContain(text.hello);
    expect(first.searchParams.get('text')).toMatch(text.received);

    await changeElsewhere(page.request, await readOrder(page.request, order.id), {
      orderStatus: 'ready_for_pickup',
      paymentStatus: 'verified',
      reason: 'Packed',
    });
    await expect.poll(async () => (await address()).searchParams.get('text')).toMatch(text.ready);
    expect((await address()).searchParams.get('text')).toContain('Rawang');
  });
}
