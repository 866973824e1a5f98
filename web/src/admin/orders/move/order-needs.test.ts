import { linesNeedOwnSlot } from '@mooncake/domain/cart/own-slot';
import { expect, test } from 'vitest';
import { orderNeeds } from './order-needs.ts';

const box = {
  productId: 'box',
  productName: 'Shanghai',
  productNameZh: '上海月饼',
  productType: 'mooncake_box',
  quantity: 2,
  contents: [{ flavourId: 'C1', name: 'Lotus', nameZh: '', hasYolk: false, quantity: 4 }],
} as const;
const yam = {
  productId: 'yam',
  productName: 'Yam',
  productNameZh: '芋头月饼',
  productType: 'teochew_yam_special',
  quantity: 3,
  contents: [
    { flavourId: 'Y1', name: 'With yolk', nameZh: '', hasYolk: true, quantity: 1 },
    { flavourId: 'Y2', name: 'Without', nameZh: '', hasYolk: false, quantity: 1 },
  ],
} as const;
const lines = (...items: (typeof box | typeof yam)[]) =>
  items.map((item) => ({ ...item, contents: [...item.contents] }));

test('boxes count as boxes, yam in pieces, lines of one product together', () => {
  expect(orderNeeds({ items: lines(box, yam, box), orderStatus: 'verified' })).toEqual([
    { productId: 'box', productName: 'Shanghai', productNameZh: '上海月饼', units: 4 },
    { productId: 'yam', productName: 'Yam', productNameZh: '芋头月饼', units: 6 },
  ]);
});

test('a cancelled order and a deleted product need nothing', () => {
  expect(orderNeeds({ items: lines(box), orderStatus: 'cancelled' })).toEqual([]);
  const deleted = lines(box).map((item) => ({ ...item, productId: null }));
  expect(orderNeeds({ items: deleted, orderStatus: 'pending' })).toEqual([]);
});

test('yam has times of its own', () => {
  expect(linesNeedOwnSlot(lines(box))).toBe(false);
  expect(linesNeedOwnSlot(lines(box, yam))).toBe(true);
});
