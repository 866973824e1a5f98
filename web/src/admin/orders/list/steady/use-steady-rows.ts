import type { AdminOrder } from '@mooncake/domain/orders/admin-order.contract';
import { type FocusEvent as ReactFocusEvent, useEffect, useRef, useState } from 'react';
import { keepInPlace } from './keep-in-place.ts';

type Shown = { place: string; rows: readonly AdminOrder[] };

/**
 * The rows of the list, steady under the hands of whoever types in one of them. `place` names the page
 * they belong to; null while the rows of the page before are still shown.
 */
export function useSteadyRows(orders: readonly AdminOrder[], place: string | null) {
  const [heldId, setHeldId] = useState<string | null>(null);
  const shown = useRef<Shown>({ place: '', rows: [] });

  useEffect(() => {
    // Somebody who goes on to the filters or the pages lets go; a dialog over the list is no going on.
    const letGo = ({ target }: FocusEvent) => {
      const isAway = target instanceof Element && !target.closest('[data-row], [role="dialog"]');
      if (isAway) setHeldId(null);
    };
    document.addEventListener('focusin', letGo);
    return () => document.removeEventListener('focusin', letGo);
  }, []);

  const isSamePlace = place === null || place === shown.current.place;
  const rows = keepInPlace(isSamePlace ? shown.current.rows : [], orders, heldId);
  shown.current = { place: place ?? shown.current.place, rows };

  return {
    rows,
    // React tells of focus inside the dialogs a row has opened as well, wherever they are drawn.
    // Back at the choice of a status, the change is made, and the row may go where it now belongs.
    holding: (id: string) => ({
      onFocus: ({ target }: ReactFocusEvent) => setHeldId(target.matches('[data-row] select') ? null : id),
    }),
  };
}

export type Holding = ReturnType<typeof useSteadyRows>['holding'];
