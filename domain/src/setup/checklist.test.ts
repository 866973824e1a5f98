import { expect, test } from 'vitest';
import { sampleDuitNowPayload } from '../settings/sample-values.ts';
import { someSettings } from '../settings/settings.testing.ts';
import { hasDuitNow, methodsWithoutAddress, type SetupFacts, stepsDone } from './checklist.ts';
import { type SetupStep, setupSteps } from './setup.contract.ts';

const pickup = (address: string, name = 'Pick up') => ({
  name,
  nameZh: '自取',
  place: place(address),
});
const rider = { name: 'Rider', nameZh: '骑手', place: null };
const place = (address: string) => ({
  name: 'Kitchen',
  nameZh: '厨房',
  address,
  note: '',
  noteZh: '',
  mapUrl: null,
  mapImageUrl: null,
});
const noBank = { bankName: '', accountNumber: '', accountName: '', imageUrl: null };
const noDuitNow = { number: '', payload: null, imageUrl: null, exactAmount: false };

const bare: SetupFacts = {
  settings: someSettings({
    shopName: 'Handmade Mooncakes',
    shopNameZh: '手工月饼',
    whatsapp: '',
    instagram: '',
    registration: '',
    bank: noBank,
    duitNow: noDuitNow,
  }),
  methods: [pickup(''), rider],
  ownProducts: 0,
  ownDates: 0,
  verifiedOrders: 0,
  people: 1,
  backups: 0,
};
const withSettings = (change: Partial<SetupFacts['settings']>): Partial<SetupFacts> => ({
  settings: { ...bare.settings, ...change },
});
const named = { shopName: 'Moon Kitchen', shopNameZh: '月亮厨房' };
const bank = { bankName: 'Maybank', accountNumber: '5123 4567', accountName: 'Tan', imageUrl: null };

test('a bare shop has everything before it', () => {
  expect(stepsDone(bare)).toEqual([]);
});

test.each<[SetupStep, Partial<SetupFacts>, boolean]>([
  ['contacts', withSettings({ ...named, whatsapp: '+60 12-345 6789' }), true],
  ['contacts', withSettings({ ...named, instagram: 'moon.kitchen' }), true],
  ['contacts', withSettings({ ...named, shopNameZh: '', instagram: 'moon.kitchen' }), true],
  ['contacts', withSettings(named), false],
  // The names a shop comes with are nobody's, in either language.
  ['contacts', withSettings({ whatsapp: '+60 12-345 6789' }), false],
  ['contacts', withSettings({ ...named, shopNameZh: '手工月饼', whatsapp: '+60 12-345 6789' }), false],
  ['contacts', withSettings({ ...named, shopNameZh: '嫦娥手工月饼', whatsapp: '+60 12-345 6789' }), false],
  [
    'contacts',
    withSettings({ shopName: "Chang'e Handmade Mooncakes", shopNameZh: '', whatsapp: '+60 12-345 6789' }),
    false,
  ],
  // One of the owner's does not make up for one that leads to nobody.
  ['contacts', withSettings({ ...named, whatsapp: '+60 10-000 0000', instagram: 'moon.kitchen' }), false],
  [
    'contacts',
    withSettings({ ...named, whatsapp: '+60 12-345 6789', registration: '000000000000 (sample)' }),
    false,
  ],
  ['payment', withSettings({ bank }), true],
  ['payment', withSettings({ bank: { ...bank, accountName: ' ' } }), false],
  ['payment', withSettings({ bank: { ...bank, accountNumber: '0000 0000 (sample)' } }), false],
  ['payment', withSettings({ duitNow: { ...noDuitNow, number: '0123456789' } }), true],
  // One way that works does not make up for one that leads nowhere.
  ['payment', withSettings({ bank, duitNow: { ...noDuitNow, payload: sampleDuitNowPayload } }), false],
  ['places', { methods: [pickup('12, Jalan Besar, Rawang'), rider] }, true],
  [
    'places',
    { methods: [pickup('12, Jalan Besar, Rawang'), pickup('Jalan Contoh (sample address)')] },
    false,
  ],
  ['places', { methods: [] }, false],
  ['products', { ownProducts: 1 }, true],
  ['dates', { ownDates: 1 }, true],
  ['test_order', { verifiedOrders: 1 }, true],
  ['colleague', { people: 2 }, true],
  ['backup', { backups: 1 }, true],
])('%s: %j is done: %s', (step, facts, isDone) => {
  expect(stepsDone({ ...bare, ...facts })).toEqual(isDone ? [step] : []);
});

test('the steps are told in the order they make sense', () => {
  const all = { methods: [rider], ownProducts: 1, ownDates: 1, verifiedOrders: 1, people: 3, backups: 1 };
  expect(stepsDone({ ...bare, ...withSettings({ ...named, whatsapp: '0123456789', bank }), ...all })).toEqual(
    setupSteps,
  );
});

test('what is missing is named: the methods whose place nobody could find, and DuitNow', () => {
  const methods = [
    pickup('12, Jalan Besar'),
    pickup(' ', 'Kepong'),
    rider,
    pickup('Contoh (sample)', 'Ipoh'),
  ];
  expect(methodsWithoutAddress({ methods })).toEqual([
    { name: 'Kepong', nameZh: '自取' },
    { name: 'Ipoh', nameZh: '自取' },
  ]);
  expect(hasDuitNow(bare.settings)).toBe(false);
  expect(hasDuitNow({ duitNow: { ...noDuitNow, imageUrl: '/pictures/code.webp' } })).toBe(true);
});
