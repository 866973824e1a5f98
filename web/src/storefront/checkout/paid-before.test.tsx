import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { aProduct } from '../../shared/catalogue/page-data.testing.ts';
import { changeForm } from './draft.ts';
import { changeHoldRecord, type HoldRecord, holdRecord } from './hold-record.ts';
import { choose, fillCart, openCheckout } from './open-checkout.testing.tsx';

const minuteMs = 60_000;
const earlierTotalSen = 1234;
const newHold = {
  ...{
    holdId: '00000000-0000-4000-8000-000000000002',
    orderNumber: 'CHM454171',
    totalSen: aProduct().priceSen,
  },
  ...{
    expiresAt: new Date(Date.now() + 15 * minuteMs).toISOString(),
    serverNow: new Date().toISOString(),
    canExtend: true,
  },
};

/** What this browser reserved before, for another amount than the cart costs now. */
function keepEarlier(change: Partial<HoldRecord>, expiresInMs = 10 * minuteMs) {
  holdRecord.set({
    ...{
      holdId: '00000000-0000-4000-8000-000000000001',
      orderNumber: 'CHM454171',
      totalSen: earlierTotalSen,
    },
    ...{
      expiresAt: new Date(Date.now() + expiresInMs).toISOString(),
      serverNow: new Date().toISOString(),
      canExtend: true,
    },
    ...{ ended: null, isPaymentConfirmed: false, receiptName: null, held: null, offsetMs: 0, ...change },
  });
}

let asked = 0;
async function pressProceed(language: 'en' | 'zh' = 'en') {
  asked = 0;
  const hold = () => {
    asked += 1;
    return Response.json(newHold);
  };
  openCheckout({ '/api/checkout/holds': hold }, { language });
  await choose(language === 'en' ? /Pick up from Rawang/ : /万挠自取/);
  await waitFor(async () =>
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: /9am - 11am/ })).checked).toBe(true),
  );
  fireEvent.click(screen.getByRole('button', { name: language === 'en' ? /^Proceed to Payment/ : /付款/ }));
}

beforeEach(async () => {
  await fillCart();
  changeForm({ name: 'Mei', phone: '0123456789', email: 'mei@example.com' });
});

it.each([
  ['was said to be paid', { isPaymentConfirmed: true }, 10 * minuteMs],
  ['has a receipt chosen', { receiptName: 'receipt.jpg' }, 10 * minuteMs],
  ['ran out', {}, -minuteMs],
] as const)('an order that %s is not replaced by another amount unasked', async (_, change, expiresInMs) => {
  keepEarlier(change, expiresInMs);
  await pressProceed();
  expect(await screen.findByText('Did you already pay for CHM454171?')).toBeTruthy();
  expect(screen.getByText(/It was reserved for RM 12\.34/)).toBeTruthy();
  expect(asked).toBe(0);
  const way = screen.getByRole('link', { name: 'Yes, send my receipt' });
  expect(way.getAttribute('href')).toBe(`/checkout?step=${expiresInMs < 0 ? 'late' : 'payment'}`);
  expect(holdRecord.current()?.totalSen).toBe(earlierTotalSen);
});

it('an order of which nothing was paid gives way', async () => {
  keepEarlier({ isPaymentConfirmed: true });
  await pressProceed('zh');
  expect(await screen.findByText('CHM454171 已经付款了吗？')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /^还没有付款/ }));
  await waitFor(() => expect(holdRecord.current()?.totalSen).toBe(newHold.totalSen));
  expect(holdRecord.current()?.isPaymentConfirmed).toBe(false);
});

it.each([
  ['nobody paid or chose a receipt for', {}],
  ['was let go', { ended: 'released' }],
] as const)('an order that %s is changed without a question', async (_, change) => {
  keepEarlier(change);
  await pressProceed();
  await waitFor(() => expect(asked).toBe(1));
  expect(screen.queryByText(/Did you already pay/)).toBeNull();
});

it('the same amount needs no question', async () => {
  keepEarlier({ isPaymentConfirmed: true });
  changeHoldRecord({ totalSen: newHold.totalSen });
  await pressProceed();
  await waitFor(() => expect(asked).toBe(1));
});
