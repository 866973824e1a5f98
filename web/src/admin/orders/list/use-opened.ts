import { useState } from 'react';

const none: ReadonlySet<string> = new Set();

/** The orders that are opened in place, by id: they stay open while the list is refetched. */
export function useOpened() {
  const [ids, setIds] = useState(none);
  return {
    isOpen: (id: string) => ids.has(id),
    toggle: (id: string) => {
      const next = new Set(ids);
      if (!next.delete(id)) next.add(id);
      setIds(next);
    },
  };
}
export type Opened = ReturnType<typeof useOpened>;
