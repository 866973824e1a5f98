import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { BusyButton } from './busy-button.tsx';

it('shows that the press was heard until the answer is there, and asks once', async () => {
  let answer = () => {};
  const onPress = vi.fn(() => new Promise<void>((resolve) => (answer = resolve)));
  render(<BusyButton onPress={onPress}>Try Again</BusyButton>);
  const button = screen.getByRole('button', { name: 'Try Again' });
  fireEvent.click(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
  fireEvent.click(button);
  expect(onPress).toHaveBeenCalledTimes(1);

  answer();
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('false'));
  fireEvent.click(button);
  expect(onPress).toHaveBeenCalledTimes(2);
});
