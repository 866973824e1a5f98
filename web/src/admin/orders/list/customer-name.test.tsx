import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CustomerName } from './customer-name.tsx';

it.each([
  ['Ng Siew Fong (sample)', 'Ng Siew Fong', ' (sample)'],
  ['陈美玲（示例）', '陈美玲', '（示例）'],
])('%s may be cut, but never its mark', (name, own, mark) => {
  const { container } = render(<CustomerName name={name} />);
  expect(container.textContent).toBe(name);
  expect(screen.getByText(own).className).toContain('truncate');
  expect(screen.getByText(mark.trim()).className).toContain('shrink-0');
});

it('a name without a mark is only a name', () => {
  const { container } = render(<CustomerName name="Tan (Ah Hua)" />);
  expect(container.querySelector('.shrink-0')).toBeNull();
  expect(container.textContent).toBe('Tan (Ah Hua)');
});
