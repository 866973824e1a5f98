import { expect, test } from 'vitest';
import { sampleDuitNowPayload } from '../settings/sample-values.ts';
import { someSettings } from '../settings/settings.testing.ts';
import { type SetupFacts, stepsDone } from './checklist.ts';
import { type SetupStep, setupSteps } from './setup.contract.ts';

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
  settings: someSettings({ whatsapp: '', instagram: '', bank: noBank, duitNow: noDuitNow }),
  places: [place(''), null],
  ownProducts: 0,
  ownDates: 0,
  verifiedOrders: 0,
  people: 1,
  backups: 0,
};
const withSettings = (change: Partial<SetupFacts['settings']>): Partial<SetupFacts> => ({
  settings: { ...bare.settings, ...change },
});
const bank = { bankName: 'Maybank', accountNumber: '5123 4567', accountName: 'Tan', imageUrl: null };

test('a bare shop has everything before it', () => {
  expect(stepsDone(bare)).toEqual([]);
});

test.each<[SetupStep, Partial<SetupFacts>, boolean]>([
  ['contacts', withSettings({ whatsapp: '+60 12-345 6789' }), true],
  ['contacts', withSettings({ instagram: 'moon.kitchen' }), true],
  ['contacts', withSettings({ whatsapp: '+60 10-000 0000', instagram: 'sample.mooncake.shop' }), false],
  ['payment', withSettings({ bank }), true],
  ['payment', withSettings({ bank: { ...bank, accountName: ' ' } }), false],
  ['payment', withSettings({ bank: { ...bank, accountNumber: '0000 0000 (sample)' } }), false],
  ['payment', withSettings({ duitNow: { ...noDuitNow, number: '0123456789' } }), true],
  // One way that works does not make up for one that leads nowhere.
  ['payment', withSettings({ bank, duitNow: { ...noDuitNow, payload: sampleDuitNowPayload } }), false],
  ['places', { places: [place('12, Jalan Besar, Rawang'), null] }, true],
  ['places', { places: [place('12, Jalan Besar, Rawang'), place('Jalan Contoh (sample address)')] }, false],
  ['places', { places: [] }, false],
  ['products', { ownProducts: 1 }, true],
  ['dates', { ownDates: 1 }, true],
  ['test_order', { verifiedOrders: 1 }, true],
  ['colleague', { people: 2 }, true],
  ['backup', { backups: 1 }, true],
])('%s: %j is done: %s', (step, facts, isDone) => {
  expect(stepsDone({ ...bare, ...facts })).toEqual(isDone ? [step] : []);
});

test('the steps are told in the order they make sense', () => {
  const all = { places: [null], ownProducts: 1, ownDates: 1, verifiedOrders: 1, people: 3, backups: 1 };
  expect(stepsDone({ ...bare, ...withSettings({ whatsapp: '0123456789', bank }), ...all })).toEqual(
    setupSteps,
  );
});
