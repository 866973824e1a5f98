import type { AdminOrder } from '@mooncake/domain/orders/admin-order.contract';
import { useEffect, useRef, useState } from 'react';
import { keepInPlace } from './keep-in-place.ts';

type Shown = { place: string; rows: readonly AdminOrder[] };
type Changed = { place: string; orders: ReadonlyMap<string, AdminOrder> };

/** Where somebody still works on the list: in a row, in a dialog over it, at the message about what was done. */
const near = '[data-row], [role="dialog"], [role="status"], [role="alert"]';

/**
 * The rows of the list, steady under the hands of whoever types in one of them. `place` names the page
 * they belong to; null while the rows of the page before are still shown.
 */
export function useSteadyRows(orders: readonly AdminOrder[], place: string | null) {
  const [heldId, setHeldId] = useState<string | null>(null);
  // What was changed in its line stays there, or the next order would slide under the finger that taps on.
  const [changed, setChanged] = useState<Changed>({ place: '', orders: new Map() });
  const shown = useRef<Shown>({ place: '', rows: [] });

  useEffect(() => {
    // Somebody who goes on to the filters or the pages lets go; a dialog over the list is no going on.
    const letGo = ({ target }: FocusEvent) => {
      const isAway = target instanceof Element && !target.closest(near);
      if (!isAway) return;
      setHeldId(null);
      setChanged({ place: '', orders: new Map() });
    };
    document.addEventListener('focusin', letGo);
    return () => document.removeEventListener('focusin', letGo);
  }, []);

  const isSamePlace = place === null || place === shown.current.place;
  const currentPlace = place ?? shown.current.place;
  const changedHere = changed.place === currentPlace ? changed.orders : new Map<string, AdminOrder>();
  const heldIds = new Set([...changedHere.keys(), ...(heldId === null ? [] : [heldId])]);
  const rows = keepInPlace(isSamePlace ? shown.current.rows : [], orders, heldIds).map((row) =>
    newest(row, changedHere.get(row.id)),
  );
  shown.current = { place: currentPlace, rows };

  return {
    rows,
    onChanged: (order: AdminOrder) =>
      setChanged((before) => ({
        place: currentPlace,
        orders: new Map([...(before.place === currentPlace ? before.orders : []), [order.id, order]]),
      })),
    // React tells of focus inside the dialogs a row has opened as well, wherever they are drawn.
    // Back at the choice of a status, the change is made, and the row may go where it now belongs.
    hold: (id: string, focused: Element) => setHeldId(focused.matches('[data-row] select') ? null : id),
  };
}

/** The list may not know yet what the answer to a change said. */
function newest(row: AdminOrder, changed: AdminOrder | undefined): AdminOrder {
  return changed && changed.version > row.version ? changed : row;
}

export type Hold = ReturnType<typeof useSteadyRows>['hold'];
