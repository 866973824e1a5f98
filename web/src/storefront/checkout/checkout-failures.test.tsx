import { addItem } from '@mooncake/domain/cart/add-item';
import { emptyCart } from '@mooncake/domain/cart/cart';
import { newCartItem } from '@mooncake/domain/cart/new-cart-item';
import type { DeliveryMethod, OfferedSlot } from '@mooncake/domain/delivery/delivery-method';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { en } from '../../i18n/first-page/en.ts';
import { LanguageProvider } from '../../i18n/language-provider.tsx';
import { changeCart } from '../../lib/cart-store.ts';
import { aProduct, somePageData } from '../../shared/catalogue/page-data.testing.ts';
import { fillQueries } from '../../shared/catalogue/queries.ts';
import { dismissToast, shownToasts } from '../../ui/toast/toast-store.ts';
import { CheckoutScreen } from './checkout-screen.tsx';

const { id: productId, name: productName } = aProduct();
const method: DeliveryMethod = {
  id: 'm-rawang',
  name: 'Pick up from Rawang',
  nameZh: '万挠自取',
  description: '',
  descriptionZh: '',
  sortOrder: 1,
  isPickup: true,
  slotChoice: 'choose',
  needsAddress: false,
  pickupPlace: null,
};
const slot: OfferedSlot = {
  id: 's-morning',
  deliveryMethodId: method.id,
  timeSlot: '9am - 11am',
  isPickup: true,
  requiresTeochewYam: false,
  capacity: null,
  isFull: false,
};
const batch = { batchName: 'Batch 13/9', batchDate: '2027-09-13' };
const limit = {
  productId,
  productName,
  limitQuantity: 9,
  currentQuantity: 0,
  availableStock: 9,
  unit: 'boxes',
};

const healthy: Readonly<Record<string, unknown>> = {
  '/api/delivery-methods': { deliveryMethods: [method] },
  '/api/pickup-batches': {
    batches: [{ ...batch, id: 'b-13', deliveryMethodIds: [method.id], orderUntil: null }],
  },
  '/api/time-slots': { timeSlots: [slot] },
  '/api/availability': {
    batches: [
      { ...batch, batchId: 'b-13', canFulfill: true, insufficientProducts: [], productLimits: [limit] },
    ],
  },
};

type Answers = Readonly<Record<string, (signal: AbortSignal | undefined) => Response | Promise<Response>>>;
const broken = () => new Response('the kitchen is on fire', { status: 500 });
const never: Answers[string] = (signal) =>
  new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));

/** The shop answers as it does on a good day, but for these paths. */
function openCheckout(bad: Answers) {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (asked, init) => {
    const [path = ''] = String(asked).split('?');
    return bad[path]?.(init?.signal ?? undefined) ?? Response.json(healthy[path] ?? {});
  });
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  fillQueries(queries, somePageData());
  render(
    <MemoryRouter initialEntries={['/checkout']}>
      <QueryClientProvider client={queries}>
        <LanguageProvider language="en" messages={en}>
          <CheckoutScreen />
        </LanguageProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  );
}

const toastsShown = () => shownToasts().map(({ title, message, variant }) => [title, message, variant]);
const choose = async (name: RegExp) => fireEvent.click(await screen.findByRole('radio', { name }));

beforeEach(async () => {
  Element.prototype.scrollIntoView = () => undefined;
  const item = newCartItem(aProduct(), null, '1');
  if (item) await changeCart(() => addItem(emptyCart, item));
});

afterEach(() => {
  cleanup();
  for (const { id } of shownToasts()) dismissToast(id);
  vi.useRealTimers();
  window.localStorage.clear();
  vi.restoreAllMocks();
});

describe('the delivery methods', () => {
  const warning = [
    'Warning',
    'Some delivery options may not be fully loaded. Please refresh if needed.',
    'warning',
  ];

  it('fail with a warning, the reason and two methods to look at', async () => {
    openCheckout({ '/api/delivery-methods': broken });
    await waitFor(() => expect(toastsShown()).toContainEqual(warning));
    expect(screen.getByText(/^Failed to load delivery options\. An unexpected error occurred/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy();
    expect(screen.getAllByRole('radio').map((radio) => radio.hasAttribute('disabled'))).toEqual([true, true]);
  });

  it('are given eight seconds, not more', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    openCheckout({ '/api/delivery-methods': never });
    await screen.findByText('Loading delivery options...');
    await act(() => vi.advanceTimersByTimeAsync(7500));
    expect(toastsShown()).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(toastsShown()).toContainEqual(warning);
  });
});

describe('what belongs to a method', () => {
  it('says when the dates do not load', async () => {
    openCheckout({ '/api/pickup-batches': broken });
    await waitFor(() =>
      expect(toastsShown()).toEqual([['Error', 'Failed to load available dates', 'destructive']]),
    );
  });

  it('says when the stock does not load, and lists no date without it', async () => {
    openCheckout({ '/api/availability': broken });
    await choose(/Pick up from Rawang/);
    await waitFor(() =>
      expect(toastsShown()).toEqual([['Error', 'Failed to load stock information', 'destructive']]),
    );
    expect(screen.queryByRole('radio', { name: /Batch 13\/9/ })).toBeNull();
  });
});

describe('a reservation', () => {
  it('the server cannot make is told at the button, and nothing typed is lost', async () => {
    openCheckout({ '/api/checkout/holds': broken });
    await choose(/Pick up from Rawang/);
    await choose(/Batch 13\/9/);
    await choose(/9am - 11am/);
    for (const [label, value] of [
      [/^Name/, 'Tan Ah Hua'],
      [/^Phone Number/, '012-345 6789'],
      [/^Instagram/, '@tan'],
    ] as const) {
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    }
    fireEvent.click(screen.getByRole('button', { name: 'Proceed to Payment (RM 50.00)' }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('ErrorAn unexpected error occurred. Please try again.');
    expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Tan Ah Hua');
  });
});
