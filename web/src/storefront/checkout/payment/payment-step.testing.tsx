import type { Language } from '@mooncake/domain/language';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect } from 'vitest';
import { catchUploads } from '../../../lib/api/upload.testing.ts';
import { aProduct } from '../../../shared/catalogue/page-data.testing.ts';
import { type Held, type HoldRecord, holdRecord } from '../hold-record.ts';
import { fillCart, never, openCheckout } from '../open-checkout.testing.tsx';

export const product = aProduct();
export const heldBoxes = (quantity: number): Held => ({
  lines: [
    {
      id: '1',
      name: product.name,
      nameZh: product.nameZh,
      priceSen: 5000,
      quantity,
      image: null,
      metadata: null,
    },
  ],
  deliveryMethodId: 'm-rawang',
  batchId: 'b-13',
  timeSlotId: 's-morning',
  batchDate: '2027-09-13',
  form: {
    name: 'Tan Ah Hua',
    phone: '012-345 6789',
    email: '',
    instagram: '@tan',
    facebook: '',
    notes: '',
    deliveryAddress: '',
  },
});

export const holdIds = {
  first: '00000000-0000-4000-8000-000000000001',
  second: '00000000-0000-4000-8000-000000000002',
};
export const holdOf = (quantity: number, holdId: string): HoldRecord => ({
  holdId,
  orderNumber: 'CHM004217',
  totalSen: 5000 * quantity,
  expiresAt: new Date(Date.now() + 900_000).toISOString(),
  serverNow: new Date().toISOString(),
  canExtend: true,
  receiptName: null,
  isPaymentConfirmed: false,
  held: heldBoxes(quantity),
  offsetMs: 0,
  ended: null,
});

export function openPayment(step: 'payment' | 'late' = 'payment', language: Language = 'en') {
  const answers = Object.fromEntries(
    Object.values(holdIds).map((holdId) => [`/api/checkout/holds/${holdId}`, never]),
  );
  openCheckout(answers, { address: `/checkout?step=${step}`, language });
}

const receipt = () => new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0])], 'paid.jpg');
export async function chooseReceipt() {
  fireEvent.change(screen.getByLabelText('Choose a file'), { target: { files: [receipt()] } });
  await screen.findByText('paid.jpg');
}
export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** Everything is done to order; the receipt is on its way, and the test answers for the shop. */
export async function sendOrder() {
  const uploads = catchUploads();
  openPayment();
  press("I've Made Payment");
  await chooseReceipt();
  press('Complete Order');
  await waitFor(() => expect(uploads).toHaveLength(1));
  return uploads;
}

/** A filled cart whose boxes are held before each test of a file. */
export function holdBeforeEach() {
  const usualUploads = globalThis.XMLHttpRequest;
  beforeEach(async () => {
    await fillCart();
    holdRecord.set(holdOf(1, holdIds.first));
  });
  afterEach(() => {
    globalThis.XMLHttpRequest = usualUploads;
  });
}
