import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FullOrder, foundOrderSchema } from './lookup.contract.ts';
import { readLookup } from './lookup.ts';
import { orderAsFound } from './mask-order.ts';

const whole: FullOrder = {
  access: 'full',
  orderNumber: 'CHM123456',
  customerStatus: 'order_processing',
  orderStatus: 'payment_uploaded',
  customerName: 'Tan Ah Kow',
  phone: '012-345 6789',
  products: [{ name: 'Shanghai Mooncakes', nameZh: '上海月饼', quantity: 2 }],
  quantity: 2,
  totalSen: 9600,
  deliveryMethod: {
    id: 'm',
    name: 'KL Share Delivery fees',
    nameZh: '吉隆坡拼送',
    description: '',
    descriptionZh: '',
    feeNote: '',
    feeNoteZh: '',
    isPickup: false,
    needsAddress: true,
    place: null,
  },
  batch: { batchName: 'KL 17/9', batchNameZh: '', batchDate: '2025-09-17' },
  timeSlot: 'Time will inform later',
  timeSlotZh: '时间另行通知',
  slotNote: '',
  slotNoteZh: '',
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

function found(orderNumber = '', phone = '', isOwn = false, order = whole) {
  const asked = readLookup({ orderNumber, phone });
  if (!asked) throw new Error('nothing was asked');
  return orderAsFound(order, asked, isOwn);
}

describe('orderAsFound', () => {
  it('shows everything to number and phone together', () => {
    expect(found('chm-123456', '+60 12 345 6789')).toEqual(whole);
  });

  it('masks the person but not the number to the number alone', () => {
    const masked = found('CHM123456', '');
    expect(masked).toMatchObject({
      access: 'masked',
      orderNumber: 'CHM123456',
      customerName: 'T** A** K**',
      phone: '•••••••89',
      totalSen: 9600,
    });
    expect(masked).not.toHaveProperty('deliveryAddress');
    expect(masked).not.toHaveProperty('specialInstructions');
    expect(masked).not.toHaveProperty('customerNote');
    expect(masked).not.toHaveProperty('receipt');
  });

  it('masks the number too to the phone alone', () => {
    expect(found('', '012-345 6789')).toMatchObject({ access: 'masked', orderNumber: 'CHM•••456' });
  });

  it.each([
    ['#', '012-345 6789'],
    ['–', '012-345 6789'],
    ['＃', '012-345 6789'],
    ['CHM654321', '012-345 6789'],
    ['CHM123456', '-'],
    ['CHM123456', '019-999 9999'],
  ])('stays masked to number %j with phone %j', (orderNumber, phone) => {
    expect(found(orderNumber, phone).access).toBe('masked');
  });

  it('shows everything to the browser that ordered, whatever it asked by', () => {
    expect(found('', '012-345 6789', true)).toEqual(whole);
  });

  it('never shows everything to a text without six digits', () => {
    const almost = fc
      .stringMatching(/^[CHMchm#＃\-–— .\d０-９]{0,14}$/)
      .filter((text) => (text.normalize('NFKC').match(/\d/g) ?? []).length < 6);
    const number = fc.oneof(almost, fc.constantFrom('#', '-', '##', '–', '＃', 'CHM', '\u200B'));
    const phone = fc.oneof(fc.constantFrom('012-345 6789', '+60123456789', '', '-', '('), fc.string());
    fc.assert(
      fc.property(number, phone, (orderNumber, typed) => {
        fc.pre(readLookup({ orderNumber, phone: typed }) !== null);
        expect(found(orderNumber, typed).access).toBe('masked');
      }),
    );
  });

  it('lets no personal word through a masked answer, whatever it is', () => {
    const word = fc.stringMatching(/^[a-z]{8,20}$/).map((text) => `secret${text}`);
    fc.assert(
      fc.property(
        word,
        fc.constantFrom(['CHM123456', ''], ['', '012-345 6789']),
        (secret, [number, phone]) => {
          const order = {
            ...whole,
            customerName: secret,
            deliveryAddress: secret,
            specialInstructions: secret,
          };
          const masked = found(number, phone, false, { ...order, customerNote: secret });
          expect(JSON.stringify(masked)).not.toContain(secret);
          expect(foundOrderSchema.safeParse(masked).success).toBe(true);
        },
      ),
    );
  });
});
