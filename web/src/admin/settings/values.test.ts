import { someSettings } from '@mooncake/domain/settings/settings.testing';
import { describe, expect, it } from 'vitest';
import { rebase, textAt, withValue } from './values.ts';

const settings = someSettings();

describe('one value of the settings', () => {
  it('is replaced at any depth, and nothing else', () => {
    const changed = withValue(settings, 'bank.bankName', 'Corner Bank');
    expect(changed).toEqual({ ...settings, bank: { ...settings.bank, bankName: 'Corner Bank' } });
    expect(settings.bank.bankName).toBe('Moon Bank');
    expect(textAt(changed, 'bank.bankName')).toBe('Corner Bank');
    expect(textAt(changed, 'duitNow.payload')).toBe('');
  });
});

describe('rebase', () => {
  it('keeps what a colleague changed elsewhere, and mine where I changed', () => {
    const mine = withValue(settings, 'bank.accountName', 'Mine');
    const theirs = withValue(withValue(settings, 'story', 'Theirs'), 'bank.accountName', 'Theirs');
    const both = rebase(settings, mine, theirs);
    expect(both.story).toBe('Theirs');
    expect(both.bank.accountName).toBe('Mine');
  });
});
