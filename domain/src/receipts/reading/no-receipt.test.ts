import { describe, expect, test } from 'vitest';
import { judgeReceipt, verdictOf } from './judge-receipt.ts';
import { expectedReceipt, wordsOf } from './read-words.testing.ts';

const honest = {
  state: 'Transfer successful',
  amount: 'Amount RM 104.00',
  to: 'To Moon Kitchen',
  account: 'Account number 5123 4567 8901',
  reference: 'Recipient reference CHM004217',
  date: 'Date 19 Sep 2026, 10:30 AM',
  transaction: 'Transaction ID 20260919MBB18479227',
};

/** What is said of an honest receipt with some of its rows written otherwise. */
function verdictWith(change: Partial<Record<keyof typeof honest | 'also', string | null>>) {
  const rows = Object.values({ ...honest, ...change }).filter((row) => typeof row === 'string');
  return verdictOf(judgeReceipt(wordsOf(rows.join('\n')), expectedReceipt), false);
}

test('an honest receipt matches', () => {
  expect(verdictWith({})).toBe('everything-matches');
  expect(verdictWith({ state: '转账成功', amount: '金额 RM 104.00' })).toBe('everything-matches');
  expect(verdictWith({ state: '交易状态: 成功' })).toBe('everything-matches');
  expect(verdictWith({ state: '支付 成 功' })).toBe('everything-matches');
  expect(verdictWith({ state: '您的付款已成功' })).toBe('everything-matches');
});

const lists = {
  'a state that is no success': `
    Transfer requested; Request submitted successfully; DuitNow Request successful; Pending approval; Awaiting authorisation
    Transfer submitted; Scheduled successfully; Recurring transfer successful; Standing instruction created successfully
    Future transfer successful; Transfer reversed; Refund successful; Transfer cancelled successfully; Void successful
    Transaction was not completed; Confirm transfer; Transfer confirmation; Review transfer; Login successful; Top up successful
    Payee added successfully; Payment received successfully; Loan approved; QR code generated successfully; Transfer initiated
    Permintaan bayaran berjaya; Permohonan berjaya; Arahan tetap berjaya; Berjaya dijadualkan; Berjaya dibatalkan
    Pembatalan berjaya; Bayaran balik berjaya; Sahkan pindahan; Log masuk berjaya; Berjaya disimpan; Tertangguh
    请求已发送成功; 收款请求成功; 申请成功; 提交成功; 受理成功; 预约成功; 預約成功; 定期转账设置成功; 退款成功; 撤销成功; 登录成功
    验证成功; 充值成功; 分期付款成功; 保存成功; 收款成功; 没有成功; 转账未成功; 成功率; 成功后通知我; 转账处理中; 處理中; 已退回`,
  'an amount that was not paid': `
    12 x RM 104.00; RM 104.00 / month; Monthly instalment RM 104.00; Amount RM -104.00 refund; Received RM 104.00
    Requested amount RM 104.00; Amount RM 1,04.00; Amount RM 0.104.00; Order total RM 104.00; You will pay RM 104.00
    Amount due RM 104.00; Amount payable RM 104.00; Refund amount RM 104.00; Original amount RM 104.00; Subtotal RM 104.00
    Money in RM 104.00; +RM 104.00; Amount RM 104.00 CR; Estimated amount RM 104.00; Total transferred this month RM 104.00
    Amount RM 50.00 of RM 104.00; Amount Rp 104.00; Amount 104.00 THB; You saved RM 104.00; Win RM 104.00 today
    Jumlah perlu dibayar RM 104.00; Ansuran bulanan RM 104.00; Jumlah diminta RM 104.00; Jumlah dikembalikan RM 104.00
    应付金额 RM 104.00; 分期金额 RM 104.00; 请求金额 RM 104.00; 原价 RM 104.00; 退款金额 RM 104.00`,
  'a page before or after the transfer': `
    Confirm; Slide to pay; Swipe to confirm; Enter OTP to continue; Authorise with Secure2u; Upload your receipt
    Please transfer RM 104.00 to Moon Kitchen; Pay within 29:59; Funds will be credited on the next working day
    Frequency Monthly; Recurring transfer; Standing instruction; Instalment 1 of 3; Reversal; Refunded on 20 Sep 2026; VOID
    SPECIMEN; Preview; Demo mode; Test mode; Sample receipt; Schedule: 25 Sep 2026; Requested by Moon Kitchen
    Sahkan; Pratonton; Kekerapan Bulanan; 预览; 确认 取消; 预计到账 2026-09-25; 已退款`,
  'the numbers of two orders': `
    Recipient reference CHM004217/218; Recipient reference CHM004217 & 004218; Recipient reference CHM004217 dan 004218
    Recipient reference CHM004217+CHM004218; Recipient reference CHM004217 CHMO04218`,
};
const casesOf = (list: keyof typeof lists) =>
  lists[list]
    .split(/[;\n]/)
    .map((text) => text.trim())
    .filter((text) => text !== '');

describe('nothing is said to match for', () => {
  test.each(casesOf('a state that is no success'))('the state %j', (state) => {
    expect(verdictWith({ state })).not.toBe('everything-matches');
  });
  test.each(casesOf('an amount that was not paid'))('the amount %j', (amount) => {
    expect(verdictWith({ amount })).not.toBe('everything-matches');
  });
  test.each(casesOf('a page before or after the transfer'))('a page that also says %j', (also) => {
    expect(verdictWith({ also })).not.toBe('everything-matches');
  });
  test.each(casesOf('the numbers of two orders'))('%j', (reference) => {
    expect(verdictWith({ reference })).not.toBe('everything-matches');
  });

  test.each([
    { to: 'To Kedai Runcit Aman', account: null, also: 'Moon Kitchen is a trusted shop' },
    { to: null, account: null, also: 'Powered by Moon Kitchen' },
    { to: 'To Moon Kitchen Supplies Sdn Bhd', account: null },
    { to: 'To Little Moon Kitchen', account: null },
    { to: 'To Ali bin Abu', account: null, reference: 'Recipient reference CHM004217 Moon Kitchen' },
    { to: 'Ali bin Abu', account: null, reference: 'Reference CHM004217 Moon Kitchen' },
    { to: 'To Ali bin Abu', account: null, reference: 'Recipient reference CHM004217 512345678901' },
    { to: null, account: null, reference: 'Recipient reference\nCHM004217 512345678901' },
    { to: 'Received from Moon Kitchen', account: null },
  ])('money that may have gone to somebody else: %j', (change) => {
    expect(verdictWith(change)).not.toBe('everything-matches');
  });

  test.each([
    { amount: 'Amount RM 104.00\nAmount received by recipient RM 10.40' },
    { amount: 'Amount RM 104.00\nCharged to card RM 0.00' },
    { amount: 'Rate 1 USD = RM 4.20\nAmount RM 104.00\nUSD 24.76' },
  ])('two amounts of one transfer: %j', (change) => {
    expect(verdictWith(change)).not.toBe('everything-matches');
  });
});
