import { sampleDuitNowPayload } from '@mooncake/domain/settings/sample-values';
import { describe, expect, it } from 'vitest';
import { paymentTexts } from '../payment.texts.ts';
import { wrapped } from './draw-payment-picture.ts';
import { type PaymentFacts, pictureBlocks } from './payment-picture-blocks.ts';

const facts: PaymentFacts = {
  settings: {
    shopName: 'Moon Kitchen',
    shopNameZh: '月亮厨房',
    bank: {
      bankName: 'Sample Bank',
      accountNumber: '5123 4567 8901',
      accountName: 'Moon Kitchen',
      imageUrl: null,
    },
    duitNow: { number: '', payload: sampleDuitNowPayload, imageUrl: null, exactAmount: false },
  },
  totalSen: 10_200,
  orderNumber: 'CHM004217',
  expiresAt: '2027-09-01T02:15:00.000Z',
};
const factsOf = (language: 'en' | 'zh', changes: Partial<PaymentFacts['settings']> = {}) =>
  pictureBlocks(
    { ...facts, settings: { ...facts.settings, ...changes } },
    paymentTexts[language],
    language,
  ).map((block) =>
    block.kind === 'fact'
      ? `${block.label}: ${block.value}`
      : block.kind === 'head'
        ? `${block.title}, ${block.line}, ${block.note}`
        : 'code',
  );

describe('the picture to pay from', () => {
  it('carries what a bank app asks for, and until when', () => {
    expect(factsOf('en')).toEqual([
      'Moon Kitchen, Pay from here, by 1 Sept 2027, 10:15 am',
      'Amount to pay: RM 102.00',
      'Payment reference: CHM004217',
      'Account number: 5123 4567 8901',
      'Bank name: Sample Bank',
      'Account name: Moon Kitchen',
      'code',
    ]);
  });

  it('speaks Chinese to who reads Chinese', () => {
    expect(factsOf('zh')[0]).toMatch(/^月亮厨房, 照此付款, 请在 2027年9月1日.*前付款$/);
    expect(factsOf('zh').slice(1, 3)).toEqual(['应付金额: RM 102.00', '付款参考编号: CHM004217']);
  });

  it("leaves out what the shop does not have, and shows the owner's own code", () => {
    const bank = { bankName: '', accountNumber: '', accountName: '', imageUrl: null };
    const duitNow = { number: '0123', payload: null, imageUrl: null, exactAmount: false };
    expect(factsOf('en', { bank, duitNow }).slice(1)).toEqual([
      'Amount to pay: RM 102.00',
      'Payment reference: CHM004217',
      'DuitNow number: 0123',
    ]);
    const own = { ...duitNow, imageUrl: '/files/qr.png' };
    expect(factsOf('en', { bank, duitNow: own })).toContain('code');
  });
});

it('long texts are broken at spaces, inside Chinese, and in words longer than a line', () => {
  const widthOf = (text: string) => text.length;
  expect(wrapped('pay by bank transfer', widthOf, 9)).toEqual(['pay by', 'bank', 'transfer']);
  expect(wrapped('转账时请在备注栏', widthOf, 5)).toEqual(['转账时请在', '备注栏']);
  expect(wrapped('0123456789', widthOf, 4)).toEqual(['0123', '4567', '89']);
  expect(wrapped('', widthOf, 4)).toEqual([]);
  // A sum is never torn from its currency.
  expect(wrapped('pay RM 50.00', widthOf, 8)).toEqual(['pay', 'RM 50.00']);
});
