import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useObjectUrl } from './use-object-url.ts';

const file = new Blob(['one']);
let given: string[];

beforeEach(() => {
  vi.useFakeTimers();
  given = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    given.push(`blob:${given.length + 1}`);
    return given.at(-1) ?? '';
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => {
    given = given.filter((kept) => kept !== address);
  });
});

test('an address outlives what showed it for as long as its picture may still be loading', () => {
  const { result, unmount } = renderHook(() => useObjectUrl(file));
  expect(result.current).toBe('blob:1');
  unmount();
  expect(given).toEqual(['blob:1']);
  vi.runAllTimers();
  expect(given).toEqual([]);
});

test('another file gets another address at once', () => {
  const { result, rerender } = renderHook(({ shown }: { shown: Blob | undefined }) => useObjectUrl(shown), {
    initialProps: { shown: file as Blob | undefined },
  });
  rerender({ shown: new Blob(['two']) });
  expect(result.current).toBe('blob:2');
  rerender({ shown: undefined });
  expect(result.current).toBeUndefined();
});
