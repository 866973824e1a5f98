import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { LoadFailed } from './load-failed.tsx';

it('shows that the press was heard until the answer is there, and asks once', async () => {
  let answer = () => {};
  const onRetry = vi.fn(() => new Promise<void>((resolve) => (answer = resolve)));
  render(<LoadFailed message="It did not load" retryLabel="Try Again" onRetry={onRetry} />);
  const button = screen.getByRole('button', { name: 'Try Again' });
  fireEvent.click(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
  fireEvent.click(button);
  expect(onRetry).toHaveBeenCalledTimes(1);

  answer();
  await vi.waitFor(() => expect(button.getAttribute('aria-busy')).toBe('false'));
  fireEvent.click(button);
  expect(onRetry).toHaveBeenCalledTimes(2);
});
