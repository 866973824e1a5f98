import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { refusal, toastsShown } from '../orders/orders.testing.tsx';
import { approved, aReview, click, forgetNotes, openReview, press, seen } from './review.testing.tsx';

afterEach(() => {
  forgetNotes();
});

describe('approving', () => {
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
