import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { refusal, toastsShown } from '../orders/orders.testing.tsx';
import { approved, click, forgetNotes, openReview, press, typeBlindly } from './review.testing.tsx';

const seen = () => screen.findByRole('checkbox', { name: 'Seen in the bank account' });

afterEach(() => {
  forgetNotes();
});
describe('writing the note', () => {
  const words = 'wrong name, sender unknown; see attached';
  const note = () => screen.findByLabelText<HTMLTextAreaElement>('Note to the customer');

  it.each(['Cancel order', 'Receipt not accepted'])('%s leads into it', async (way) => {
    openReview(approved);
    await seen();
    click(way);
    expect(await note()).toBe(document.activeElement);
  });

  it.each(['c', 'x'])('begins with the key %s, and no letter after it decides anything', async (key) => {
    const { asked, turned } = openReview(approved);
    await seen();
    press(key);
    expect(await note()).toBe(document.activeElement);
    typeBlindly(words);
    // The same with the focus elsewhere, as after a tap on the picture.
    for (const letter of [...words, 'ArrowRight', 'ArrowLeft']) press(letter);
    expect([asked, turned]).toEqual([[], []]);
    click('Back');
    expect(((await seen()) as HTMLInputElement).checked).toBe(false);
  });

  it('may be asked for before the receipt is there, and has what was typed meanwhile', async () => {
    const { asked, turned } = openReview(approved);
    press('x');
    typeBlindly(words);
    expect(await note()).toBe(document.activeElement);
    expect(screen.getByRole('heading', { name: 'Ask for another receipt for CHM123456' })).toBeTruthy();
    expect((await note()).value).toBe(words);
    expect([asked, turned]).toEqual([[], []]);
  });

  it.each(['c', 'x'])(
    'asked for by %s while an approval is under way never passes to the next',
    async (key) => {
      vi.useFakeTimers({ shouldAdvanceTime: true });
      const { asked, turned } = openReview(approved);
      await seen();
      press('s');
      press('a');
      press(key);
      typeBlindly(words);
      await screen.findByRole('heading', { name: /CHM222222/ });
      // Whoever looks at the keyboard types on.
      typeBlindly(words);
      expect(screen.queryByLabelText('Note to the customer')).toBeNull();
      expect(((await seen()) as HTMLInputElement).checked).toBe(false);
      expect([asked, turned]).toEqual([[expect.anything()], [expect.anything()]]);
      // After a pause the letters are keys again.
      await vi.advanceTimersByTimeAsync(2_500);
      press('s');
      expect(((await seen()) as HTMLInputElement).checked).toBe(true);
    },
  );

  it('asked for while an approval is under way that fails is about that order', async () => {
    openReview(() => null);
    await seen();
    press('s');
    press('a');
    press('c');
    typeBlindly(words);
    expect((await note()).value).toBe(words);
    expect(screen.getByRole('heading', { name: 'Cancel CHM123456' })).toBeTruthy();
  });

  it('asked for before a turn that still waits is not begun for the receipt turned to', async () => {
    openReview(approved);
    press('ArrowRight');
    press('c');
    await screen.findByRole('heading', { name: /CHM222222/ });
    await seen();
    expect(screen.queryByLabelText('Note to the customer')).toBeNull();
  });

  it('is in sight even if the picture had the whole screen', async () => {
    openReview(approved);
    await seen();
    press('f');
    expect(screen.getByRole('button', { name: 'Leave full screen' })).toBeTruthy();
    press('c');
    expect(screen.queryByRole('button', { name: 'Leave full screen' })).toBeNull();
  });
});

describe('a session that ended while a note was written', () => {
  const note = () => screen.findByLabelText<HTMLTextAreaElement>('Note to the customer');
  const writeNote = async () => {
    await seen();
    click('Receipt not accepted');
    fireEvent.change(await note(), { target: { value: 'Wrong name' } });
  };

  it('is the guard of the back office to tell, and the note is there after signing in', async () => {
    const { unmount } = openReview(() => refusal('staff.sign_in_required', {}, 401));
    await writeNote();
    click('Ask for another receipt');
    await screen.findByRole('alert');
    expect(toastsShown()).toEqual([]);
    // The guard leads to the sign-in page, and back to the same review.
    unmount();
    const { asked } = openReview(approved);
    expect((await note()).value).toBe('Wrong name');
    click('Ask for another receipt');
    await waitFor(() => expect(asked.map(({ body }) => body)).toEqual([{ notes: 'Wrong name', version: 3 }]));
  });

  it('brings no tick back that the form of the note does not show', async () => {
    const { unmount } = openReview(approved);
    fireEvent.click(await seen());
    await writeNote();
    unmount();
    openReview(approved);
    await note();
    click('Back');
    expect(((await seen()) as HTMLInputElement).checked).toBe(false);
  });

  it.each([
    ['given up', () => click('Back')],
    ['left by closing the review', () => click('Close')],
  ])('is another thing than a note %s', async (_, leave) => {
    const { unmount } = openReview(approved);
    await writeNote();
    leave();
    unmount();
    openReview(approved);
    await seen();
    click('Receipt not accepted');
    expect((await note()).value).toBe('');
  });
});
