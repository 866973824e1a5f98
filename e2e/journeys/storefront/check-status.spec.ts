import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { aReceipt, freshPhone, placeOrder } from '../../support/place-order.ts';
import { tooLargeFile } from '../../support/receipt-files.ts';
import { test } from '../../support/second-visitor.ts';
import { expect, expectAccessible } from '../../support/shop-test.ts';
import { mochi, yamBox } from '../../support/stored-cart.ts';

const words = {
  en: {
    number: 'Order Number',
    phone: 'Phone Number',
    check: 'Check Status',
    processing: 'Order Processing',
    uploaded: 'Payment Uploaded',
    found: ['Order Found!', "Here's your current order status"],
    several: ['Multiple Orders Found', 'Found 2 orders. Please select one to view details.'],
    count: '2 orders',
    view: 'View details',
    place: ['Kepong meeting point', 'collect at 7.30 pm'],
    placeNew: 'Place New Order',
    backToList: 'Back to the list',
    again: 'Search Again',
    another: 'Check Another Order',
    hidden: 'Some details are hidden.',
    missing: ['Missing Information', 'Please enter either an order number or phone number'],
    notFound: 'Order Not Found',
    pairUnknown: 'Please check your order number and phone number',
    tryAgain: 'Try Again',
    help: ['Need Help?', 'Response time: 2-4 hours'],
    own: 'Orders from this browser',
  },
  zh: {
    number: '订单编号',
    phone: '电话号码',
    check: '查询',
    processing: '订单处理中',
    uploaded: '已上传付款收据',
    found: ['找到订单！', '以下是您订单的最新状态'],
    several: ['找到多张订单', '找到 2 张订单，请选择一张查看详情。'],
    count: '2 张订单',
    view: '查看',
    place: ['甲洞集合点', '晚上7点30分领取'],
    placeNew: '再次订购',
    backToList: '返回列表',
    again: '重新查询',
    another: '查询另一张订单',
    hidden: '部分资料已隐藏。',
    missing: ['资料不足', '请输入订单编号或电话号码'],
    notFound: '找不到订单',
    pairUnknown: '请检查您的订单编号和电话号码',
    tryAgain: '重试',
    help: ['需要帮助？', '回复时间：2-4 小时'],
    own: '此浏览器的订单',
  },
} as const;

type Words = (typeof words)[keyof typeof words];

/** All that a screen says, once it says the first of these: cheaper than to wait for each of them. */
async function expectTold(place: Locator, shown: readonly string[]) {
  await expect(place).toContainText(shown[0] ?? '');
  const told = ((await place.textContent()) ?? '').replaceAll(/\s+/g, ' ');
  for (const each of shown) expect(told).toContain(each);
}

const address = '8, Jalan Bulan, 50000 Kuala Lumpur';

/** From the form as it is first met to one order and back to the form. */
async function findOneOrder(page: Page, secondVisitor: APIRequestContext) {
  const text = words.en;
  const main = page.getByRole('main');
  const number = page.getByLabel(text.number);
  const check = page.getByRole('button', { name: text.check, exact: true });
  const another = page.getByRole('button', { name: text.another });

  await test.step('an order can be asked about', async () => {
    await page.goto('/check-status');
    for (const help of text.help) await expect(main.getByText(help)).toBeVisible();
    await expect(main.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /wa\.me\/60/);
    await expect(main.getByRole('link', { name: 'Instagram' })).toBeVisible();
  });

  await test.step('a search needs something to go by, said at the fields and above them', async () => {
    await number.fill('   ');
    await check.click();
    const summary = main.getByRole('alert');
    await expect(summary).toBeFocused();
    await expect(summary).toContainText(text.missing[0]);
    await expect(page.getByLabel(text.phone)).toHaveAccessibleDescription(new RegExp(text.missing[1]));
    await expectAccessible(page);
    await summary.getByRole('link', { name: text.missing[1] }).click();
    await expect(number).toBeFocused();
  });

  await test.step('an order is masked by its number alone', async () => {
    const phone = freshPhone();
    const { orderNumber } = await placeOrder(page, secondVisitor, {
      items: [await mochi(page)],
      method: 'KL Share',
      customer: { phone, deliveryAddress: address, notes: 'Ring twice' },
    });
    // As people type it: small letters, and a space.
    await number.fill(` ${orderNumber.toLowerCase().replace('chm', 'chm ')}`);
    await check.click();
    await expect(main.getByRole('heading', { name: text.processing })).toBeFocused();
    for (const said of text.found) await expect(page.getByText(said)).toBeVisible();
    await expectTold(main, [orderNumber, 'T** A** H**', text.uploaded, 'RM 50.00', text.hidden]);
    const told = await main.textContent();
    for (const secret of ['Tan', phone, address, 'Ring twice']) expect(told).not.toContain(secret);
    await expectAccessible(page);
    await another.click();
    await expect(number).toBeFocused();
  });

  await test.step('an order is whole with number and phone, in another spelling', async () => {
    const phone = freshPhone();
    const { orderNumber } = await placeOrder(page, secondVisitor, {
      items: [await mochi(page)],
      method: 'Self-arrange',
      customer: { phone, deliveryAddress: address, notes: 'Ring twice' },
    });
    await number.fill(orderNumber);
    await page.getByLabel(text.phone).fill(`+6${phone.replaceAll(/\D/g, '')}`);
    await page.keyboard.press('Enter');
    await expectTold(main, ['Tan Ah Hua', phone, address, 'Ring twice', '2pm - 3:30pm']);
    await expect(main).not.toContainText(text.hidden);
    await another.click();
  });
}

/** From the form to a list of orders, and out to the shop. */
async function findSeveralOrders(page: Page, secondVisitor: APIRequestContext, text: Words) {
  await test.step('several orders of one phone, their numbers hidden', async () => {
    const customer = { phone: freshPhone() };
    const first = await placeOrder(page, secondVisitor, { items: [await mochi(page)], customer });
    const second = await placeOrder(page, secondVisitor, {
      items: [await yamBox(page)],
      method: 'Kepong',
      customer,
    });
    await page.getByLabel(text.number).fill('');
    await page.getByLabel(text.phone).fill(customer.phone);
    await page.getByRole('button', { name: text.check, exact: true }).click();

    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: text.several[0] })).toBeFocused();
    await expect(main.getByText(text.several[1])).toBeVisible();
    await expect(main.getByText(text.count, { exact: true })).toBeVisible();
    for (const { orderNumber } of [first, second]) {
      await expect(main).toContainText(`CHM•••${orderNumber.slice(-3)}`);
      await expect(main).not.toContainText(orderNumber);
    }
    if (text === words.zh) await expectAccessible(page);

    await main
      .getByRole('button', { name: text.view })
      .filter({ hasText: `RM ${second.totalSen / 100}` })
      .click();
    await expectTold(main, text.place);
    if (text === words.zh) await expectAccessible(page);
    await page.goBack();
    await expect(main.getByRole('button', { name: text.view })).toHaveCount(2);
    await page.goForward();
    await expectTold(main, text.place);
    await page.getByRole('button', { name: text.backToList }).click();
    await expect(main.getByRole('button', { name: text.view })).toHaveCount(2);
    await page.getByRole('button', { name: text.again }).click();
    await expect(page.getByLabel(text.number)).toBeFocused();
    await page.getByLabel(text.phone).fill(customer.phone);
    await page.keyboard.press('Enter');
    await main.getByRole('link', { name: text.placeNew }).click();
    await expect(page).toHaveURL('/');
  });
}

test('orders of a phone are looked up, in zh', { tag: '@desktop' }, async ({
  page,
  speak,
  secondVisitor,
}) => {
  await speak('zh');
  await page.goto('/check-status');
  await findSeveralOrders(page, secondVisitor, words.zh);
});

test('orders are looked up, missed, and out of reach, in en', async ({
  page,
  speak,
  secondVisitor,
  expectComplaints,
}) => {
  const text = words.en;
  const main = page.getByRole('main');
  const check = page.getByRole('button', { name: text.check, exact: true });
  await speak('en');
  await findOneOrder(page, secondVisitor);

  await test.step('answers a miss in its words, and keeps what was typed', async () => {
    const { orderNumber } = await placeOrder(page, secondVisitor, { items: [await mochi(page)] });
    await page.getByLabel(text.number).fill(orderNumber);
    await page.getByLabel(text.phone).fill('019-000 0000');
    await check.click();
    await expect(main.getByRole('heading', { name: text.notFound })).toBeFocused();
    await expect(main.getByText(text.pairUnknown)).toBeVisible();
    await main.getByRole('button', { name: text.tryAgain }).click();
    await expect(page.getByLabel(text.number)).toHaveValue(orderNumber);
    expectComplaints(/404.*\/api\/orders\/lookup$/);
  });

  await test.step('fails in words when the server is away', async () => {
    await page.route('**/api/orders/lookup', (route) => route.abort());
    await page.getByLabel(text.number).fill('');
    await page.getByLabel(text.phone).fill('012-345 6789');
    await check.click();
    await expect(main.getByText('Failed to fetch orders. Please try again.')).toBeVisible();
    await page.unroute('**/api/orders/lookup');
    expectComplaints(/ERR_FAILED.*\/api\/orders\/lookup$/);
  });

  await findSeveralOrders(page, secondVisitor, text);
});

test("this browser's own orders, in full, with their receipts", async ({ page, expectComplaints }) => {
  const first = await placeOrder(page, page.request, { items: [await mochi(page)] });
  const last = await placeOrder(page, page.request, {
    items: [await yamBox(page)],
    customer: { notes: 'Evening please' },
  });
  const own = page.getByRole('region', { name: words.en.own });

  await test.step('are shown in full', async () => {
    await page.goto('/check-status');
    await expect(own.getByText(last.orderNumber).first()).toBeVisible();
    await expect(own.getByText(first.orderNumber).first()).toBeVisible();
    await expect(own).toContainText('Evening please');
    await expect(own).toContainText('Our kitchen in Rawang');
    await expectAccessible(page);
    const receipt = await page.request.get(
      (await own.getByRole('link', { name: 'View the receipt you sent' }).first().getAttribute('href')) ?? '',
    );
    expect(receipt.headers()['content-type']).toBe('image/jpeg');
  });

  await test.step('another receipt is checked, sent and told of', async () => {
    await own.getByText('Wrong receipt? Upload another one').first().click();
    const picker = own.getByLabel('Choose a file').first();
    await picker.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('paid') });
    await expect(own.getByText('Please upload an image (JPG, PNG) or PDF file')).toBeVisible();
    await picker.setInputFiles(await tooLargeFile(page));
    await expect(own.getByText('Please upload a file smaller than 5MB')).toBeVisible();

    // The name and the claimed type are right; what is inside is not.
    await picker.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') });
    await expect(own.getByText('Please upload an image (JPG, PNG) or PDF file')).toBeVisible();
    await expect(own.getByRole('button', { name: 'Send receipt' })).toHaveCount(0);

    // It begins like a picture; the server looks at the rest.
    const broken = Buffer.concat([(await aReceipt(page)).subarray(0, 4), Buffer.from('no picture')]);
    await picker.setInputFiles({ name: 'broken.jpg', mimeType: 'image/jpeg', buffer: broken });
    await own.getByRole('button', { name: 'Send receipt' }).click();
    await expect(own.getByText('The file seems damaged.')).toBeVisible();
    await expect(own.getByText('broken.jpg')).toHaveCount(0);
    expectComplaints(/422.*\/api\/orders\/CHM\d+\/receipt$/);

    await picker.setInputFiles({ name: 'b.jpg', mimeType: 'image/jpeg', buffer: await aReceipt(page) });
    await expect(own.getByRole('img', { name: 'Preview of b.jpg' })).toBeVisible();
    await own.getByRole('button', { name: 'Send receipt' }).click();
    await expect(page.getByText('Receipt received')).toBeVisible();
  });

  await test.step('lead to their summary', async () => {
    await own.getByRole('link', { name: 'Open order summary' }).first().click();
    await expect(page).toHaveURL(`/order-summary/${last.orderNumber}`);
  });
});
