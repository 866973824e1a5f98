import { expect, test } from 'vitest';
import { someSettings } from '../settings/settings.testing.ts';
import { isCountConfirmed, isOwnShopConfirmed, ownShopWords, withoutDemoValues } from './own-shop.ts';

test.each([
  [ownShopWords.en, true],
  [ownShopWords.zh, true],
  ['  MY  own Shop ', true],
  ['my shop', false],
  ['', false],
])('starting over is confirmed by its words: %j', (typed, isConfirmed) => {
  expect(isOwnShopConfirmed(typed)).toBe(isConfirmed);
});

test.each([
  ['', 0, true],
  ['12', 0, true],
  ['', 3, false],
  ['03', 3, false],
  ['2', 3, false],
  [' 3 ', 3, true],
])('and by the number of real orders, where there are any: %j of %i', (typed, realOrders, isConfirmed) => {
  expect(isCountConfirmed(typed, realOrders)).toBe(isConfirmed);
});

test('the settings keep what was written, value by value, and lose what came with the demo', () => {
  const bare = someSettings({ shopName: 'A shop', story: '', whatsapp: '', isSample: false });
  const demo = {
    ...bare,
    shopName: 'Demo',
    story: 'Once upon a time',
    whatsapp: '+60 10-000 0000',
    isSample: true,
  };
  demo.bank = { bankName: 'Sample Bank', accountNumber: '0000', accountName: 'Sample', imageUrl: null };
  const written = { ...demo, story: 'We bake', bank: { ...demo.bank, accountNumber: '5123' } };
  expect(withoutDemoValues(written, { demo, bare })).toEqual({
    ...bare,
    story: 'We bake',
    bank: { ...bare.bank, accountNumber: '5123' },
  });
  expect(withoutDemoValues(demo, { demo, bare })).toEqual(bare);
});
