import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FullOrder, foundOrderSchema } from './lookup.contract.ts';
import { orderAsFound } from './mask-order.ts';

const whole: FullOrder = {
  access: 'full',
  orderNumber: 'CHM123456',
  customerStatus: 'order_processing',
  orderStatus: 'payment_uploaded',
  customerName: 'Tan Ah Kow',
  phone: '012-345 6789',
  mooncakeType: 'Shanghai Mooncakes',
  mooncakeTypeZh: '上海月饼',
  quantity: 2,
  totalSen: 9600,
  deliveryMethod: {
    name: 'KL Share Delivery fees',
    nameZh: '吉隆坡拼送',
    description: '',
    pickupPlace: null,
    needsAddress: true,
  },
  batch: { batchName: 'KL 17/9', batchDate: '2025-09-17' },
  timeSlot: 'Time will inform later',
  createdAt: '2025-09-01T10:00:00.000Z',
  updatedAt: '2025-09-01T11:00:00.000Z',
  deliveryAddress: '1 Jalan Bulan, Kuala Lumpur',
  specialInstructions: 'Ring the bell',
  customerNote: 'Transfer not received',
  paymentStatus: 'pending',
  outsideStock: false,
  receipt: { kind: 'jpeg', uploadedAt: '2025-09-01T10:00:00.000Z' },
  canReplaceReceipt: true,
};

describe('orderAsFound', () => {
  it('shows everything to number and phone together', () => {
    expect(orderAsFound(whole, 'both')).toEqual(whole);
  });

  it('masks the person but not the number to the number alone', () => {
    const found = orderAsFound(whole, 'order_number');
    expect(found).toMatchObject({
      access: 'masked',
      orderNumber: 'CHM123456',
      customerName: 'T** A** K**',
      phone: '•••••••89',
      totalSen: 9600,
    });
    expect(found).not.toHaveProperty('deliveryAddress');
    expect(found).not.toHaveProperty('specialInstructions');
    expect(found).not.toHaveProperty('customerNote');
    expect(found).not.toHaveProperty('receipt');
  });

  it('masks the number too to the phone alone', () => {
    expect(orderAsFound(whole, 'phone').orderNumber).toBe('CHM•••456');
  });

  it('lets no personal word through a masked answer, whatever it is', () => {
    const word = fc.stringMatching(/^[a-z]{8,20}$/).map((text) => `secret${text}`);
    fc.assert(
      fc.property(word, fc.constantFrom('order_number' as const, 'phone' as const), (secret, searchedBy) => {
        const order = {
          ...whole,
          customerName: secret,
          deliveryAddress: secret,
          specialInstructions: secret,
        };
        const found = orderAsFound({ ...order, customerNote: secret }, searchedBy);
        expect(JSON.stringify(found)).not.toContain(secret);
        expect(foundOrderSchema.safeParse(found).success).toBe(true);
      }),
    );
  });
});
