import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { shownToasts } from '../../ui/toast/toast-store.ts';
import { anOrder, refusal, toastsShown } from '../orders/orders.testing.tsx';
import { approved, aReview, cancelled, click, forgetNotes, openReview, press } from './review.testing.tsx';

const seen = () => screen.findByRole<HTMLInputElement>('checkbox', { name: 'Seen in the bank account' });

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

  it('of an order a colleague removed says so, and goes to no other by itself', async () => {
    const { turned } = openReview(() => refusal('order.not_found', { orderNumber: 'CHM123456' }, 404));
    fireEvent.click(await seen());
    click('Approve payment');
    expect((await screen.findByRole('alert')).textContent).toContain(
      'CHM123456 was removed meanwhile. Nothing was decided.',
    );
    expect(turned).toEqual([]);
    expect(toastsShown()).toEqual([]);
    click('Go on to the next receipt');
    await screen.findByRole('heading', { name: /CHM222222/ });
    expect(((await seen()) as HTMLInputElement).checked).toBe(false);
  });

  it('of an order a colleague changed is told plainly, and has to be looked at again', async () => {
    openReview(() =>
      refusal('order.changed_meanwhile', {
        orderStatus: 'cancelled',
        paymentStatus: 'rejected',
        version: 4,
      }),
    );
    fireEvent.click(await seen());
    click('Approve payment');
    const notice = await screen.findByRole('alert');
    expect(notice.textContent).toContain('Cancelled');
    expect(notice.textContent).toContain('Rejected');
    await waitFor(async () => expect(((await seen()) as HTMLInputElement).checked).toBe(false));
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
    const call = fetched.mock.calls.find(([path]) => String(path).endsWith('/approve'));
    await vi.advanceTimersByTimeAsync(29_000);
    expect(call?.[1]?.signal?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1_500);
    expect(call?.[1]?.signal?.aborted).toBe(true);
    giveUp(call?.[1]?.signal?.reason);
    const words = 'Request took too long. Please try again.';
    await waitFor(() => expect(toastsShown()).toEqual([`Timeout / ${words}`]));
    expect(screen.getByRole('alert').textContent).toContain(words);
  });
});

describe('a decision whose answer was lost', () => {
  it('once is sent again by itself, and told as done', async () => {
    const answers = [null, approved()];
    const { asked } = openReview(() => answers.shift() ?? null);
    fireEvent.click(await seen());
    click('Approve payment');
    await screen.findByRole('heading', { name: /CHM222222/ });
    expect(toastsShown()).toEqual(['Payment Approved / CHM123456 is verified.']);
    expect(asked).toHaveLength(2);
  });

  it.each([
    {
      language: 'en',
      tick: 'Seen in the bank account',
      approve: 'Approve payment',
      title: 'No answer came',
      message: 'It is not known whether this was done. Please look before you try again.',
    },
    {
      language: 'zh',
      tick: '已在银行账户看到',
      approve: '批准付款',
      title: '没有收到回应',
      message: '无法确定是否已完成，请先查看再重试。',
    },
  ] as const)('each time is told as unknown, and nobody is blamed, in $language', async (words) => {
    const { changeMeanwhile } = openReview(() => null, aReview(), words.language);
    fireEvent.click(await screen.findByRole('checkbox', { name: words.tick }));
    click(words.approve);
    await waitFor(() => expect(toastsShown()).toEqual([`${words.title} / ${words.message}`]));
    expect(shownToasts()[0]?.variant).toBe('warning');
    // It had been done all the same.
    await changeMeanwhile({ orderStatus: 'verified', paymentStatus: 'verified' });
    const notice = screen.getByRole('alert').textContent;
    expect(notice).toBe(`${words.title}${words.message}`);
  });

  it('holds the next one to nothing: neither the tick nor the version of before', async () => {
    const { asked, changeMeanwhile } = openReview((path) => (path.endsWith('/approve') ? null : cancelled()));
    fireEvent.click(await seen());
    click('Approve payment');
    await waitFor(() => expect(toastsShown()).toHaveLength(1));
    expect((await seen()).checked).toBe(false);
    // What was done comes into sight only after the next decision was begun.
    click('Cancel order');
    await changeMeanwhile({ orderStatus: 'verified', paymentStatus: 'verified' });
    expect(screen.queryByText(/colleague/)).toBeNull();
    fireEvent.change(screen.getByLabelText('Note to the customer'), { target: { value: 'Called off' } });
    click('Yes, cancel this order');
    await waitFor(() => expect(asked.at(-1)?.path).toContain('/cancel'));
    expect(asked.at(-1)?.body).toEqual({ notes: 'Called off', version: 4 });
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

describe('an order a colleague changed meanwhile', () => {
  const verified = { orderStatus: 'verified', paymentStatus: 'verified' } as const;
  const nowVerified = 'The order is now Verified, its payment Verified.';
  const note = () => screen.getByLabelText<HTMLTextAreaElement>('Note to the customer');
  const versionOf = (body: unknown) => (body as { version: number }).version;
  /** As the server does: only what was decided about the newest version is done. */
  const onlyNewest = (_: string, body: unknown) =>
    versionOf(body) === 4 ? approved() : refusal('order.changed_meanwhile', { ...verified, version: 4 });

  it('is not cancelled on the old knowledge: that is asked again, and the note stays', async () => {
    const { asked, changeMeanwhile } = openReview(onlyNewest);
    await seen();
    click('Cancel order');
    fireEvent.change(note(), { target: { value: 'No transfer found' } });
    await changeMeanwhile(verified);
    expect((await screen.findByRole('alert')).textContent).toContain(nowVerified);
    click('Yes, cancel this order');
    await waitFor(() => expect(asked.map(({ body }) => versionOf(body))).toEqual([3]));
    await waitFor(() => expect(toastsShown()[0]).toContain(nowVerified));
    expect(screen.getByRole('alert').textContent).toContain(nowVerified);
    expect(note().value).toBe('No transfer found');

    click('Yes, cancel this order');
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked[1]?.body).toEqual({ notes: 'No transfer found', version: 4 });
  });

  it('whose payment is verified cannot be asked for another receipt any more', async () => {
    const { asked, changeMeanwhile } = openReview(onlyNewest);
    await seen();
    click('Receipt not accepted');
    fireEvent.change(note(), { target: { value: 'Wrong name' } });
    await changeMeanwhile(verified);
    expect((await screen.findByRole('alert')).textContent).toContain(nowVerified);
    expect(screen.getByText('This payment is verified.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Ask for another receipt' })).toBeNull();
    expect(note().value).toBe('Wrong name');
    expect(asked).toEqual([]);
  });

  it('is not approved by a tick that was made before', async () => {
    const { asked, changeMeanwhile } = openReview(() =>
      refusal('order.changed_meanwhile', {
        orderStatus: 'payment_uploaded',
        paymentStatus: 'pending',
        version: 4,
      }),
    );
    fireEvent.click(await seen());
    await changeMeanwhile({ amountDueSen: 99_900 });
    expect(await screen.findByText('A colleague was faster')).toBeTruthy();
    click('Approve payment');
    await waitFor(() => expect(asked.map(({ body }) => versionOf(body))).toEqual([3]));
    await waitFor(async () => expect(((await seen()) as HTMLInputElement).checked).toBe(false));
  });

  it('is judged as it is now where nothing was begun before', async () => {
    const { asked, changeMeanwhile } = openReview(onlyNewest);
    await seen();
    await changeMeanwhile({});
    expect(screen.queryByRole('alert')).toBeNull();
    press('s');
    press('a');
    await waitFor(() => expect(asked.map(({ body }) => versionOf(body))).toEqual([4]));
  });
});

describe('an order a colleague removed meanwhile', () => {
  it('is said to be gone at once, with nothing left to decide and the ways on', async () => {
    const { asked, turned, removeMeanwhile, timesClosed } = openReview(approved);
    fireEvent.click(await seen());
    await removeMeanwhile();
    const notice = await screen.findByRole('alert');
    expect(notice.textContent).toContain('This order is gone');
    expect(notice.textContent).toContain('CHM123456 was removed meanwhile.');
    for (const name of ['Approve payment', 'Cancel order', 'Receipt not accepted']) {
      expect(screen.queryByRole('button', { name })).toBeNull();
    }
    expect(screen.queryByRole('img', { name: /CHM123456/ })).toBeNull();
    for (const key of ['a', 's', 'c']) press(key);
    expect(asked).toEqual([]);
    expect(turned).toEqual([]);

    fireEvent.click(within(notice).getByRole('button', { name: 'Close' }));
    expect(timesClosed()).toBe(1);
    click('Go on to the next receipt');
    await screen.findByRole('heading', { name: /CHM222222/ });
  });

  it('is gone also for who writes its note, and the keys lead on', async () => {
    const { removeMeanwhile } = openReview(approved);
    await seen();
    click('Cancel order');
    await removeMeanwhile();
    await screen.findByText('This order is gone');
    expect(screen.queryByLabelText('Note to the customer')).toBeNull();
    press('n');
    await screen.findByRole('heading', { name: /CHM222222/ });
  });

  it('where nobody else waits, is left by closing', async () => {
    const queue = { waiting: 1, position: 1, previousId: null, nextId: null };
    const { removeMeanwhile } = openReview(approved, aReview({ queue }));
    await seen();
    await removeMeanwhile();
    await screen.findByText('This order is gone');
    expect(screen.queryByRole('button', { name: 'Go on to the next receipt' })).toBeNull();
  });
});

it('a tick is about the receipt it was made for, also when the address leads to another', async () => {
  const { goToSecond } = openReview(approved);
  fireEvent.click(await seen());
  goToSecond();
  await screen.findByRole('heading', { name: /CHM222222/ });
  expect(((await seen()) as HTMLInputElement).checked).toBe(false);
});

it('the receipt review names the order that was paid with the very same file, and opens it', async () => {
  const other = { orderId: 'x', orderNumber: 'CHM388120', uploadedAt: '2026-08-30T10:00:00.000Z' };
  const { opened } = openReview(approved, aReview({ sameFileOrders: [other] }));
  const warning = await screen.findByRole('alert');
  expect(warning.textContent).toContain('This file was already used');
  click(/CHM388120/);
  expect(opened).toEqual(['x']);
});
