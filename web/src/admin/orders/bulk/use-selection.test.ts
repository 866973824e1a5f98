import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useSelection } from './use-selection.ts';

const order = (id: string) => ({ id, orderNumber: `CHM00000${id}` });
const idsOf = ({ chosen }: ReturnType<typeof useSelection>) => chosen.map(({ id }) => id).toSorted();

it('a line ticked before the page that was ticked is drawn adds to it', () => {
  const { result } = renderHook(() => useSelection(''));
  const { choose } = result.current;
  act(() => {
    choose([order('1'), order('2')], true);
    choose([order('3')], true);
    choose([order('1')], false);
  });
  expect(idsOf(result.current)).toEqual(['2', '3']);
});

it('another filter lets go of what was chosen, and does not bring it back', () => {
  const { result, rerender } = renderHook(({ filter }) => useSelection(filter), {
    initialProps: { filter: 'all' },
  });
  act(() => result.current.choose([order('1')], true));
  rerender({ filter: 'pending' });
  act(() => result.current.choose([order('2')], true));
  expect(idsOf(result.current)).toEqual(['2']);
  rerender({ filter: 'all' });
  expect(idsOf(result.current)).toEqual([]);
});
