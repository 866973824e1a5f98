import type { Language } from '@mooncake/domain/language';
import type { AdminOrder } from '@mooncake/domain/orders/admin-order.contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { en } from '../../i18n/first-page/en.ts';
import { zh } from '../../i18n/first-page/zh.ts';
import { LanguageProvider } from '../../i18n/language-provider.tsx';
import { MemoryRouter } from '../../ui/router/router.testing.tsx';
import { shownToasts } from '../../ui/toast/toast-store.ts';
import type { AdminConnection } from '../connection/admin-connection.ts';
import { ConnectionContext } from '../connection/connection-context.ts';
import { StaffContext } from '../connection/session/staff-context.ts';

export function anOrder(changes: Partial<AdminOrder> = {}): AdminOrder {
  return {
    id: '00000000-0000-4000-8000-000000000001',
    orderNumber: 'CHM123456',
    linkKey: '0123456789abcdef0123456789abcdef',
    orderStatus: 'payment_uploaded',
    paymentStatus: 'pending',
    dashboardStatus: 'pending',
    version: 3,
    customer: {
      name: 'Tan Ah Hua',
      phone: '012-345 6789',
      email: null,
      instagram: null,
      facebook: null,
      whatsapp: null,
    },
    language: 'en',
    mooncakeType: 'Exclusive Mochi Snowskin',
    quantity: 1,
    totalSen: 5000,
    items: [],
    deliveryMethod: null,
    batch: null,
    timeSlot: null,
    timeSlotZh: '',
    slotNote: '',
    slotNoteZh: '',
    timeSlotId: null,
    deliveryAddress: null,
    moved: null,
    specialInstructions: null,
    adminNotes: '',
    adminNotesVersion: 1,
    customerNote: null,
    receiptVerdict: null,
    hasReceipt: false,
    outsideStock: false,
    paymentUploadedAt: null,
    paymentVerifiedAt: null,
    paymentRejectedAt: null,
    refund: null,
    createdAt: '2026-09-01T10:00:00.000Z',
    updatedAt: '2026-09-01T10:00:00.000Z',
    ...changes,
  };
}

const silentLine = {
  subscribe: () => () => undefined,
  state: () => ({ live: 'connected', health: null, checks: 0 }),
} as unknown as AdminConnection;
const state = silentLine.state();
silentLine.state = () => state;

const member = { id: 'x', name: 'Mei', email: 'mei@example.com', role: 'admin' } as const;

/** Draws a part of the tab as the back office would, in English unless told otherwise. */
export function renderInOffice(part: ReactNode, path = '/', language: Language = 'en') {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapped = (children: ReactNode) => (
    <MemoryRouter address={path}>
      <QueryClientProvider client={queries}>
        <LanguageProvider language={language} messages={{ en, zh }[language]}>
          <ConnectionContext value={silentLine}>
            <StaffContext value={member}>{children}</StaffContext>
          </ConnectionContext>
        </LanguageProvider>
      </QueryClientProvider>
    </MemoryRouter>
  );
  const { rerender, unmount } = render(wrapped(part));
  return {
    redraw: (next: ReactNode) => rerender(wrapped(next)),
    /** What a live update does. */
    refetch: () => queries.invalidateQueries({ queryKey: ['orders'] }),
    unmount,
    queries,
  };
}

/** Answers calls at the network's edge; `null` stands for a connection that is gone. */
export function answerCalls(answer: (path: string, body: unknown) => Response | null) {
  return vi.spyOn(window, 'fetch').mockImplementation(async (path, options) => {
    const body: unknown = typeof options?.body === 'string' ? JSON.parse(options.body) : undefined;
    const response = answer(String(path), body);
    if (!response) throw new TypeError('Failed to fetch');
    return response;
  });
}

export const refusal = (code: string, details: object = {}, status = 409) =>
  Response.json({ code, title: code, details, requestId: 'r' }, { status });

export const toastsShown = () => shownToasts().map(({ title, message }) => `${title} / ${message}`);
