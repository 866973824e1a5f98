import { expect, test } from 'vitest';
import { auditActions } from './audit.contract.ts';
import { auditKindOf, auditKinds } from './audit-kind.ts';

test('every action belongs to a kind, and every kind has some', () => {
  const kinds = auditActions.map((action) => auditKindOf(action));
  expect(kinds).not.toContain(null);
  expect([...new Set(kinds)].toSorted()).toEqual([...auditKinds].toSorted());
});

test.each([
  ['receipt.viewed', 'access'],
  ['receipt.replaced', 'orders'],
  ['customer.exported', 'access'],
  ['customer.erased', 'privacy'],
  ['something.unheard_of', null],
])('%s is %s', (action, kind) => {
  expect(auditKindOf(action)).toBe(kind);
});
