import { expect, test } from 'vitest';
import { orderLink, readOrderLink } from './order-link.ts';

const key = '0123456789abcdef0123456789abcdef';

test('a link names its order and carries its key', () => {
  expect(orderLink({ orderNumber: 'CHM402917', linkKey: key })).toBe(`#CHM402917.${key}`);
  expect(readOrderLink(`#CHM402917.${key}`)).toEqual({ orderNumber: 'CHM402917', key });
});

test.each(['', '#', '#CHM402917', '#CHM402917.', `#CHM402917.${key}0`, `#${key}`, '#CHM40291.x', '#results'])(
  'any other address names none: %s',
  (hash) => {
    expect(readOrderLink(hash)).toBeNull();
  },
);
