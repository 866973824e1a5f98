import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { shownToasts } from '../../ui/toast/toast-store.ts';
import { toastsShown } from '../orders/orders.testing.tsx';
import { approved, aReview, cancelled, click, forgetNotes, openReview, seen } from './review.testing.tsx';

afterEach(() => {
  forgetNotes();
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
