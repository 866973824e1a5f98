import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { shownToasts } from '../../ui/toast/toast-store.ts';
import { batch, choose, fillCart, limit, method, openCheckout, slot } from './open-checkout.testing.tsx';

const evening = { ...slot, id: 's-evening', timeSlot: '7pm - 9pm', timeSlotZh: '晚上七点' };
const date = (batchId: string, batchDate: string) => ({
  batchId,
  batchName: `Batch ${batchId}`,
  batchNameZh: `第 ${batchId} 批`,
  batchDate,
  canFulfill: true,
  insufficientProducts: [],
  productLimits: [limit],
});
const toldByToast = () => shownToasts().map(({ title, message, variant }) => [title, message, variant]);
const times = () => screen.getByRole('group', { name: /Choose a Time|选择时间/ });
const radio = (name: RegExp) => screen.findByRole<HTMLInputElement>('radio', { name });

beforeEach(fillCart);
describe('a chosen time that fills up', () => {
  let timeSlots: object[] = [];
  const answers = { '/api/time-slots': () => Response.json({ timeSlots }) };
  const fillUp = async (queries: ReturnType<typeof openCheckout>, filled: object) => {
    timeSlots = timeSlots.map((offered) => (offered === filled ? { ...filled, isFull: true } : offered));
    await act(() => queries.invalidateQueries({ queryKey: ['stock', 'slots'] }));
  };

  it.each([
    ['en', 'Fully booked', '7pm - 9pm has just been booked out. Please choose another time.'],
    ['zh', '已约满', '晚上七点 刚刚约满，请选择其他时段。'],
  ] as const)(
    'is told like a lost date, and at its place until another is chosen, in %s',
    async (language, title, message) => {
      timeSlots = [slot, evening];
      const queries = openCheckout(answers, { language });
      await choose(/Pick up from Rawang/);
      await choose(/7pm|晚上七点/);
      expect(within(times()).queryByText(message)).toBeNull();

      await fillUp(queries, evening);
      expect(await within(times()).findByText(message)).toBeTruthy();
      expect(toldByToast()).toEqual([[title, message, 'destructive']]);

      await choose(/9am - 11am/);
      expect(within(times()).queryByText(message)).toBeNull();
    },
  );

  it('is told too where it was the only one', async () => {
    timeSlots = [slot];
    const queries = openCheckout(answers);
    await choose(/Pick up from Rawang/);
    await waitFor(async () => expect((await radio(/9am - 11am/)).checked).toBe(true));
    await fillUp(queries, slot);
    expect(await within(times()).findByText(/9am - 11am has just been booked out/)).toBeTruthy();
  });

  it('is told once where the reservation was refused for it', async () => {
    timeSlots = [slot, evening];
    openCheckout({
      ...answers,
      '/api/checkout/holds': () => {
        timeSlots = [slot, { ...evening, isFull: true }];
        const details = { timeSlot: evening.timeSlot, timeSlotZh: evening.timeSlotZh };
        return Response.json({ code: 'slot.full', title: 'Full', details, requestId: 'r' }, { status: 409 });
      },
    });
    await choose(/Pick up from Rawang/);
    await choose(/7pm/);
    fillIn();
    fireEvent.click(screen.getByRole('button', { name: /^Proceed to Payment/ }));
    await screen.findByRole('alert');
    await waitFor(async () => expect((await radio(/7pm/)).disabled).toBe(true));
    expect(screen.getAllByText(/has just been booked out/)).toHaveLength(1);
    expect(toldByToast()).toEqual([]);
  });
});

describe('a chosen date that closes', () => {
  const closed = ['Date Closed', '"Batch a" closed in the meantime. Please choose another date.'];
  const cutOff = '2027-09-10T12:00:00.000Z';
  const open = [
    { ...batch, id: 'a', deliveryMethodIds: [method.id], orderUntil: cutOff },
    { ...batch, id: 'b', batchDate: '2027-09-15', deliveryMethodIds: [method.id], orderUntil: null },
  ];
  let isOpen = true;
  const still = <Listed,>(both: readonly [Listed, Listed]) => (isOpen ? both : both.slice(1));
  const dates = [date('a', '2027-09-13'), date('b', '2027-09-15')] as const;
  const shop = (serverAheadMs = 0) => ({
    '/api/pickup-batches': () => Response.json({ batches: isOpen ? open : open.slice(1) }),
    '/api/availability': () =>
      Response.json(
        { batches: still(dates) },
        { headers: { date: new Date(Date.now() + serverAheadMs).toUTCString() } },
      ),
  });

  beforeEach(() => {
    isOpen = true;
  });

  it.each([
    ['as the server’s', 0],
    ['an hour behind the server’s', 3600_000],
    ['an hour ahead of the server’s', -3600_000],
  ])('is told when the moment comes, by a clock %s', async (_, serverAheadMs) => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.parse(cutOff) - 60_000 - serverAheadMs });
    openCheckout(shop(serverAheadMs));
    await choose(/Pick up from Rawang/);
    await choose(/Batch a/);
    await act(() => vi.advanceTimersByTimeAsync(50_000));
    expect(toldByToast()).toEqual([]);
    expect((await radio(/Batch a/)).checked).toBe(true);

    isOpen = false;
    await act(() => vi.advanceTimersByTimeAsync(12_000));
    await waitFor(() => expect(toldByToast()).toEqual([[...closed, 'destructive']]));
    expect(screen.queryByRole('radio', { name: /Batch a/ })).toBeNull();
  });

  it('is told once, in the same words, where the reservation was refused for it', async () => {
    openCheckout({
      ...shop(),
      '/api/checkout/holds': () => {
        isOpen = false;
        const details = { batchName: 'Batch a', batchNameZh: '第 a 批' };
        return Response.json(
          { code: 'batch.closed', title: 'Closed', details, requestId: 'r' },
          { status: 409 },
        );
      },
    });
    await choose(/Pick up from Rawang/);
    await choose(/Batch a/);
    await waitFor(async () => expect((await radio(/9am - 11am/)).checked).toBe(true));
    fillIn();
    fireEvent.click(screen.getByRole('button', { name: /^Proceed to Payment/ }));
    expect((await screen.findByRole('alert')).textContent).toBe(closed.join(''));
    await waitFor(() => expect(screen.queryByRole('radio', { name: /Batch a/ })).toBeNull());
    // The only date left is taken.
    await waitFor(async () => expect((await radio(/Batch b/)).checked).toBe(true));
    expect(toldByToast()).toEqual([]);
  });
});

function fillIn() {
  for (const [label, value] of [
    [/^Name/, 'Tan Ah Hua'],
    [/^Phone Number/, '012-345 6789'],
    [/^Instagram/, '@tan'],
  ] as const) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
}
