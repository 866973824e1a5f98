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

test.each([
  'Transfer successful',
  'DuitNow QR payment successful',
  'Transfer to Moon Kitchen successful',
  'You have successfully paid RM 104.00 to Moon Kitchen',
  'Instant Transfer Successful!',
  'Your payment has been successfully received',
  'Bill payment successful',
  'Pindahan segera berjaya',
  'Pembayaran kepada Moon Kitchen berjaya',
  'Transaksi anda telah berjaya',
  '转账给 Moon Kitchen 成功',
  '付款成功 谢谢',
  'Add to Favourites',
  'Save as favourite',
  'Tambah ke kegemaran',
  'Recipient account name Moon Kitchen',
  'Approval code 882713',
  'Authorised with Secure2u',
  '授权码 882713',
  'Daily limit left RM 5,000.00',
])('an honest receipt matches that also says %j', (also) => {
  expect(verdictWith({ state: 'Transaction successful', also })).toBe('everything-matches');
});

const lists = {
  'a state that is no success': `
    Transfer requested; Request submitted successfully; DuitNow Request successful; Pending approval; Awaiting authorisation
    Transfer submitted; Scheduled successfully; Recurring transfer successful; Standing instruction created successfully
    Future transfer successful; Transfer reversed; Refund successful; Transfer cancelled successfully; Void successful
    Transfer not complete; Payment will be processed; Sent for approval; Payment request sent; Payment not confirmed; Transfer to be confirmed
    Your transfer will be successfully processed; You sent RM 104.00 to be approved; RM 104.00 to be sent to Moon Kitchen; Payment done soon
    You requested RM 104.00; RM 104.00 requested from Moon Kitchen; 您的转账未成功处理; 您的转账已提交处理; 转账尚未完成; Almost done; Confirmed; Done
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

/** Said above the amount, while a row of the state says that something went well. */
const headlines = `
  Payee Added Successfully; Beneficiary added successfully; New recipient saved; Beneficiary Registration Successful; Favourite Saved Successfully
  Saved to Favourites; Daily Limit Updated Successfully; Transfer limit changed successfully; Template saved successfully
  Transfer template saved; Draft saved successfully; Profile Updated Successfully; Password changed successfully; PIN reset successful
  Device registered successfully; Secure2u activated successfully; Card Activation Successful; Card activated; DuitNow ID linked successfully
  Mobile number updated successfully; Email address verified successfully; Account opened successfully; Reload Successful
  Voucher Purchased Successfully; Link Shared Successfully; Statement downloaded successfully; Cash Withdrawal Successful
  Authorise Transaction; Authorize transfer; Approve this transaction; Approve on your phone
  Approve in the app; Authenticate this payment; Confirm on your device; Tap to approve
  Penerima Berjaya Ditambah; Penerima kegemaran berjaya disimpan; Had harian berjaya dikemas kini; Had pindahan berjaya ditukar
  Templat berjaya disimpan; Profil berjaya dikemaskini; Kata laluan berjaya ditukar; Peranti berjaya didaftarkan; Kad berjaya diaktifkan
  Pengaktifan kad berjaya; Pendaftaran Berjaya; Tambah nilai berjaya; Pengeluaran tunai berjaya; Luluskan transaksi ini
  Luluskan di telefon anda; Benarkan transaksi ini
  收款人添加成功; 收 款 人 添 加 成 功; 常用收款人保存成功; 限额修改成功; 转账限额更新成功; 模板保存成功; 转账模板已保存; 资料更新成功; 密码修改成功
  设备绑定成功; 卡片激活成功; 银行卡绑定成功; 注册成功; 请授权此交易; 请在手机上批准; 等待授权`;

test('a headline over two rows is read, too', () => {
  const also = 'Status: Successful';
  expect(verdictWith({ state: 'Payee Added\nSuccessfully', also })).not.toBe('everything-matches');
});

describe('nothing is said to match for', () => {
  test.each(
    headlines
      .split(/[;\n]/)
      .map((text) => text.trim())
      .filter((text) => text !== ''),
  )('the headline %j over a row with a state of success', (state) => {
    for (const status of ['Status: Successful', 'Status Berjaya', '状态 成功']) {
      const also = `${status}\nDone`;
      expect(verdictWith({ state, also })).not.toBe('everything-matches');
    }
  });

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
