import type { StoredConfirmation } from '@mooncake/domain/orders/confirmation.contract';
import { afterEach, describe, expect, it } from 'vitest';
import { readKept } from './confirmation-query.ts';
import { orderEvent } from './order-event.ts';

const confirmation: StoredConfirmation = {
  items: [
    { id: 'a', name: 'Shanghai Mooncakes', nameZh: '上海月饼', priceSen: 5200, quantity: 2, metadata: null },
  ],
  totalSen: 10_400,
  customer: { name: 'Tan Ah Hua', phone: '012-345 6789', email: '', notes: '' },
  pickup: {
    methodName: 'Pick up from Rawang',
    methodNameZh: '万挠自取',
    methodDescription: 'Blue door',
    methodDescriptionZh: '蓝色门',
    feeNote: '',
    feeNoteZh: '',
    place: {
      name: 'Kitchen',
      nameZh: '厨房',
      address: '1, Jalan Contoh, Rawang',
      note: 'Ring the bell',
      noteZh: '请按铃',
      mapUrl: 'https://maps.example.com/kitchen',
      mapImageUrl: null,
    },
    batchName: 'Batch 23/9',
    batchNameZh: '',
    batchDate: '2027-09-23',
    timeSlot: '9am - 11am',
    timeSlotZh: '',
    slotNote: 'Side gate',
    slotNoteZh: '侧门',
    deliveryAddress: null,
  },
  paymentReferenceCode: 'CHM004217',
  outsideStock: false,
};

const settings = { shopName: 'Moon Kitchen', shopNameZh: '月亮厨房' };

describe('orderEvent', () => {
  it('says when, where and what', () => {
    expect(orderEvent(confirmation, settings, { language: 'en', host: 'shop.example' })).toEqual({
      uid: 'CHM004217@shop.example',
      date: '2027-09-23',
      title: 'Moon Kitchen: order CHM004217, 9am - 11am',
      description:
        'Pick up from Rawang\nBlue door\n2 × Shanghai Mooncakes\nRM 104.00\nSide gate\nRing the bell\nhttps://maps.example.com/kitchen',
      location: '1, Jalan Contoh, Rawang',
    });
  });

  it('leads to the door where a rider brings the boxes there', () => {
    const theirs = { ...confirmation, pickup: { ...confirmation.pickup, deliveryAddress: '8, Jalan Bulan' } };
    expect(orderEvent(theirs, settings, { language: 'en', host: 'shop.example' }).location).toBe(
      '8, Jalan Bulan',
    );
  });

  it('speaks Chinese, and leads to the door of a delivery', () => {
    const pickup = {
      ...confirmation.pickup,
      place: null,
      timeSlot: null,
      slotNote: '',
      slotNoteZh: '',
      deliveryAddress: '8, Jalan Bulan',
    };
    const event = orderEvent({ ...confirmation, pickup }, settings, { language: 'zh', host: 'h' });
    expect(event.title).toBe('月亮厨房：订单 CHM004217');
    expect(event.description).toBe('万挠自取\n蓝色门\n2 × 上海月饼\nRM 104.00');
    expect(event.location).toBe('8, Jalan Bulan');
  });
});

describe('the order kept in the browser', () => {
  afterEach(() => window.localStorage.clear());
  const keep = (text: string) => window.localStorage.setItem('order_CHM004217', text);

  it('is read back', () => {
    keep(JSON.stringify(confirmation));
    expect(readKept('CHM004217')).toEqual(confirmation);
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['another shape', '{"items":[]}'],
    ['another order', JSON.stringify({ ...confirmation, paymentReferenceCode: 'CHM000001' })],
  ])('counts as unknown when there is %s', (_, text) => {
    if (text !== null) keep(text);
    expect(readKept('CHM004217')).toBeNull();
  });
});
