import { addDays, malaysianMoment, malaysianToday, type PlainDate } from '@mooncake/domain/calendar';
import type { StatusPair } from '@mooncake/domain/orders/status/status';
import { batchNames } from '../database/seed/demo-season.ts';
import type { MethodKey } from '../database/seed/seed-delivery-methods.ts';

/** How an invented order ended, or how far it has come. */
export type SampleOutcome = StatusPair & {
  /** Paid too late: kept for staff, outside stock. */
  isOutsideStock?: boolean;
  /** Taken by phone by a member of staff: it has no receipt. */
  isStaffEntry?: boolean;
  isMoneyReturned?: boolean;
  /** Was for another date before. */
  isMoved?: boolean;
};

export type SampleBatch = {
  name: string;
  nameZh: string;
  date: PlainDate;
  orderUntil: Date;
  methods: readonly MethodKey[];
  outcomes: readonly (readonly [SampleOutcome, number])[];
};

const rawang: readonly MethodKey[] = ['rawang', 'rider'];

const handedOver: SampleOutcome = { orderStatus: 'completed', paymentStatus: 'verified' };
const ready: SampleOutcome = { orderStatus: 'ready_for_pickup', paymentStatus: 'verified' };
const verified: SampleOutcome = { orderStatus: 'verified', paymentStatus: 'verified' };
const uploaded: SampleOutcome = { orderStatus: 'payment_uploaded', paymentStatus: 'pending' };
const refused: SampleOutcome = { orderStatus: 'pending', paymentStatus: 'rejected' };
const cancelled: SampleOutcome = { orderStatus: 'cancelled', paymentStatus: 'rejected' };
const toReturn: SampleOutcome = { orderStatus: 'cancelled', paymentStatus: 'verified' };
const rejected: SampleOutcome = { orderStatus: 'rejected', paymentStatus: 'rejected' };
const byPhone: SampleOutcome = { orderStatus: 'pending', paymentStatus: 'pending', isStaffEntry: true };

const plan: readonly { days: number; outcomes: SampleBatch['outcomes'] }[] = [
  {
    days: -9,
    outcomes: [
      [handedOver, 20],
      [cancelled, 1],
      [{ ...toReturn, isMoneyReturned: true }, 1],
      [rejected, 1],
    ],
  },
  {
    days: -2,
    outcomes: [
      [handedOver, 21],
      [ready, 2],
      [toReturn, 1],
      [cancelled, 1],
    ],
  },
  {
    days: 1,
    outcomes: [
      [verified, 11],
      [{ ...verified, isMoved: true }, 1],
      [ready, 11],
      [uploaded, 4],
      [refused, 1],
      [{ orderStatus: 'pending', paymentStatus: 'pending', isOutsideStock: true }, 1],
      [{ ...verified, isStaffEntry: true }, 1],
    ],
  },
  {
    days: 8,
    outcomes: [
      [verified, 12],
      [uploaded, 9],
      [byPhone, 2],
      [cancelled, 1],
    ],
  },
];

/** The batches around today beside those of September: two that are over, tomorrow's, and next week's. */
export function sampleSeason(now: Date): SampleBatch[] {
  const today = malaysianToday(now);
  return plan.map(({ days, outcomes }) => {
    const date = addDays(today, days);
    const [, month, day] = date.split('-').map(Number);
    return {
      ...batchNames(`${day}/${month}`),
      date,
      // The kitchen shops for ingredients three days ahead, in the evening.
      orderUntil: malaysianMoment(`${addDays(date, -3)}T20:00`),
      methods: rawang,
      outcomes,
    };
  });
}

/** What waits already for each of the September dates. */
export const septemberOutcomes: SampleBatch['outcomes'] = [
  [uploaded, 1],
  [verified, 2],
];
