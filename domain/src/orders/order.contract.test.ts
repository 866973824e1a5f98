import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holdRequestSchema } from '../holds/hold.contract.ts';
import { boxesOf, holdLimits } from '../holds/hold-limits.ts';
import { confirmationKey, storedConfirmationSchema } from './confirmation.contract.ts';
import { bulkChangeRequestSchema, statusChangeRequestSchema } from './order-change.contract.ts';
import { orderListQuerySchema } from './order-list.contract.ts';
import { orderSubmissionSchema } from './submission.contract.ts';

const id = '7e0c4e57-9a3d-4c1b-8f26-5d1a2b4c6e80';
const hold = {
  deliveryMethodId: id,
  batchId: id,
  timeSlotId: id,
  items: [{ productId: id, quantity: 2, metadata: null }],
  seenTotalSen: 9600,
  language: 'en',
};

describe('holdRequestSchema', () => {
  it('takes a cart without names or prices, and drops any that are sent', () => {
    expect(holdRequestSchema.parse(hold)).toEqual(hold);
    const priced = { ...hold, items: [{ ...hold.items[0], priceSen: 1, name: 'Cheap' }] };
    expect(holdRequestSchema.parse(priced)).toEqual(hold);
  });

  it.each([
    ['no items', { items: [] }],
    ['a quantity of nothing', { items: [{ productId: id, quantity: 0, metadata: null }] }],
    ['half a box', { items: [{ productId: id, quantity: 1.5, metadata: null }] }],
    ['an id that cannot exist', { batchId: 'b1' }],
    ['a negative total', { seenTotalSen: -1 }],
    ['a language we do not speak', { language: 'ms' }],
  ])('refuses %s', (_case, change) => {
    expect(holdRequestSchema.safeParse({ ...hold, ...change }).success).toBe(false);
  });

  it('counts boxes over all lines', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 99 })), (quantities) => {
        const boxes = boxesOf(quantities.map((quantity) => ({ quantity })));
        expect(boxes).toBe(quantities.flatMap((quantity) => Array(quantity).fill(0)).length);
      }),
    );
    expect(holdLimits).toEqual({ perBrowser: 1, perAddress: 60, boxes: 20 });
  });
});

describe('orderSubmissionSchema', () => {
  it('reads the text parts of a form', () => {
    const parts = {
      name: ' Tan ',
      phone: '012-345 6789',
      email: '',
      instagram: 'tan',
      facebook: '',
      notes: '',
    };
    const whole = { ...parts, deliveryAddress: '', holdId: id, language: 'zh', paymentConfirmed: 'true' };
    expect(orderSubmissionSchema.parse(whole)).toMatchObject({ name: 'Tan', paymentConfirmed: true });
    expect(orderSubmissionSchema.safeParse({ ...whole, paymentConfirmed: 'yes' }).success).toBe(false);
  });
});

describe('storedConfirmationSchema', () => {
  it('reads back what the checkout stored', () => {
    const kept = {
      items: [{ id: `${id}_1`, name: 'Mochi', nameZh: '冰皮', priceSen: 5000, quantity: 1, metadata: null }],
      totalSen: 5000,
      customer: { name: 'Tan', phone: '012-345 6789', email: '', notes: '' },
      pickup: {
        methodName: 'Kepong Pick up',
        methodNameZh: '甲洞自取',
        methodDescription: '',
        methodDescriptionZh: '',
        feeNote: '',
        feeNoteZh: '',
        place: null,
        batchName: 'Kepong 21/9',
        batchNameZh: '',
        batchDate: '2025-09-21',
        timeSlot: '7:30pm - 7:45pm',
        timeSlotZh: '',
        slotNote: '',
        slotNoteZh: '',
        deliveryAddress: null,
      },
      paymentReferenceCode: 'CHM123456',
      outsideStock: false,
    };
    expect(storedConfirmationSchema.parse(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
    // As a browser kept it before batches had Chinese names, and methods their places.
    const { methodName, methodNameZh, batchName, batchDate, timeSlot, deliveryAddress } = kept.pickup;
    const words = { methodName, methodNameZh, batchName, batchDate, timeSlot, deliveryAddress };
    const pickup = { ...words, pickupPlace: 'kepong' };
    expect(storedConfirmationSchema.parse({ ...kept, pickup })).toEqual(kept);
  });

  it('is found under the order number and refuses what a browser might have kept instead', () => {
    expect(confirmationKey('CHM123456')).toBe('order_CHM123456');
    fc.assert(
      fc.property(fc.jsonValue(), (kept) => {
        expect(storedConfirmationSchema.safeParse(kept).success).toBe(false);
      }),
    );
  });
});

describe('orderListQuerySchema', () => {
  it('shows the newest first when nothing is asked for', () => {
    expect(orderListQuerySchema.parse({})).toEqual({
      sort: 'created_at',
      direction: 'desc',
      page: 1,
      pageSize: 50,
    });
  });

  it('reads numbers from the query string', () => {
    expect(orderListQuerySchema.parse({ page: '3', pageSize: '20', search: ' tan ' })).toMatchObject({
      page: 3,
      pageSize: 20,
      search: 'tan',
    });
  });

  it.each([
    { page: '0' },
    { page: '1.5' },
    { pageSize: '201' },
    { page: 'x' },
    { sort: 'phone' },
    { status: 'completed' },
  ])('refuses %j', (query) => {
    expect(orderListQuerySchema.safeParse(query).success).toBe(false);
  });
});

describe('changes by staff', () => {
  it('leave a blank reason to the rule that names it', () => {
    const change = { orderStatus: 'verified', paymentStatus: 'verified', reason: '', version: 1 };
    expect(statusChangeRequestSchema.safeParse(change).success).toBe(true);
    expect(statusChangeRequestSchema.safeParse({ ...change, orderStatus: 'lost' }).success).toBe(false);
  });

  it('move many orders only to what happens to many at once', () => {
    const bulk = { orderIds: [id], orderStatus: 'completed', reason: 'Collected' };
    expect(bulkChangeRequestSchema.safeParse(bulk).success).toBe(true);
    expect(bulkChangeRequestSchema.safeParse({ ...bulk, orderStatus: 'verified' }).success).toBe(false);
    expect(bulkChangeRequestSchema.safeParse({ ...bulk, orderIds: [] }).success).toBe(false);
  });
});
