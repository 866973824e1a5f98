import { useCallback, useInsertionEffect, useRef } from 'react';

/** One and the same function for as long as its screen is drawn, doing what the newest drawing says: what is memoised stays so. */
export function useSteady<Args extends unknown[], Result>(act: (...args: Args) => Result) {
  const newest = useRef(act);
  useInsertionEffect(() => {
    newest.current = act;
  });
  return useCallback((...args: Args): Result => newest.current(...args), []);
}
