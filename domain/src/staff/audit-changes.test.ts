import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  auditChanges,
  auditFields,
  cut,
  isAuditField,
  mergeChanges,
  readAuditChanges,
  readAuditValue,
} from './audit-changes.ts';

describe('several changes', () => {
  const slot = (before: string | null, after: string | null) => ({ field: 'timeSlot', before, after });

  test('come to one, from what was to what is', () => {
    const date = { field: 'batchDate', before: '2026-11-20', after: '2027-09-15' };
    expect(mergeChanges([[date, slot('9am', '2pm')], [slot('2pm', null)]])).toEqual([
      date,
      slot('9am', null),
    ]);
    expect(mergeChanges([[slot(null, '9am')], [slot('9am', '2pm')]])).toEqual([slot(null, '2pm')]);
  });

  test('come to nothing where all is as it was', () => {
    expect(mergeChanges([[slot('9am', '2pm')], [slot('2pm', '9am')]])).toEqual([]);
    expect(mergeChanges([])).toEqual([]);
  });

  test('of several things that share a field stay apart', () => {
    const of = (name: string) => ({ ...slot('9am', '2pm'), of: name });
    expect(mergeChanges([[of('a')], [of('b')]])).toEqual([of('a'), of('b')]);
  });
});

describe('what changed', () => {
  test('is what differs, with before and after', () => {
    const before = { name: 'Mochi', priceSen: 5000, isActive: true, category: null };
    const after = { name: 'Mochi', priceSen: 5500, isActive: true, category: 'Mooncake' };
    expect(auditChanges(before, after)).toEqual([
      { field: 'priceSen', before: 5000, after: 5500 },
      { field: 'category', before: null, after: 'Mooncake' },
    ]);
  });

  test('compares lists and names by what is in them', () => {
    const rawang = { name: 'Rawang', nameZh: '万挠' };
    const kepong = { name: 'Kepong', nameZh: '甲洞' };
    expect(auditChanges({ deliveryMethods: [rawang] }, { deliveryMethods: [{ ...rawang }] })).toEqual([]);
    expect(auditChanges({ deliveryMethods: [rawang] }, { deliveryMethods: [rawang, kepong] })).toEqual([
      { field: 'deliveryMethods', before: [rawang], after: [rawang, kepong] },
    ]);
  });

  test('tells a long text by its beginning, and still sees that its end changed', () => {
    const long = 'x'.repeat(300);
    const [change] = auditChanges({ description: `${long}a` }, { description: `${long}b` });
    expect(change).toEqual({
      field: 'description',
      before: `${'x'.repeat(160)}…`,
      after: `${'x'.repeat(160)}…`,
    });
    expect(cut('short')).toBe('short');
    expect(cut(12)).toBe(12);
  });

  test('is nothing where nothing differs, and can be read again where something does', () => {
    const field = fc.constantFrom(...Object.keys(auditFields).filter(isAuditField));
    const value = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null));
    fc.assert(
      fc.property(fc.dictionary(field, value), fc.dictionary(field, value), (before, after) => {
        expect(auditChanges(before, before)).toEqual([]);
        const changes = auditChanges(before, after);
        expect(readAuditChanges(JSON.parse(JSON.stringify(changes)))).toEqual(changes);
      }),
    );
  });
});

test.each([undefined, null, 'x', 7, {}, [7], [{ field: 'name' }], [{ field: 1, before: 1, after: 2 }]])(
  'what is no list of changes is none: %j',
  (written) => expect(readAuditChanges(written)).toEqual([]),
);

test.each([
  ['text', 'text'],
  [
    { name: 'A', nameZh: '' },
    { name: 'A', nameZh: '' },
  ],
  [{ id: 'x' }, undefined],
  [undefined, undefined],
])('a value is what a person can read: %j', (written, read) => {
  expect(readAuditValue(written)).toEqual(read);
});
