import { addItem } from '@mooncake/domain/cart/add-item';
import { emptyCart } from '@mooncake/domain/cart/cart';
import { newCartItem } from '@mooncake/domain/cart/new-cart-item';
import type { DeliveryMethod, OfferedSlot } from '@mooncake/domain/delivery/delivery-method';
import type { Language } from '@mooncake/domain/language';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { en } from '../../i18n/first-page/en.ts';
import { zh } from '../../i18n/first-page/zh.ts';
import { LanguageProvider } from '../../i18n/language-provider.tsx';
import { changeCart } from '../../lib/cart-store.ts';
import { aProduct, somePageData } from '../../shared/catalogue/page-data.testing.ts';
import { fillQueries } from '../../shared/catalogue/queries.ts';
import { MemoryRouter } from '../../ui/router/router.testing.tsx';
import { CheckoutScreen } from './checkout-screen.tsx';

const { id: productId, name: productName, nameZh: productNameZh } = aProduct();
export const method: DeliveryMethod = {
  id: 'm-rawang',
  name: 'Pick up from Rawang',
  nameZh: '万挠自取',
  description: '',
  descriptionZh: '',
  feeNote: '',
  feeNoteZh: '',
  sortOrder: 1,
  isPickup: true,
  slotChoice: 'choose',
  needsAddress: false,
  place: null,
};
export const slot: OfferedSlot = {
  id: 's-morning',
  deliveryMethodId: method.id,
  timeSlot: '9am - 11am',
  timeSlotZh: '',
  note: '',
  noteZh: '',
  isPickup: true,
  requiresTeochewYam: false,
  capacity: null,
  isFull: false,
};
export const batch = { batchName: 'Batch 13/9', batchNameZh: '', batchDate: '2027-09-13' };
export const limit = {
  productId,
  productName,
  productNameZh,
  limitQuantity: 9,
  currentQuantity: 0,
  availableStock: 9,
  unit: 'boxes',
};

export const healthy: Readonly<Record<string, unknown>> = {
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

export type Answers = Readonly<
  Record<string, (signal: AbortSignal | undefined) => Response | Promise<Response>>
>;
export const broken = () => new Response('the kitchen is on fire', { status: 500 });
export const never: Answers[string] = (signal) =>
  new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));

type OpenOptions = { language?: Language; address?: string };

/** The shop answers as it does on a good day, but for these paths. */
export function openCheckout(bad: Answers, { language = 'en', address = '/checkout' }: OpenOptions = {}) {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (asked, init) => {
    const [path = ''] = String(asked).split('?');
    return bad[path]?.(init?.signal ?? undefined) ?? Response.json(healthy[path] ?? {});
  });
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  fillQueries(queries, somePageData());
  render(
    <MemoryRouter address={address}>
      <QueryClientProvider client={queries}>
        <LanguageProvider language={language} messages={{ en, zh }[language]}>
          <CheckoutScreen />
        </LanguageProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  );
  return queries;
}

export const choose = async (name: RegExp) => fireEvent.click(await screen.findByRole('radio', { name }));

/** One box of mochi is what the customer came to order. */
export async function fillCart() {
  const item = newCartItem(aProduct(), null, '1');
  if (item) await changeCart(() => addItem(emptyCart, item));
}
