import { expect, test } from 'vitest';
import { isReceiptLink, orderLink, readOrderLink, receiptLink } from './order-link.ts';

const key = '0123456789abcdef0123456789abcdef';

test('a link names its order and carries its key', () => {
  expect(orderLink({ orderNumber: 'CHM402917', linkKey: key })).toBe(`#CHM402917.${key}`);
  expect(readOrderLink(`#CHM402917.${key}`)).toEqual({ orderNumber: 'CHM402917', key });
});

test.each([`#CHM402917.${key}.`, `#CHM402917.${key})`])('marks behind a link do no harm: %s', (hash) => {
  expect(readOrderLink(hash)).toEqual({ orderNumber: 'CHM402917', key });
});

test.each(['#CHM402917', '#CHM402917.', `#CHM402917.${key}0`, '#CHM402917.0a1b'])(
  'one whose key is damaged still names the order: %s',
  (hash) => {
    expect(readOrderLink(hash)).toEqual({ orderNumber: 'CHM402917', key: '' });
  },
);

test.each(['', '#', `#${key}`, '#CHM40291.x', '#CHM4029170', '#results'])(
  'any other address names none: %s',
  (hash) => {
    expect(readOrderLink(hash)).toBeNull();
  },
);

test('a link to send a receipt names its order, and asks for no search', () => {
  const link = receiptLink('CHM402917');
  expect(isReceiptLink(link, 'CHM402917')).toBe(true);
  expect(isReceiptLink(link, 'CHM402918')).toBe(false);
  expect(readOrderLink(link)).toBeNull();
});
