import { idSchema } from '@mooncake/domain/schemas';
import { expect, test } from 'vitest';
import { isBegun, newDraft, requestOf } from './draft-order.ts';

const line = {
  id: 'mochi_1',
  productId: 'mochi',
  name: 'Mochi',
  nameZh: '',
  priceSen: 5000,
  quantity: 2,
  image: null,
  metadata: null,
};
const chosen = { deliveryMethodId: 'm', batchId: 'b', timeSlotId: 's' };

test('every draft has an id of its own, as the server wants it', () => {
  const ids = Array.from({ length: 50 }, () => newDraft('en').orderId);
  expect(new Set(ids).size).toBe(50);
  for (const id of ids) {
    expect(idSchema.safeParse(id).success).toBe(true);
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  }
});

test('a draft order asks for what is in it, at the total that was seen', () => {
  const draft = { ...newDraft('zh'), cart: { items: [line] } };
  expect(requestOf(draft, chosen)).toEqual({
    orderId: draft.orderId,
    ...chosen,
    items: [{ productId: 'mochi', quantity: 2, metadata: null }],
    customer: {
      name: '',
      phone: '',
      email: '',
      instagram: '',
      facebook: '',
      notes: '',
      deliveryAddress: '',
    },
    seenTotalSen: 10_000,
    language: 'zh',
    paymentStatus: 'pending',
  });
});

test('a draft order is begun once something was added or typed', () => {
  const draft = newDraft('en');
  expect(isBegun(draft)).toBe(false);
  expect(isBegun({ ...draft, form: { ...draft.form, notes: '  ' } })).toBe(false);
  expect(isBegun({ ...draft, form: { ...draft.form, phone: '0' } })).toBe(true);
  expect(isBegun({ ...draft, cart: { items: [line] } })).toBe(true);
});
