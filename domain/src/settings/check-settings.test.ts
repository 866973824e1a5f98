import { describe, expect, it } from 'vitest';
import { writeEmv } from '../payment/emv.ts';
import { checkSettings } from './check-settings.ts';
import { sampleDuitNowPayload, sampleFields } from './sample-values.ts';
import { someSettings } from './settings.testing.ts';
import { settingsChanges } from './settings-changes.ts';

const signed = writeEmv([
  { tag: '00', value: '01' },
  { tag: '53', value: '458' },
  { tag: '82', value: 'SIGNATURE' },
]);

describe('checkSettings', () => {
  it('finds nothing wrong with a shop in order, with or without ways to pay', () => {
    expect(checkSettings(someSettings())).toEqual([]);
    const bare = { bankName: '', accountNumber: '', accountName: '', imageUrl: null };
    expect(checkSettings(someSettings({ bank: bare, whatsapp: '', instagram: '' }))).toEqual([]);
  });

  it.each([
    [{ shopName: ' ' }, 'shopName', 'required'],
    [{ shopNameZh: '' }, 'shopNameZh', 'required'],
    [{ shopName: 'x'.repeat(201) }, 'shopName', 'too_long'],
    [{ story: 'x'.repeat(2001) }, 'story', 'too_long'],
    [{ orderPrefix: 'chm1' }, 'orderPrefix', 'order_prefix'],
    [{ whatsapp: '12' }, 'whatsapp', 'phone'],
    [{ instagram: 'https://instagram.com/x' }, 'instagram', 'instagram'],
    [{ retentionMonths: 0 }, 'retentionMonths', 'retention'],
    [{ retentionMonths: 121 }, 'retentionMonths', 'retention'],
    [{ nightlyBackups: 0 }, 'nightlyBackups', 'backups'],
    [{ nightlyBackups: 91 }, 'nightlyBackups', 'backups'],
    [{ nightlyBackups: 1.5 }, 'nightlyBackups', 'backups'],
    [{ heroImageUrl: 'https://evil.example/x.png' }, 'heroImageUrl', 'picture'],
    [{ heroImageUrl: '/files/../private/x.png' }, 'heroImageUrl', 'picture'],
  ])('%j is told at its field', (change, field, problem) => {
    expect(checkSettings(someSettings(change))).toEqual([{ field, problem }]);
  });

  it('wants all of a bank account or none of it', () => {
    const bank = { bankName: 'Moon Bank', accountNumber: '', accountName: '', imageUrl: null };
    expect(checkSettings(someSettings({ bank }))).toEqual([
      { field: 'bank.accountNumber', problem: 'bank_incomplete' },
      { field: 'bank.accountName', problem: 'bank_incomplete' },
    ]);
  });

  it.each([
    ['hello', false, 'duitNow.payload', 'payload_unreadable'],
    [sampleDuitNowPayload.replace('BANGI', 'BANGY'), false, 'duitNow.payload', 'payload_bad_checksum'],
    [null, true, 'duitNow.exactAmount', 'amount_without_payload'],
    [signed, true, 'duitNow.exactAmount', 'amount_signed'],
  ])('judges the payload %j', (payload, exactAmount, field, problem) => {
    const duitNow = { number: '', payload, imageUrl: null, exactAmount };
    expect(checkSettings(someSettings({ duitNow }))).toEqual([{ field, problem }]);
  });

  it('takes a signed payload as it is', () => {
    const duitNow = { number: '', payload: signed, imageUrl: null, exactAmount: false };
    expect(checkSettings(someSettings({ duitNow }))).toEqual([]);
  });
});

describe('sampleFields', () => {
  it('names what is still invented, and nothing else', () => {
    expect(sampleFields(someSettings())).toEqual([]);
    const invented = someSettings({
      shopName: 'Sample is a fine name',
      whatsapp: '+60 10-000 0000',
      registration: '000000000000 (sample)',
      duitNow: { number: '', payload: sampleDuitNowPayload, imageUrl: null, exactAmount: false },
    });
    expect(sampleFields(invented)).toEqual(['whatsapp', 'registration', 'duitNow.payload']);
  });
});

describe('settingsChanges', () => {
  it('tells value by value what is new', () => {
    const before = someSettings();
    const after = someSettings({ isSample: true, bank: { ...before.bank, accountName: 'Moon' } });
    expect(settingsChanges(before, after)).toEqual([
      { field: 'bank.accountName', before: before.bank.accountName, after: 'Moon' },
    ]);
    expect(settingsChanges(before, before)).toEqual([]);
  });
});
