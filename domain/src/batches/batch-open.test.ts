import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, malaysianToday } from '../calendar.ts';
import { batchClosesAt, batchOffer, isBatchOpen } from './batch-open.ts';

const batchDate = '2026-09-17';
const cutOff = '2026-09-15T18:00:00+08:00';

describe('isBatchOpen', () => {
  it.each([
    ['days before', '2026-09-01T00:00:00Z', null, true],
    ['in the last minute of its day in Malaysia', '2026-09-17T15:59:59Z', null, true],
    ['at midnight in Malaysia, though it is still the day in Greenwich', '2026-09-17T16:00:00Z', null, false],
    ['just before the cut-off', '2026-09-15T09:59:59Z', cutOff, true],
    ['at the cut-off', '2026-09-15T10:00:00Z', cutOff, false],
    ['after its day, though the cut-off is later', '2026-09-18T00:00:00Z', '2026-09-30T00:00:00Z', false],
  ])('%s', (_, now, orderUntil, isOpen) => {
    expect(isBatchOpen({ batchDate, orderUntil }, new Date(now))).toBe(isOpen);
  });

  it('once closed stays closed', () => {
    const min = new Date('2026-01-01T00:00:00Z');
    const moment = fc.date({ min, max: new Date('2027-01-01T00:00:00Z'), noInvalidDate: true });
    fc.assert(
      fc.property(
        moment,
        moment,
        fc.option(moment),
        fc.integer({ min: -5, max: 5 }),
        (one, other, until, days) => {
          const batch = {
            batchDate: addDays(malaysianToday(one), days),
            orderUntil: until === null ? null : until.toISOString(),
          };
          const [earlier, later] = one <= other ? [one, other] : [other, one];
          expect(isBatchOpen(batch, earlier) || !isBatchOpen(batch, later)).toBe(true);
        },
      ),
    );
  });
});

describe('batchClosesAt', () => {
  it.each([
    ['at midnight in Malaysia', null, '2026-09-17T16:00:00.000Z'],
    ['at its cut-off', cutOff, '2026-09-15T10:00:00.000Z'],
    [
      'at the end of its day, though the cut-off is later',
      '2026-09-30T00:00:00Z',
      '2026-09-17T16:00:00.000Z',
    ],
  ])('%s', (_, orderUntil, moment) => {
    expect(batchClosesAt({ batchDate, orderUntil }).toISOString()).toBe(moment);
  });

  it('is the first moment at which the batch is not open', () => {
    const min = new Date('2026-01-01T00:00:00Z');
    const moment = fc.date({ min, max: new Date('2027-01-01T00:00:00Z'), noInvalidDate: true });
    fc.assert(
      fc.property(moment, fc.option(moment), (day, until) => {
        const orderUntil = until === null ? null : until.toISOString();
        const batch = { batchDate: malaysianToday(day), orderUntil };
        const closesAt = batchClosesAt(batch).getTime();
        expect(isBatchOpen(batch, new Date(closesAt - 1))).toBe(true);
        expect(isBatchOpen(batch, new Date(closesAt))).toBe(false);
      }),
    );
  });
});

describe('batchOffer', () => {
  const now = new Date('2027-09-12T00:00:00Z');
  it.each([
    [true, '2027-09-13', null, 'open'],
    [true, '2027-09-13', '2027-09-11T12:00:00.000Z', 'closed'],
    [true, '2027-09-11', null, 'closed'],
    [false, '2027-09-13', null, 'hidden'],
    [false, '2027-09-11', null, 'hidden'],
  ] as const)('active %s, on %s, until %s: %s', (isActive, batchDate, orderUntil, offer) => {
    expect(batchOffer({ isActive, batchDate, orderUntil }, now)).toBe(offer);
  });
});
