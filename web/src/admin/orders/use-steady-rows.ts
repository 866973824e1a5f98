import type { AdminOrder } from '@mooncake/domain/orders/admin-order.contract';
import { type FocusEvent, useRef, useState } from 'react';
import { keepInPlace } from './keep-in-place.ts';

type Shown = { place: string; rows: readonly AdminOrder[] };

/**
 * The rows of the list, steady under the hands of whoever types in one of them. `place` names the page
 * they belong to; null while the rows of the page before are still shown.
 */
export function useSteadyRows(orders: readonly AdminOrder[], place: string | null) {
  const [heldId, setHeldId] = useState<string | null>(null);
  const shown = useRef<Shown>({ place: '', rows: [] });
  const isSamePlace = place === null || place === shown.current.place;
  const rows = keepInPlace(isSamePlace ? shown.current.rows : [], orders, heldId);
  shown.current = { place: place ?? shown.current.place, rows };

  return {
    rows,
    // React tells of focus inside the dialogs a row has opened as well, wherever they are drawn.
    holding: (id: string) => ({
      onFocus: () => setHeldId(id),
      // Without a new place the focus is only away with the window, or gone with what was saved.
      onBlur: ({ relatedTarget }: FocusEvent) => relatedTarget && setHeldId(null),
    }),
  };
}

export type Holding = ReturnType<typeof useSteadyRows>['holding'];
