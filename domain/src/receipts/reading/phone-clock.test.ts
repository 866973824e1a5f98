import { expect, test } from 'vitest';
import { isPhoneClock } from './phone-clock.ts';

const box = { left: 0.06, top: 0.01, width: 0.1, height: 0.02 };

test.each(['9:41', '14:05', '14.05'])(
  '%j at the left of the uppermost row is the clock of the phone',
  (text) => {
    expect(isPhoneClock({ text, box })).toBe(true);
  },
);

test.each([
  ['further down', '14:05', { ...box, top: 0.3 }],
  ['at the right, behind a label', '14:05', { ...box, left: 0.7 }],
  ['with seconds', '14:05:09', box],
  ['a day', '18.09.26', box],
  ['an amount', '104.00', box],
  ['in a text layer, which knows no places', '14:05', null],
])('%s it is none', (_case, text, place) => {
  expect(isPhoneClock({ text, box: place })).toBe(false);
});
