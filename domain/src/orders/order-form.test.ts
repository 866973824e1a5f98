import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canSubmitOrderForm,
  checkOrderForm,
  type OrderForm,
  type OrderFormSelection,
  orderFormSchema,
} from './order-form.ts';

const filled: OrderForm = {
  name: 'Tan Ah Kow',
  phone: '012-345 6789',
  email: 'tan@example.com',
  instagram: '',
  facebook: '',
  notes: '',
  deliveryAddress: '',
};
const pickup: OrderFormSelection = { batchId: 'b1', timeSlotId: 's1', needsAddress: false };
const delivery: OrderFormSelection = { ...pickup, needsAddress: true };

const codes = (form: OrderForm, selection: OrderFormSelection | null) =>
  checkOrderForm(form, selection).map(({ code }) => code);

describe('checkOrderForm', () => {
  it('is content with a filled form', () => {
    expect(checkOrderForm(filled, pickup)).toEqual([]);
    expect(checkOrderForm({ ...filled, deliveryAddress: '1 Jalan Bulan' }, delivery)).toEqual([]);
  });

  it.each([
    ['selection_required', filled, null],
    ['selection_required', filled, { ...pickup, batchId: null }],
    ['selection_required', filled, { ...pickup, timeSlotId: null }],
    ['second_contact_required', { ...filled, email: '  ' }, pickup],
    ['address_required', { ...filled, deliveryAddress: ' \n ' }, delivery],
    ['name_required', { ...filled, name: ' ' }, pickup],
    ['phone_required', { ...filled, phone: '' }, pickup],
    ['email_invalid', { ...filled, email: 'tan@' }, pickup],
    ['phone_invalid', { ...filled, phone: '12' }, pickup],
  ] as const)('finds %s', (code, form, selection) => {
    expect(codes(form, selection)).toEqual([code]);
  });

  it('tells everything at once in the specified order, each with its field', () => {
    const empty = { ...filled, name: '', phone: '', email: '' };
    expect(checkOrderForm(empty, { ...delivery, batchId: null })).toEqual([
      { code: 'selection_required', field: 'selection' },
      { code: 'second_contact_required', field: 'email' },
      { code: 'address_required', field: 'deliveryAddress' },
      { code: 'name_required', field: 'name' },
      { code: 'phone_required', field: 'phone' },
    ]);
  });

  it.each(['email', 'instagram', 'facebook'] as const)('takes %s as the second contact', (field) => {
    const form = { ...filled, email: '', [field]: 'moon@example.com' };
    expect(codes(form, pickup)).toEqual([]);
  });
});

describe('canSubmitOrderForm', () => {
  it('lets a badly written email or phone through to its message', () => {
    expect(canSubmitOrderForm({ ...filled, email: 'tan@', phone: '12' }, pickup)).toBe(true);
  });

  it('is exactly the disabling rule of the button, for any form', () => {
    const field = fc.constantFrom('', ' ', 'x', 'tan@example.com', '012-345 6789');
    const form = fc.record({
      name: field,
      phone: field,
      email: field,
      instagram: field,
      facebook: field,
      notes: field,
      deliveryAddress: field,
    });
    const selection = fc.option(
      fc.record({
        batchId: fc.option(fc.constant('b1')),
        timeSlotId: fc.option(fc.constant('s1')),
        needsAddress: fc.boolean(),
      }),
    );
    fc.assert(
      fc.property(form, selection, (given, chosen) => {
        const has = (value: string) => value.trim().length > 0;
        const expected =
          has(given.name) &&
          has(given.phone) &&
          [given.email, given.instagram, given.facebook].some(has) &&
          chosen !== null &&
          chosen.batchId !== null &&
          chosen.timeSlotId !== null &&
          (!chosen.needsAddress || has(given.deliveryAddress));
        expect(canSubmitOrderForm(given, chosen)).toBe(expected);
        if (checkOrderForm(given, chosen).length === 0) expect(expected).toBe(true);
      }),
    );
  });
});

describe('orderFormSchema', () => {
  it('trims, and refuses what no field could mean', () => {
    expect(orderFormSchema.parse({ ...filled, name: '  Tan ' }).name).toBe('Tan');
    expect(orderFormSchema.safeParse({ ...filled, notes: 'x'.repeat(1001) }).success).toBe(false);
    expect(orderFormSchema.safeParse({ ...filled, phone: undefined }).success).toBe(false);
  });
});
