import { describe, expect, test } from 'vitest';
import { wordsOf } from '../read-words.testing.ts';
import { findSuccess } from './find-success.ts';
import { linesOf } from './read-lines.ts';

const successIn = (text: string) => findSuccess(linesOf(wordsOf(text)));

test.each([
  'Transfer successful',
  'Status: Successful',
  'SUCCESS',
  'Succesful',
  'Payment Successfu1!',
  'Completed',
  'Pindahan berjaya',
  'Transaksi Berjaya',
  '转账成功',
  '交易 成功',
  'Transaksi telah selesai',
  'Successful\nProcessing fee RM 0.00',
  'Transfer completed successfully',
  'Successfully transferred',
  'Your payment was successfully sent',
  'Wang telah berjaya dipindahkan',
  'Pembayaran telah berjaya dibuat',
  'Money sent',
  'Payment sent!',
  'Money has been transferred',
  'Wang telah dihantar',
  'Payment complete',
  'Transfer done',
  'Payment confirmed',
  'Transferred',
  "You've successfully transferred",
  'You have successfully transferred RM 104.00 to Moon Kitchen',
  'Your transfer has been successfully processed',
  'You sent RM104.00 to Moon Kitchen',
  'RM104.00 sent to Moon Kitchen',
  'Pemindahan DuitNow anda telah berjaya',
  '您的转账已成功处理。',
  'Successful\nResident status Malaysian',
])('%j is a success', (text) => {
  expect(successIn(text)).toMatchObject({ verdict: 'matches' });
  expect(successIn(text).isDoubtful).toBeUndefined();
});

test.each([
  'Transfer successful\nAccounts Scheduled transfers Standing orders',
  'Pending payments\nSuccessful',
])('several transfers in a menu are no state of this one in %j', (text) => {
  expect(successIn(text)).toMatchObject({ verdict: 'matches' });
});

test.each([
  'Transfer failed',
  'Unsuccessful',
  'Un-successful',
  'nsuccessful',
  'Not successful',
  'Transfer pending',
  'Status: Processing',
  'Transfer scheduled successfully',
  'Successful\nScheduled for 20 Sep',
  'In progress',
  'Transaction declined',
  'Pindahan gagal',
  'Tidak berjaya',
  'Sedang diproses',
  'Dijadualkan',
  'Menunggu kelulusan',
  '转账失败',
  '处理中',
  '未成功',
  'Amount to be paid',
  'Your transfer is being processed',
  'Transfer not done\nReceipt saved Successfully',
  "We couldn't complete your transfer\nApp update Completed",
  'Transaction successful\nReturned by beneficiary bank',
  'Transfer successful\nMoney was sent back to you',
  'Transfer successful\nRecalled by sender',
  'Successful submission\nChecker must release this payment',
])('%j is none', (text) => {
  expect(successIn(text)).toMatchObject({ verdict: 'differs' });
});

test.each([
  '',
  'Selesai',
  'Transfer',
  'Complete your payment',
  'Amount paid RM 104.00',
  'Approve',
  'Sending bank',
  'Money sent to Ali',
  'Money request sent',
])('%j says neither', (text) => {
  expect(successIn(text)).toEqual({ verdict: 'not-found', read: null, box: null });
});

test.each([
  'You paid',
  'Sent',
  'Accepted',
  'Transfer accepted successfully',
  'Code sent successfully',
  'Berjaya dihantar',
  'Your transfer of RM 104.00 to Moon Kitchen was successful',
  'Login successful',
  'Biometric Success',
  'Verification successful',
  'Kod TAC berjaya dihantar',
  'Permohonan berjaya dihantar',
  'Standing instruction set up successfully',
  'AutoDebit enrolled successfully',
  'Cheque deposit slip submitted successfully',
  'Money request sent successfully',
  'QR code created successfully',
  'Favourite added successfully',
  'Receipt saved successfully',
  'Paid to Moon Kitchen',
  'The amount will be shown as soon as the transfer is successful',
])('%j is no more than a hint', (text) => {
  expect(successIn(text)).toMatchObject({ verdict: 'matches', isDoubtful: true });
});

describe('a button that asks to go on', () => {
  const buttons = `Confirm; Confirm & Pay; Pay now; PAY; Pay RM 104.00; Tap to pay; Hold to send; Send now; Next; Continue
    Submit; Make payment; Sahkan; Sahkan dan bayar; Bayar sekarang; Bayar; Pindahkan sekarang; Hantar; Teruskan; Seterusnya
    确认; 确认 付款; 立即 支付; 立即 转账; 去 付款; 下一步; 继续; 確定`;
  const pages = [
    'You paid RM 104.00',
    'You sent RM 104.00 to Moon Kitchen',
    'Transfer successful',
    'Transaksi berjaya',
    '已付款',
  ];
  test.each(buttons.split(/[;\n]/).map((text) => text.trim()))(
    '%j makes every success doubtful',
    (button) => {
      for (const page of pages)
        expect(successIn(`${page}\n${button}`)).toMatchObject({ verdict: 'matches', isDoubtful: true });
    },
  );

  test.each(['You pay', "You'll pay", 'You will pay', 'Anda akan bayar', '您将支付'])(
    'is no success under the headline %j',
    (headline) => expect(successIn(`${headline}\nRM 104.00\nConfirm`).verdict).not.toBe('matches'),
  );

  test.each([
    ...[
      'Payment type Transfer',
      'Pay to Moon Kitchen',
      'Payment',
      'Transfer',
      'Transfer RM 104.00',
      'Send receipt',
    ],
    ...['付款 账户 Ali', 'Bayaran', 'Pindahkan', 'Transfer again', 'Make another payment'],
  ])('is none in %j', (row) => {
    const success = successIn(`Transfer successful\n${row}`);
    expect([success.verdict, success.isDoubtful]).toEqual(['matches', undefined]);
  });
});

test('small print that speaks of failure makes it doubtful, no more', () => {
  const text = 'Transfer successful\nIf the transfer is unsuccessful the amount goes back to your account';
  expect(successIn(text)).toMatchObject({ verdict: 'matches', isDoubtful: true });
});
