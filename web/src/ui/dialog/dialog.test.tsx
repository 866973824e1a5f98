import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { MemoryRouter } from '../router/router.testing.tsx';
import { shownToasts, toast } from '../toast/toast-store.ts';
import { Dialog } from './dialog.tsx';

function Page({ onPress }: { onPress: () => void }) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <MemoryRouter>
      <button type="button" onClick={onPress}>
        Under it
      </button>
      {isOpen && (
        <Dialog title="A box" closeLabel="Close" onClose={() => setIsOpen(false)}>
          <button type="button" onClick={() => setIsOpen(false)}>
            Add
          </button>
        </Dialog>
      )}
    </MemoryRouter>
  );
}

it('the second tap on a button that closes a dialog does nothing to what was under it', () => {
  const onPress = vi.fn();
  render(<Page onPress={onPress} />);
  fireEvent.click(screen.getByRole('button', { name: 'Add' }), { detail: 1 });
  const under = screen.getByRole('button', { name: 'Under it' });
  fireEvent.click(under, { detail: 2 });
  expect(onPress).not.toHaveBeenCalled();
  // Whoever goes on there is heard at once.
  fireEvent.click(under, { detail: 1 });
  expect(onPress).toHaveBeenCalledTimes(1);
});

it('what went well before makes room for a dialog in a narrow window; what failed or can be undone stays', () => {
  const media = window.matchMedia('(width < 48rem)');
  const isNarrow = vi.spyOn(media, 'matches', 'get').mockReturnValue(false);
  vi.spyOn(window, 'matchMedia').mockReturnValue(media);
  const titles = () => shownToasts().map(({ title }) => title);
  toast({ title: 'Taken', message: '' });
  toast({ title: 'Failed', message: '', variant: 'destructive' });
  toast({ title: 'Approved', message: '', action: { label: 'Undo', run: vi.fn(), takesFocus: false } });
  render(<Page onPress={vi.fn()} />);
  expect(titles()).toEqual(['Taken', 'Failed', 'Approved']);
  cleanup();
  isNarrow.mockReturnValue(true);
  render(<Page onPress={vi.fn()} />);
  expect(titles()).toEqual(['Failed', 'Approved']);
});
