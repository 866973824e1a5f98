import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInOffice } from '../orders.testing.tsx';
import { FilterBar } from './filter-bar.tsx';
import { usualFilters } from './order-filters.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const field = () => screen.getByRole<HTMLInputElement>('searchbox');
const type = (words: string) => fireEvent.change(field(), { target: { value: words } });
const rest = () =>
  act(() => {
    vi.advanceTimersByTime(300);
  });

function open(filters = usualFilters) {
  const onChange = vi.fn();
  renderInOffice(<FilterBar filters={filters} onChange={onChange} batches={[]} isWide />);
  return onChange;
}

it('passes on what was typed once the hand rests, not each letter', () => {
  const onChange = open();
  for (const words of ['t', 'ta', 'tan']) type(words);
  expect(field().value).toBe('tan');
  expect(onChange).not.toHaveBeenCalled();
  rest();
  expect(onChange.mock.calls).toEqual([[{ ...usualFilters, search: 'tan' }]]);
});

it('forgets what was half typed when the filters are cleared', () => {
  const onChange = open({ ...usualFilters, search: 'tan' });
  type('tang');
  fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  rest();
  expect(onChange.mock.calls).toEqual([[{ ...usualFilters, search: '' }]]);
});
