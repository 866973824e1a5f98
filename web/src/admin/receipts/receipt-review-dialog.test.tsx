import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { anOrder, refusal, toastsShown } from '../orders/orders.testing.tsx';
import {
  approved,
  aReview,
  cancelled,
  click,
  forgetNotes,
  openReview,
  press,
  seen,
} from './review.testing.tsx';

afterEach(() => {
  forgetNotes();
});

it('fetches of the next receipt only what is no look at it', async () => {
  const { fetched } = openReview(approved);
  await seen();
  await waitFor(() => expect(fetched.filter((path) => path.endsWith('2/review'))).toHaveLength(1));
  await screen.findByRole('img', { name: /CHM123456/ });
  await waitFor(() => expect(fetched).toContain('/api/admin/orders/00000000-0000-4000-8000-000000000001'));
  expect(fetched).not.toContain('/api/admin/orders/00000000-0000-4000-8000-000000000002');
  expect(fetched).not.toContain('/view-second');
});

describe('approving', () => {
  it('needs the tick, said at the tick', async () => {
    const { asked } = openReview(approved);
    const tick = await seen();
    click('Approve payment');
    expect(screen.getByText('Tick this once you have seen the money in the bank account.')).toBeTruthy();
    expect(tick.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(tick);
    expect(asked).toEqual([]);
  });

  it('by two keys, leads on to the next receipt', async () => {
    const { asked, turned } = openReview(approved);
    await seen();
    press('s');
    press('a');
    await screen.findByRole('heading', { name: /CHM222222/ });
    // The address follows, so that a reload comes back to what is looked at.
    expect(turned).toEqual(['00000000-0000-4000-8000-000000000002']);
    expect(toastsShown()).toEqual(['Payment Approved / CHM123456 is verified.']);
    expect(asked).toEqual([
      {
        path: '/api/admin/orders/00000000-0000-4000-8000-000000000001/approve',
        body: { seenInBank: true, version: 3 },
      },
    ]);
    // The next one was not seen in the bank yet.
    expect((await seen()).getAttribute('checked')).toBeNull();
    press('s');
    press('a');
    expect(await screen.findByText('All receipts are reviewed')).toBeTruthy();
  });

  it('pressed twice is sent once, and told once', async () => {
    const { asked } = openReview(approved);
    fireEvent.click(await seen());
    const button = screen.getByRole('button', { name: 'Approve payment' });
    fireEvent.click(button);
    fireEvent.click(button);
    await screen.findByRole('heading', { name: /CHM222222/ });
    expect(asked).toHaveLength(1);
    expect(toastsShown()).toEqual(['Payment Approved / CHM123456 is verified.']);
  });

  it('without a receipt is not tried', async () => {
    const { asked } = openReview(approved, aReview({ receipt: null }));
    await screen.findByText('This order has no receipt to review yet.');
    click('Approve payment');
    expect(toastsShown()).toEqual(['No Receipt / This order has no receipt to review yet.']);
    expect(asked).toEqual([]);
  });

  it('that fails says so in a toast and stays in sight', async () => {
    openReview(() => refusal('internal', {}, 500));
    fireEvent.click(await seen());
    click('Approve payment');
    await waitFor(() =>
      expect(toastsShown()).toEqual(['Error / Failed to approve payment. Please try again.']),
    );
    expect((await screen.findByRole('alert')).textContent).toContain('An unexpected error occurred.');
  });

  it('that takes longer than 30 seconds is given up', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let giveUp = (_: unknown) => {};
    const { asked } = openReview(
      () =>
        new Promise<never>((_, reject) => {
          giveUp = reject;
        }),
    );
    fireEvent.click(await seen());
    const fetched = vi.mocked(window.fetch);
    click('Approve payment');
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(screen.getByRole('button', { name: 'Approving...' })).toBeTruthy();
    const call = fetched.mock.calls.find(([path]) => String(path).endsWith('/approve'));
    await vi.advanceTimersByTimeAsync(29_000);
    expect(call?.[1]?.signal?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1_500);
    expect(call?.[1]?.signal?.aborted).toBe(true);
    giveUp(call?.[1]?.signal?.reason);
    const words = 'Request took too long. Please try again.';
    await waitFor(() => expect(toastsShown()).toEqual([`Timeout / ${words}`]));
    expect(screen.getByRole('alert').textContent).toContain(words);
    expect(screen.getByRole('button', { name: 'Approve payment' })).toBeTruthy();
  });
});

describe('cancelling', () => {
  it('needs a note, said at its field and in a toast', async () => {
    const { asked } = openReview(approved);
    await seen();
    click('Cancel order');
    click('Yes, cancel this order');
    expect(toastsShown()).toEqual(['Notes Required / Please write a note; the customer will read it.']);
    const field = screen.getByLabelText('Note to the customer');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field);
    expect(asked).toEqual([]);
  });

  it('sends the note, and letters typed into it decide nothing', async () => {
    const { asked } = openReview(cancelled);
    await seen();
    press('c');
    const field = screen.getByLabelText('Note to the customer');
    fireEvent.keyDown(field, { key: 'n' });
    fireEvent.change(field, { target: { value: 'No transfer found' } });
    click('Yes, cancel this order');
    await waitFor(() => expect(toastsShown()).toEqual(['Payment Cancelled / CHM123456 is cancelled.']));
    expect(asked.map(({ body }) => body)).toEqual([{ notes: 'No transfer found', version: 3 }]);
  });

  it('takes a usual reason with one tap; where the money came all the same, only the order is cancelled', async () => {
    const { asked } = openReview(() =>
      Response.json({ order: anOrder({ orderStatus: 'cancelled', paymentStatus: 'verified' }) }),
    );
    await seen();
    click('Cancel order');
    click('It can no longer be made for this date.');
    fireEvent.click(screen.getByLabelText('The money did arrive and has to be returned'));
    click('Yes, cancel this order');
    await waitFor(() =>
      expect(toastsShown()).toEqual([
        'Order Cancelled / CHM123456 is cancelled. Its payment stays verified: the money has to be returned.',
      ]),
    );
    expect(asked.map(({ body }) => body)).toEqual([
      { notes: 'It can no longer be made for this date.', version: 3, hasMoneyArrived: true },
    ]);
  });

  it('that fails says so, and keeps the note', async () => {
    openReview(() => refusal('internal', {}, 500));
    await seen();
    click('Cancel order');
    const field = screen.getByLabelText('Note to the customer');
    fireEvent.change(field, { target: { value: 'No transfer found' } });
    click('Yes, cancel this order');
    await waitFor(() =>
      expect(toastsShown()).toEqual(['Error / Failed to cancel payment. Please try again.']),
    );
    expect((field as HTMLTextAreaElement).value).toBe('No transfer found');
  });
});

it('a tick is about the receipt it was made for, also when the address leads to another', async () => {
  const { goToSecond } = openReview(approved);
  fireEvent.click(await seen());
  goToSecond();
  await screen.findByRole('heading', { name: /CHM222222/ });
  expect(((await seen()) as HTMLInputElement).checked).toBe(false);
});

describe('another order of the line', () => {
  it('is begun with what it puts first', async () => {
    const { turned } = openReview(approved);
    await seen();
    click('Sort by verdict');
    await screen.findByRole('heading', { name: /CHM222222/ });
    expect(turned).toEqual(['00000000-0000-4000-8000-000000000002']);
    localStorage.clear();
  });

  it('leads nobody away from a note they are writing', async () => {
    const { turned, fetched } = openReview(approved);
    await seen();
    click('Receipt not accepted');
    click('Sort by verdict');
    await waitFor(() => expect(fetched.some((path) => path.endsWith('1/review?sort=verdict'))).toBe(true));
    expect(turned).toEqual([]);
    localStorage.clear();
  });
});

it('the receipt review names the order that was paid with the very same file, and opens it', async () => {
  const other = { orderId: 'x', orderNumber: 'CHM388120', uploadedAt: '2026-08-30T10:00:00.000Z' };
  const { opened } = openReview(approved, aReview({ sameFileOrders: [other] }));
  const warning = await screen.findByRole('alert');
  expect(warning.textContent).toContain('This file was already used');
  expect(screen.getByText('On another order too')).toBeTruthy();
  click(/CHM388120/);
  expect(opened).toEqual(['x']);
});
