import type { StoredConfirmation } from '@mooncake/domain/orders/confirmation.contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { en } from '../../i18n/first-page/en.ts';
import { LanguageProvider } from '../../i18n/language-provider.tsx';
import { somePageData } from '../../shared/catalogue/page-data.testing.ts';
import { fillQueries } from '../../shared/catalogue/queries.ts';
import { kitchen } from '../../shared/delivery/place.testing.ts';
import { MemoryRouter } from '../../ui/router/router.testing.tsx';
import { shownToasts, toast } from '../../ui/toast/toast-store.ts';
import { checkStatusTexts } from '../check-status/check-status.texts.ts';
import { OrderSheet } from './order-sheet.tsx';

const ridersOrder: StoredConfirmation = {
  items: [
    { id: 'a', name: 'Shanghai Mooncakes', nameZh: '上海月饼', priceSen: 5200, quantity: 2, metadata: null },
  ],
  totalSen: 10_400,
  customer: { name: 'Tan Ah Hua', phone: '012-345 6789', email: '', notes: '' },
  pickup: {
    methodName: 'Self-arrange delivery from Rawang (Grab/ Lalamove)',
    methodNameZh: '自行安排送货',
    methodDescription: '',
    methodDescriptionZh: '',
    feeNote: '',
    feeNoteZh: '',
    place: kitchen,
    batchName: 'Batch 19/9',
    batchNameZh: '',
    batchDate: '2027-09-19',
    timeSlot: '2pm - 3:30pm',
    timeSlotZh: '',
    slotNote: '',
    slotNoteZh: '',
    deliveryAddress: '8, Jalan Bulan',
  },
  paymentReferenceCode: 'CHM004217',
  outsideStock: false,
};

function show(confirmation: StoredConfirmation): string {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  const page = somePageData();
  fillQueries(queries, page);
  render(
    <MemoryRouter>
      <QueryClientProvider client={queries}>
        <LanguageProvider language="en" messages={en}>
          <OrderSheet confirmation={confirmation} />
        </LanguageProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  );
  return document.body.textContent ?? '';
}

it('says what the shop wrote about the method and its place, in both languages', () => {
  const place = { ...kitchen, note: 'Ring the bell', noteZh: '请按铃' };
  const hint = { methodDescription: 'Look for the moon lantern', methodDescriptionZh: '请找月亮灯笼' };
  const text = show({ ...ridersOrder, pickup: { ...ridersOrder.pickup, ...hint, place } });
  for (const words of ['Look for the moon lantern', '请找月亮灯笼', 'Ring the bell', '请按铃']) {
    expect(text).toContain(words);
  }
});

describe('an order a rider collects', () => {
  it('says where, also on paper, and who pays the rider, in both languages', () => {
    const text = show(ridersOrder);
    for (const words of [
      'Your rider collects at',
      '骑手取货地点',
      '1, Jalan Contoh, Rawang',
      'you book and pay them yourself',
      '骑手由您自行预约和付费',
    ]) {
      expect(text).toContain(words);
    }
    expect(text).not.toContain('we arrange them with you');
    const place = screen.getByText('1, Jalan Contoh, Rawang');
    expect(place.closest('.print\\:hidden')).toBeNull();
  });

  it('has a card for the rider that is copied whole', async () => {
    const writeText = vi.fn(async () => undefined);
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText } as unknown as Clipboard);
    show(ridersOrder);
    toast({ title: 'Copy Failed', message: '', about: 'copy' });
    fireEvent.click(screen.getByRole('button', { name: /Copy for your rider/ }));
    await screen.findAllByText('Copied!');
    await waitFor(() => expect(shownToasts()).toEqual([]));
    expect(writeText).toHaveBeenCalledWith(
      [
        'Collect from: Sample Mooncakes, Our kitchen',
        '1, Jalan Contoh, Rawang',
        'When: Sunday, 19 September 2027, 2pm - 3:30pm',
        'Order number: CHM004217',
      ].join('\n'),
    );
  });

  it('asks for no transfer once it is cancelled', () => {
    expect(show(ridersOrder)).toContain('Include the payment reference');
    cleanup();
    const text = show({ ...ridersOrder, isCancelled: true });
    expect(text).toContain('Order Cancelled');
    expect(text).not.toContain('Include the payment reference');
    expect(text).not.toContain('1-2 hours');
  });

  it('says that it was not accepted where it was not cancelled, as the status page does', () => {
    const text = show({ ...ridersOrder, isCancelled: true, isRejected: true });
    expect(text).not.toContain('Order Cancelled');
    expect(text).toContain('Order Not Accepted');
    expect(text).toContain('订单未被接受');
    expect(text).toContain(checkStatusTexts.en.status.order_processing.description('rejected'));
    expect(text).not.toContain('Include the payment reference');
  });

  it('has no such card once it is cancelled, nor where the customer comes themselves', () => {
    show({ ...ridersOrder, isCancelled: true });
    expect(screen.queryByRole('button', { name: /Copy for your rider/ })).toBeNull();
    cleanup();
    const text = show({ ...ridersOrder, pickup: { ...ridersOrder.pickup, deliveryAddress: null } });
    expect(screen.queryByRole('button', { name: /Copy for your rider/ })).toBeNull();
    expect(text).not.toContain('rider');
    expect(text).not.toContain('not included');
  });
});

describe('an order whose receipt is not settled', () => {
  const order: StoredConfirmation = { ...ridersOrder, isCancelled: false };

  it('asks for another receipt where the last was not accepted, and thanks nobody', () => {
    const text = show({ ...order, isReceiptRefused: true });
    expect(text).toContain('Receipt Not Accepted');
    expect(text).toContain('please send another receipt under Check Status');
    expect(text).not.toContain('Order Confirmed!');
    expect(text).not.toContain('We have your order and your receipt');
  });

  it('asks for no transfer where it says not to pay again', () => {
    const text = show({ ...order, outsideStock: true });
    expect(text).toContain('Please do not pay again.');
    expect(text).not.toContain('transfer description');
  });

  it('has no calendar for a date at which nobody keeps the boxes', () => {
    expect(show(order)).toContain('Add to Calendar');
    cleanup();
    expect(show({ ...order, outsideStock: true })).not.toContain('Add to Calendar');
  });
});

describe('a receipt on which something could not be seen', () => {
  it('is spoken of in both languages, without accusing, with the way to send another', () => {
    const text = show({ ...ridersOrder, receiptHint: 'amount' });
    expect(text).toContain('We could not see RM 104.00 on this picture; you may send another.');
    expect(text).toContain('我们在这张图片上没有看到 RM 104.00');
    expect(screen.getByRole('link', { name: /Send another picture/ }).getAttribute('href')).toBe(
      `/check-status#receipt-${ridersOrder.paymentReferenceCode}`,
    );
  });

  it('is spoken of no more once it was refused, and not while nothing is missing', () => {
    const refused = { ...ridersOrder, receiptHint: 'success', isReceiptRefused: true } as const;
    expect(show(refused)).not.toContain('We could not see');
    cleanup();
    expect(show(ridersOrder)).not.toContain('We could not see');
  });
});
