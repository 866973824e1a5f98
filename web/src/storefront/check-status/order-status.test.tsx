import type { Language } from '@mooncake/domain/language';
import type { FoundOrder, FullOrder } from '@mooncake/domain/lookup/lookup.contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { en } from '../../i18n/first-page/en.ts';
import { zh } from '../../i18n/first-page/zh.ts';
import { LanguageProvider } from '../../i18n/language-provider.tsx';
import { somePageData } from '../../shared/catalogue/page-data.testing.ts';
import { fillQueries } from '../../shared/catalogue/queries.ts';
import { kitchen } from '../../shared/delivery/place.testing.ts';
import { MemoryRouter } from '../../ui/router/router.testing.tsx';
import { fullOrder } from './full-order.testing.ts';
import { ResultCard } from './result-card.tsx';
import { ownBrowser } from './status-api.ts';

const order = fullOrder;
function show(shown: FoundOrder, language: Language = 'en') {
  const queries = new QueryClient();
  const page = somePageData();
  fillQueries(queries, page);
  render(
    <MemoryRouter>
      <QueryClientProvider client={queries}>
        <LanguageProvider language={language} messages={{ en, zh }[language]}>
          <ResultCard
            order={shown}
            proof={ownBrowser}
            onChanged={() => undefined}
            onEnterBoth={() => undefined}
            onBackToList={null}
            onAnother={() => undefined}
          />
        </LanguageProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  );
  return document.body.textContent ?? '';
}

describe('the title of a found order', () => {
  it.each([
    ['order_cancelled', 'cancelled', 'Order Cancelled', 'contact us'],
    ['order_confirmed', 'verified', 'Order Confirmed!', 'payment is verified'],
    ['payment_pending_verification', 'verified', 'Payment Pending Verification', '1-2 hours'],
    ['order_placed', 'verified', 'Order Placed', 'upload your payment receipt'],
    ['order_processing', 'payment_uploaded', 'Order Processing', '1-2 hours'],
    ['order_processing', 'ready_for_pickup', 'Order Processing', 'packed and ready'],
    ['order_processing', 'completed', 'Order Processing', 'handed over'],
    ['order_processing', 'rejected', 'Order Processing', 'was not accepted'],
  ] as const)('%s while %s', (customerStatus, orderStatus, title, described) => {
    const text = show({ ...order, customerStatus, orderStatus });
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(title);
    expect(text).toContain(described);
  });
});

describe('a found order', () => {
  it('names its batch in the language of its reader, where it has such a name', () => {
    const batch = { batchName: 'Batch 17/9', batchNameZh: '九月十七批次', batchDate: '2027-09-17' };
    expect(show({ ...order, batch }, 'zh')).toContain('九月十七批次');
    cleanup();
    expect(show({ ...order, batch: { ...batch, batchNameZh: '' } }, 'zh')).toContain('Batch 17/9');
  });

  it('says where no address was given, and shows one that was', () => {
    expect(show(order)).toContain('No delivery address provided');
    cleanup();
    expect(show({ ...order, deliveryAddress: '8, Jalan Bulan' })).toContain('8, Jalan Bulan');
  });

  it('shows what staff wrote when cancelling', () => {
    const customerNote = 'The amount did not arrive.';
    const shown = { ...order, customerStatus: 'order_cancelled', orderStatus: 'cancelled' } as const;
    expect(show({ ...shown, customerNote })).toContain(customerNote);
  });

  it('asks for another receipt where the last was refused', () => {
    show({ ...order, orderStatus: 'cancelled', paymentStatus: 'rejected', canReplaceReceipt: true });
    expect(screen.getByRole('heading', { name: 'Upload another receipt' })).toBeTruthy();
    expect(screen.getByLabelText('Choose a file')).toBeTruthy();
  });

  it('does not promise to verify a receipt it has refused', () => {
    const text = show({ ...order, paymentStatus: 'rejected', canReplaceReceipt: true });
    expect(text).toContain('We could not accept your payment receipt.');
    expect(text).not.toContain('1-2 hours');
  });

  it('names product and time in Chinese to who reads Chinese', () => {
    const text = show(order, 'zh');
    expect(text).toContain('Shanghai Mooncakes 上海月饼');
    expect(text).toContain('时间另行通知');
    expect(text).not.toContain('Time will inform later');
  });

  it('takes no receipt once the payment is settled', () => {
    show({ ...order, paymentStatus: 'verified' });
    expect(screen.queryByLabelText('Choose a file')).toBeNull();
  });

  it('says plainly what happens to a late order whose stock was gone', () => {
    expect(show({ ...order, orderStatus: 'pending', outsideStock: true })).toContain(
      'Please do not pay again.',
    );
  });

  describe('what the shop wrote about the method and its place', () => {
    const noted = {
      ...order,
      deliveryMethod: {
        ...fullOrder.deliveryMethod,
        id: 'm-market',
        name: 'Ipoh night market',
        nameZh: '怡保夜市自取',
        description: 'Look for the moon lantern',
        descriptionZh: '请找月亮灯笼',
        feeNote: '',
        feeNoteZh: '',
        isPickup: true,
        needsAddress: false,
        place: { ...kitchen, note: 'Ring the bell', noteZh: '请按铃' },
      },
    };

    it.each([
      ['en', ['Look for the moon lantern', 'Ring the bell'], ['请找月亮灯笼', '请按铃']],
      ['zh', ['请找月亮灯笼', '请按铃'], ['Look for the moon lantern', 'Ring the bell']],
    ] as const)("stands in the reader's language alone: %s", (language, read, unread) => {
      const text = show(noted, language);
      for (const words of read) expect(text).toContain(words);
      for (const words of unread) expect(text).not.toContain(words);
    });

    it('is English where there is no Chinese', () => {
      const place = { ...noted.deliveryMethod.place, noteZh: '' };
      const deliveryMethod = { ...noted.deliveryMethod, descriptionZh: '', place };
      const text = show({ ...noted, deliveryMethod }, 'zh');
      expect(text).toContain('Look for the moon lantern');
      expect(text).toContain('Ring the bell');
    });
  });

  describe('a rider of the customer collects', () => {
    const deliveryMethod = {
      id: 'm-rider',
      name: 'Self-arrange delivery from Rawang (Grab/ Lalamove)',
      nameZh: '自行安排送货',
      description: '',
      descriptionZh: '',
      feeNote: 'Riders charge about RM 15.',
      feeNoteZh: '骑手约收 RM 15。',
      isPickup: false,
      needsAddress: true,
      place: { ...kitchen, mapUrl: 'https://maps.example.com/kitchen' },
    };
    const theirs: FullOrder = {
      ...order,
      deliveryMethod,
      timeSlot: '2pm - 3:30pm',
      timeSlotZh: '',
      slotNote: 'Side gate',
      slotNoteZh: '侧门',
      deliveryAddress: '8, Jalan Bulan',
    };

    it('where, whom they are paid by, and what to tell them', () => {
      const text = show(theirs);
      expect(text).toContain('Your rider collects at');
      expect(text).toContain('1, Jalan Contoh, Rawang');
      expect(text).toContain('8, Jalan Bulan');
      expect(text).toContain('You book and pay your rider yourself.');
      expect(text).toContain('When: Friday, 17 September 2027, 2pm - 3:30pm\nOrder number: CHM004217');
      expect(screen.getByRole('button', { name: 'Copy for your rider' })).toBeTruthy();
      expect(screen.getByRole('link', { name: 'Open in maps' }).getAttribute('href')).toBe(
        'https://maps.example.com/kitchen',
      );
      expect(text).toContain('Riders charge about RM 15.');
      expect(text).toContain('Side gate');
      expect(show(theirs, 'zh')).toContain('骑手约收 RM 15。');
    });

    it('with nothing to copy while the order is masked or once it is over', () => {
      const { deliveryAddress: _, access: __, ...rest } = theirs;
      expect(show({ ...rest, access: 'masked' })).toContain('Your rider collects at');
      expect(screen.queryByRole('button', { name: 'Copy for your rider' })).toBeNull();
      cleanup();
      show({ ...theirs, orderStatus: 'cancelled' });
      expect(screen.queryByRole('button', { name: 'Copy for your rider' })).toBeNull();
    });
  });

  it('hides the address of a masked order and says how to see it', () => {
    const { deliveryAddress: _, access: __, ...rest } = order;
    const text = show({ ...rest, access: 'masked' });
    expect(text).toContain('order number and phone number together');
    expect(text).not.toContain('No delivery address provided');
    expect(text).toContain('Hidden');
  });
});
