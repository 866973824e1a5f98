import { expect, test } from 'vitest';
import { fromLocalField, toLocalField } from './cut-off.ts';

test('a cut-off is shown and typed by the Malaysian clock, wherever the browser is', () => {
  expect(toLocalField('2026-09-10T12:00:00.000Z')).toBe('2026-09-10T20:00');
  expect(fromLocalField('2026-09-10T20:00')).toBe('2026-09-10T12:00:00.000Z');
  expect(toLocalField('2026-09-10T17:30:00.000Z')).toBe('2026-09-11T01:30');
});

test('an empty field is no cut-off', () => {
  expect(fromLocalField('')).toBeNull();
  expect(toLocalField(null)).toBe('');
});
