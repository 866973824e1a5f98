import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ToastCard } from './toast-card.tsx';
import { shownToasts, type Toast, toast } from './toast-store.ts';

it('the second tap on an action does nothing, and does not reach what lies below', () => {
  vi.useFakeTimers();
  const run = vi.fn();
  toast({ title: 'Handed over', message: '', action: { label: 'Undo', run, takesFocus: false } });
  const [shown] = shownToasts();
  if (!shown) throw new Error('No toast is shown');
  render(<ToastCard toast={shown} dismissLabel="Dismiss" />);
  const undo = screen.getByRole<HTMLButtonElement>('button', { name: 'Undo' });
  fireEvent.click(undo);
  vi.advanceTimersByTime(900);
  fireEvent.click(undo);
  expect(run).toHaveBeenCalledOnce();
  expect(undo.disabled).toBe(true);
  expect(shownToasts()).toEqual([shown]);
  vi.advanceTimersByTime(200);
  expect(shownToasts()).toEqual([]);
});

const aToast: Toast = {
  id: 1,
  title: 'File selected',
  message: 'receipt.jpg',
  variant: 'default',
  duration: 5000,
};

it('a message of one long word breaks within its card', () => {
  const message = `${'receipt'.repeat(21)}.jpg`;
  render(<ToastCard toast={{ ...aToast, message }} dismissLabel="Dismiss" />);
  expect(screen.getByText(message).closest('.\\[overflow-wrap\\:anywhere\\]')).not.toBeNull();
});

it.each([
  ['that says what the heading says stands at the bottom of a phone', true, true, 'fixed'],
  ['that says something else stays at the top of it', false, true, ''],
  ['stands where all do in a wide window', true, false, ''],
])('a toast %s', (_, standsBelow, isNarrow, position) => {
  const media = window.matchMedia('(width < 48rem)');
  vi.spyOn(media, 'matches', 'get').mockReturnValue(isNarrow);
  vi.spyOn(window, 'matchMedia').mockReturnValue(media);
  render(<ToastCard toast={{ ...aToast, standsBelow }} dismissLabel="Dismiss" />);
  const { style } = screen.getByRole('article');
  expect(style.position).toBe(position);
  expect(style.bottom !== '').toBe(position === 'fixed');
});
