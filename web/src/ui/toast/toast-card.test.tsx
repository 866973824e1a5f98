import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ToastCard } from './toast-card.tsx';
import type { Toast } from './toast-store.ts';

it('a message of one long word breaks within its card', () => {
  const message = `${'receipt'.repeat(21)}.jpg`;
  const toast: Toast = {
    id: 1,
    title: 'File selected',
    message,
    variant: 'default',
    duration: 5000,
    action: null,
    about: null,
    outlivesPage: false,
  };
  render(<ToastCard toast={toast} dismissLabel="Dismiss" />);
  expect(screen.getByText(message).closest('.\\[overflow-wrap\\:anywhere\\]')).not.toBeNull();
});
