import type {
  BankPayment,
  FoundOrder,
  MoneyOverview,
  PaymentState,
} from '@mooncake/domain/statements/statements.contract';
import { fireEvent, screen } from '@testing-library/react';
import { answerCalls } from '../orders/orders.testing.tsx';

export const id = (last: number) => `00000000-0000-4000-8000-00000000000${last}`;
const nothing = { payments: 0, amountSen: 0 };
const states: MoneyOverview['states'] = {
  exact: nothing,
  likely: nothing,
  amount_differs: nothing,
  paid_twice: nothing,
  unknown: nothing,
  matched: nothing,
  set_aside: nothing,
};
export const overview: MoneyOverview = {
  cameInSen: 9600,
  matchedSen: 4800,
  setAsideSen: 0,
  openSen: 4800,
  states: { ...states, likely: { payments: 1, amountSen: 4800 }, matched: { payments: 1, amountSen: 4800 } },
  missing: { orders: 0, amountSen: 0 },
  perhapsPaid: { orders: 0, amountSen: 0 },
  statements: [
    {
      id: id(9),
      name: 'Purnama',
      fromDate: '2026-09-01',
      toDate: '2026-09-30',
      payments: 2,
      newPayments: 2,
      importedAt: '2026-10-01T00:00:00.000Z',
    },
  ],
};
export const suggested = {
  orderId: id(2),
  orderNumber: 'CHM004217',
  customerName: 'Tan Mei Ling',
  totalSen: 4800,
  dueSen: 4800,
  orderStatus: 'pending',
  paymentStatus: 'pending',
  reason: 'name',
} as const;
export const payment: BankPayment = {
  id: id(1),
  version: 3,
  paidOn: '2026-09-03',
  amountSen: 4800,
  text: 'FUND TRANSFER',
  payer: 'TAN MEI LING',
  state: 'likely',
  note: '',
  statementName: 'Purnama',
  shares: [],
  suggestions: [suggested],
};

type Facts = {
  seen?: MoneyOverview;
  payments?: Partial<Record<PaymentState, BankPayment[]>>;
  change?: () => Response;
  remove?: () => Response;
  /** What a search for an order finds. */
  found?: FoundOrder[];
};

/** The bank told this; changes are written down and answered as the test says. */
export function serve({ seen = overview, payments = {}, change, remove, found = [] }: Facts = {}) {
  const sent: { path: string; body: unknown }[] = [];
  answerCalls((path, body) => {
    if (body !== undefined) {
      sent.push({ path, body });
      return change?.() ?? Response.json({ version: 4, verified: ['CHM004217'], unverified: [] });
    }
    if (path.startsWith('/api/admin/money/statements/') && remove) return remove();
    if (path.startsWith('/api/admin/money?')) return Response.json(seen);
    if (path.startsWith('/api/admin/money/orders?')) return Response.json({ orders: found });
    if (path.startsWith('/api/admin/money/exact')) {
      const exact = payments.exact ?? [];
      return Response.json({
        payments: exact.map(({ suggestions: [order], ...each }) => ({ ...each, ...order, paidAgain: 0 })),
      });
    }
    if (path.startsWith('/api/admin/money/missing')) {
      const { orderId, orderNumber, customerName, totalSen, orderStatus } = suggested;
      const order = { orderId, orderNumber, customerName, totalSen, orderStatus };
      const isPerhaps = path.includes('part=perhaps');
      const total = isPerhaps ? seen.perhapsPaid.orders : seen.missing.orders;
      const missed = {
        ...order,
        receivedSen: 0,
        receiptOn: '2026-09-01',
        payment: isPerhaps ? payment : null,
      };
      return Response.json({ orders: total > 0 ? [missed] : [], total, page: 1 });
    }
    const state = new URLSearchParams(path.split('?')[1]).get('state') as PaymentState;
    const list = payments[state] ?? [];
    return Response.json({ payments: list, total: list.length, page: 1 });
  });
  return sent;
}

export const openTab = async (name: RegExp) => fireEvent.click(await screen.findByRole('tab', { name }));
export const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name }));
