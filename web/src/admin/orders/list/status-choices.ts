import type { OrderMatch } from '@mooncake/domain/orders/order-list.contract';
import { statusesAwaitingReceipt } from '@mooncake/domain/orders/receipt-wait';
import { orderStatuses, paymentStatuses } from '@mooncake/domain/orders/status/status';
import { receiptVerdictSchema } from '@mooncake/domain/receipt-verdict';

export const receiptVerdicts = receiptVerdictSchema.options;

type StatusMatch = {
  readonly [Field in 'orderStatus' | 'paymentStatus']?: Readonly<OrderMatch[Field]>;
} & Pick<OrderMatch, 'money' | 'verdict'>;

/** What staff look for often, in one choice. */
const readyMade = {
  not_collected: { orderStatus: ['ready_for_pickup'] },
  to_refund: { money: 'to_return' },
  unpaid_handover: {
    orderStatus: ['completed'],
    paymentStatus: paymentStatuses.filter((status) => status !== 'verified'),
  },
  receipt_refused: { orderStatus: statusesAwaitingReceipt, paymentStatus: ['rejected'] },
} as const satisfies Record<string, StatusMatch>;
export type ReadyMade = keyof typeof readyMade;

export const readyMadeNames = Object.keys(readyMade) as ReadyMade[];

/** Every choice of the second filter by its stored name, and what it asks the server for. */
export const statusChoices: ReadonlyMap<string, StatusMatch> = new Map<string, StatusMatch>([
  ...Object.entries(readyMade),
  ...orderStatuses.map((status) => [`order:${status}`, { orderStatus: [status] }] as const),
  ...receiptVerdicts.map((verdict) => [`receipt:${verdict}`, { verdict }] as const),
  ...paymentStatuses.map((status) => [`payment:${status}`, { paymentStatus: [status] }] as const),
]);
