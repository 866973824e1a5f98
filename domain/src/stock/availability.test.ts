import { describe, expect, it } from 'vitest';
import { availabilityQuestionSchema, availabilityResponseSchema } from './availability.contract.ts';
import { batchAvailability } from './availability.ts';

const batch = { id: 'b1', batchName: 'Batch 1', batchNameZh: '第一批', batchDate: '2026-09-17' };
const limit = {
  productId: 'p1',
  productName: 'Lotus',
  productNameZh: '莲蓉',
  limitQuantity: 10,
  currentQuantity: 7,
  unit: 'boxes',
};
const need = (units: number) => [{ productId: 'p1', productName: 'Lotus', productNameZh: '莲蓉', units }];

describe('batchAvailability', () => {
  it('tells a batch that can make the cart', () => {
    const answer = batchAvailability(batch, [limit], need(3));
    expect(answer).toEqual({
      batchId: 'b1',
      batchName: 'Batch 1',
      batchNameZh: '第一批',
      batchDate: '2026-09-17',
      canFulfill: true,
      insufficientProducts: [],
      productLimits: [{ ...limit, availableStock: 3 }],
    });
    expect(availabilityResponseSchema.parse({ batches: [answer] })).toEqual({ batches: [answer] });
  });

  it('tells what a batch lacks', () => {
    const { canFulfill, insufficientProducts } = batchAvailability(batch, [limit], need(4));
    expect(canFulfill).toBe(false);
    expect(insufficientProducts).toEqual([
      { productId: 'p1', productName: 'Lotus', productNameZh: '莲蓉', needed: 4, available: 3 },
    ]);
  });

  it('believes the stock it is told over limit minus current: some may be on hold', () => {
    const answer = batchAvailability(batch, [{ ...limit, availableStock: 1 }], need(2));
    expect(answer.canFulfill).toBe(false);
    expect(answer.insufficientProducts[0]?.available).toBe(1);
    expect(answer.productLimits[0]?.availableStock).toBe(1);
  });

  it('has nothing left when a limit was lowered below what is sold', () => {
    const answer = batchAvailability(batch, [{ ...limit, limitQuantity: 5 }], need(1));
    expect(answer.productLimits[0]?.availableStock).toBe(0);
    expect(answer.canFulfill).toBe(false);
  });

  it('cannot make a product it has no limit for', () => {
    expect(batchAvailability(batch, [], need(1)).canFulfill).toBe(false);
    expect(batchAvailability(batch, [], []).canFulfill).toBe(true);
  });
});

const id = '7e0c4e57-9a3d-4c1b-8f26-5d1a2b4c6e80';

describe('the availability question', () => {
  it.each([
    [{ deliveryMethodId: id, needs: [{ productId: id, units: 2 }] }, true],
    [{ deliveryMethodId: null, needs: [] }, true],
    [{ deliveryMethodId: id, needs: [{ productId: id, units: 0 }] }, false],
    [{ deliveryMethodId: id, needs: [{ productId: id, units: 1.5 }] }, false],
    [{ deliveryMethodId: 'm1', needs: [] }, false],
    [{ needs: [] }, false],
  ])('%o is sound: %s', (question, isSound) => {
    expect(availabilityQuestionSchema.safeParse(question).success).toBe(isSound);
  });
});
