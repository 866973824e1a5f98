import { useRef } from 'react';
import { dismissToast, shownToasts } from '../../ui/toast/toast-store.ts';

/** The toasts an attempt raised: the next one takes them back, so that a failure never stands beside a success. */
export function useAttemptToasts() {
  const raised = useRef<number[]>([]);
  return {
    /** Runs it, and remembers the toasts it raised. */
    collect<Result>(run: () => Result): Result {
      const before = new Set(shownToasts().map(({ id }) => id));
      const result = run();
      raised.current.push(...shownToasts().flatMap(({ id }) => (before.has(id) ? [] : [id])));
      return result;
    },
    dismissAll() {
      for (const id of raised.current.splice(0)) dismissToast(id);
    },
  };
}
