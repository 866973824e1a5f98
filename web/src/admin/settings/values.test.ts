import { someSettings } from '@mooncake/domain/settings/settings.testing';
import { describe, expect, it } from 'vitest';
import { rebase, textAt, withValue } from './values.ts';

const place = { key: 'a', name: 'A', nameZh: '', address: 'x', note: '', noteZh: '', mapImageUrl: null };
const settings = someSettings({ pickupPlaces: [place, { ...place, key: 'b', name: 'B' }] });

describe('one value of the settings', () => {
  it('is replaced at any depth, and nothing else', () => {
    const changed = withValue(settings, 'pickupPlaces.1.name', 'Corner');
    expect(changed).toEqual({ ...settings, pickupPlaces: [place, { ...place, key: 'b', name: 'Corner' }] });
    expect(settings.pickupPlaces[1]?.name).toBe('B');
    expect(textAt(changed, 'pickupPlaces.1.name')).toBe('Corner');
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
