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

it('a message of one long word breaks within its card', () => {
  const message = `${'receipt'.repeat(21)}.jpg`;
  const long: Toast = {
    id: 1,
    title: 'File selected',
    message,
    variant: 'default',
    duration: 5000,
    action: null,
    about: null,
    outlivesPage: false,
  };
  render(<ToastCard toast={long} dismissLabel="Dismiss" />);
  expect(screen.getByText(message).closest('.\\[overflow-wrap\\:anywhere\\]')).not.toBeNull();
});
