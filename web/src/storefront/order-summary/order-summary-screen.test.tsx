import { confirmationKey, type StoredConfirmation } from '@mooncake/domain/orders/confirmation.contract';
import { focusManager, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueries } from '../../app/create-queries.ts';
import { en } from '../../i18n/first-page/en.ts';
import { LanguageProvider } from '../../i18n/language-provider.tsx';
import { somePageData } from '../../shared/catalogue/page-data.testing.ts';
import { kitchen } from '../../shared/delivery/place.testing.ts';
import { MemoryRouter } from '../../ui/router/router.testing.tsx';
import { orderSummaryTexts } from './order-summary.texts.ts';
import { OrderSummaryScreen } from './order-summary-screen.tsx';

const placed: StoredConfirmation = {
  items: [{ id: 'a', name: 'Mochi', nameZh: '麻糬', priceSen: 5200, quantity: 1, metadata: null }],
  totalSen: 5200,
  customer: { name: 'Tan Ah Hua', phone: '012-345 6789', email: '', notes: '' },
  pickup: {
    methodName: 'Pick up from Rawang',
    methodNameZh: '万挠自取',
    methodDescription: '',
    methodDescriptionZh: '',
    feeNote: '',
    feeNoteZh: '',
    place: kitchen,
    batchName: 'Batch 19/9',
    batchNameZh: '',
    batchDate: '2027-09-19',
    timeSlot: '9am - 11am',
    timeSlotZh: '',
    slotNote: '',
    slotNoteZh: '',
    deliveryAddress: null,
  },
  paymentReferenceCode: 'CHM004217',
  outsideStock: false,
};

let atShop = placed;
const asked = vi.fn();
const minute = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  atShop = placed;
  asked.mockClear();
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (path) => {
    if (!String(path).endsWith('/confirmation')) return Response.json({});
    asked();
    return Response.json(atShop);
  });
});
afterEach(() => {
  focusManager.setFocused(undefined);
  window.localStorage.removeItem(confirmationKey('CHM004217'));
});
async function open() {
  render(
    <MemoryRouter address="/order-summary/CHM004217">
      <QueryClientProvider client={createQueries(somePageData())}>
        <LanguageProvider language="en" messages={en}>
          <OrderSummaryScreen />
        </LanguageProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  );
  await screen.findByRole('heading', { level: 1, name: new RegExp(orderSummaryTexts.en.confirmed) });
}
const refusedHeading = () =>
  screen.findByRole('heading', { level: 1, name: new RegExp(orderSummaryTexts.en.refused) });

describe('a summary that is open when staff decide', () => {
  it('follows within a minute', async () => {
    await open();
    atShop = { ...placed, isReceiptRefused: true };
    await act(() => vi.advanceTimersByTimeAsync(minute));
    expect(await refusedHeading()).toBeTruthy();
  });

  it('follows at once when the customer comes back to it, and asks nothing while they are away', async () => {
    await open();
    focusManager.setFocused(false);
    asked.mockClear();
    atShop = { ...placed, isReceiptRefused: true };
    await act(() => vi.advanceTimersByTimeAsync(3 * minute));
    expect(asked).not.toHaveBeenCalled();
    act(() => focusManager.setFocused(true));
    expect(await refusedHeading()).toBeTruthy();
  });

  it('asks no more once the order ended', async () => {
    await open();
    atShop = { ...placed, isCancelled: true };
    await act(() => vi.advanceTimersByTimeAsync(minute));
    await screen.findByRole('heading', { level: 1, name: new RegExp(orderSummaryTexts.en.cancelled) });
    asked.mockClear();
    await act(() => vi.advanceTimersByTimeAsync(3 * minute));
    expect(asked).not.toHaveBeenCalled();
  });
});
