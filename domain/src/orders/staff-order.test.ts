import { describe, expect, it } from 'vitest';
import { checkStaffOrder, staffOrderStatus } from './staff-order.ts';

const form = {
  name: 'Tan Mei Ling',
  phone: '012-034 5678',
  email: '',
  instagram: '',
  facebook: '',
  notes: '',
  deliveryAddress: '',
};
const selection = { batchId: 'b1', timeSlotId: 's1', needsAddress: false };

describe('checkStaffOrder', () => {
  it('asks for a name and a phone, and no second contact', () => {
    expect(checkStaffOrder(form, selection)).toEqual([]);
    expect(checkStaffOrder({ ...form, name: ' ', phone: '12' }, selection).map(({ code }) => code)).toEqual([
      'name_required',
      'phone_invalid',
    ]);
  });

  it('asks for an address where the order is brought to a door', () => {
    expect(checkStaffOrder(form, { ...selection, needsAddress: true })).toEqual([
      { code: 'address_required', field: 'deliveryAddress' },
    ]);
  });
});

describe('staffOrderStatus', () => {
  it('waits for the money, or has it', () => {
    expect(staffOrderStatus('pending')).toEqual({ orderStatus: 'pending', paymentStatus: 'pending' });
    expect(staffOrderStatus('verified')).toEqual({ orderStatus: 'verified', paymentStatus: 'verified' });
  });
});
