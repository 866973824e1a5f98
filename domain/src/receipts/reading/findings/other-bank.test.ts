import { describe, expect, test } from 'vitest';
import { judgeReceipt } from '../judge-receipt.ts';
import { expectedReceipt, honestRows, wordsOf } from '../read-words.testing.ts';
import { isAtAnotherBank } from './other-bank.ts';
import { linesOf } from './read-lines.ts';

describe('our account at another bank', () => {
  const isElsewhere = (bankName: string, text: string) =>
    isAtAnotherBank(linesOf(wordsOf(text)), { ...expectedReceipt, bankName });
  const ours = 'Recipient Moon Kitchen\nAccount number 5123 4567 8901';

  test.each([
    `${ours}\nRecipient bank RHB Bank`,
    `${ours}\nRecipient bank\nMaybank`,
    `${ours}\nBank Maybank`,
    `${ours}\nBank: Bank Islam Malaysia Berhad`,
    `${ours}\nBank penerima\nHong Leong Bank`,
    `${ours}\nMaybank`,
    `${ours}\nBank Touch 'n Go eWallet`,
    `${ours}\nRecipient bank TNG Digital`,
    '收款方\nMoon Kitchen\n账号\n5123 4567 8901\n银行\n马 来 亚 银行',
    '收款人 Moon Kitchen\n收款银行 大众银行\n账号 5123 4567 8901',
    'To Moon Kitchen\nTo account Public Bank 5123 4567 8901',
    'From TAN MEI LING\nCIMB Bank 1111 2222\nTo Moon Kitchen\nTo RHB 5123 4567 8901',
  ])('is said by %j', (text) => {
    expect(isElsewhere('CIMB Bank', text)).toBe(true);
    expect(isElsewhere('', text)).toBe(false);
  });

  test.each([
    `Maybank\nTransfer successful\n${ours}\nRecipient bank CIMB Bank Berhad`,
    `Maybank2u\n${ours}\nReference CHM004217`,
    `From account\nTAN MEI LING\nMaybank Savings\n${ours}\nBank\nCIMB`,
    `From TAN MEI LING\nBank Maybank\n${ours}`,
    '付款银行 马来亚银行\n收款方 Moon Kitchen\n账号 5123 4567 8901\n收款银行 联 昌 银行',
    `Transfer from Maybank to CIMB\n${ours}`,
    `${ours}\nRecipient bank\nCIMB Islamic`,
    `${ours}\nPayment method Maybank Savings`,
    `${ours}\nTouch 'n Go eWallet`,
    `${ours}\nPaid with Touch 'n Go eWallet`,
  ])('is not said by %j', (text) => {
    expect(isElsewhere('CIMB Bank', text)).toBe(false);
  });

  test('cannot be told where the shop names no bank that is known', () => {
    expect(isElsewhere('Bank Contoh', `${ours}\nRecipient bank Maybank`)).toBe(false);
  });

  test.each([
    ['RHB', 'Recipient bank RHB Bank'],
    ['RHB', 'Recipient bank\nRHB BANK'],
    ['Public Bank', 'Bank\nPUBLIC BANK BERHAD'],
    ['Maybank', '收款银行\n马 来 亚 银行'],
  ])('is a doubt on a page of which all is known, but not for customers of %s: %j', (ownBank, bank) => {
    const rows = Object.values({ ...honestRows, account: `${honestRows.account}\n${bank}` }).join('\n');
    const judged = (bankName: string) => judgeReceipt(wordsOf(rows), { ...expectedReceipt, bankName });
    expect(judged(ownBank).account).not.toHaveProperty('isDoubtful');
    expect(judged('CIMB Bank').account).toMatchObject({ verdict: 'matches', isDoubtful: true });
  });
});
