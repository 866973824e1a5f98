import fc from 'fast-check';
import { expect, test } from 'vitest';
import { duitNowWithAmount } from '../payment/duitnow.ts';
import { checkSettings } from '../settings/check-settings.ts';
import { sampleDuitNowPayload, sampleFields } from '../settings/sample-values.ts';
import { someSettings } from '../settings/settings.testing.ts';
import type { ShopSettings } from '../settings/settings.ts';
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
])('and by how many real orders or paying customers there are: %j of %i', (typed, count, isConfirmed) => {
  expect(isCountConfirmed(typed, count)).toBe(isConfirmed);
});

const bare = someSettings({
  shopName: 'A shop',
  story: '',
  whatsapp: '',
  bank: { bankName: '', accountNumber: '', accountName: '', imageUrl: null },
});
const demo: ShopSettings = {
  ...bare,
  shopName: 'Demo',
  story: 'Once upon a time',
  whatsapp: '+60 10-000 0000',
  bank: {
    bankName: 'Sample Bank',
    accountNumber: '0000 0000 0000',
    accountName: 'Demo (sample)',
    imageUrl: null,
  },
  duitNow: {
    number: '000000000000 (sample)',
    payload: sampleDuitNowPayload,
    imageUrl: null,
    exactAmount: false,
  },
  isSample: true,
};
/** A text an owner may have pasted: in order, and not the demo's. */
const ownPayload = duitNowWithAmount(sampleDuitNowPayload, 100).payload;
const ownOf = (settings: ShopSettings) => withoutDemoValues(settings, { demo, bare });

test('the settings keep what was written, value by value, and lose what came with the demo', () => {
  expect(ownOf({ ...demo, story: 'We bake' })).toEqual({ ...bare, story: 'We bake' });
  expect(ownOf(demo)).toEqual(bare);
});

test.each([{ accountNumber: '5123 4567' }, { bankName: 'Moon Bank' }, { accountName: 'Tan Mei Ling' }])(
  'a bank account of which anything was written stays whole, marked as a sample: %j',
  (written) => {
    const bank = { ...demo.bank, ...written };
    expect(ownOf({ ...demo, bank })).toEqual({ ...bare, bank, isSample: true });
  },
);

test('the exact amount goes with the QR text it was drawn into, and stays with one of the owner', () => {
  const duitNow = { ...demo.duitNow, exactAmount: true };
  expect(ownOf({ ...demo, duitNow }).duitNow).toEqual(bare.duitNow);
  const own = { ...duitNow, payload: ownPayload };
  expect(ownOf({ ...demo, duitNow: own }).duitNow).toEqual({ ...own, number: '' });
});

test('whatever was written, what is left can be saved as it is', () => {
  const text = fc.constantFrom('', 'Moon', '5123 4567', 'sample');
  const partly = <Values extends object>(values: { [Key in keyof Values]: fc.Arbitrary<Values[Key]> }) =>
    fc.record(values, { requiredKeys: [] });
  const written = fc.record({
    top: partly<Pick<ShopSettings, 'shopName' | 'story' | 'whatsapp' | 'nightlyBackups'>>({
      shopName: fc.constantFrom('Moon', '月'),
      story: text,
      whatsapp: fc.constantFrom('', '012-345 6789'),
      nightlyBackups: fc.constantFrom(null, 3),
    }),
    bank: partly<ShopSettings['bank']>({
      bankName: text,
      accountNumber: text,
      accountName: text,
      imageUrl: fc.constantFrom(null, '/files/shop-0a1b.webp'),
    }),
    duitNow: partly<ShopSettings['duitNow']>({
      number: text,
      payload: fc.constantFrom(null, ownPayload),
      imageUrl: fc.constantFrom(null, '/files/shop-0a1b.webp'),
      exactAmount: fc.boolean(),
    }),
  });
  fc.assert(
    fc.property(written, ({ top, bank, duitNow }) => {
      const saved: ShopSettings = {
        ...demo,
        ...top,
        bank: { ...demo.bank, ...bank },
        duitNow: { ...demo.duitNow, ...duitNow },
      };
      fc.pre(checkSettings(saved).length === 0);
      const own = ownOf(saved);
      expect(checkSettings(own)).toEqual([]);
      expect(own.isSample).toBe(sampleFields(own).length > 0);
      expect(ownOf(own)).toEqual(own);
    }),
    { numRuns: 300 },
  );
});
