import type { AdminOrder } from '@mooncake/domain/orders/admin-order.contract';
import { useQueries } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { orderQuery } from '../../details/details-query.ts';
import { useAfterPress } from './after-press.ts';
import { keepInPlace } from './keep-in-place.ts';

type Shown = { place: string; rows: readonly AdminOrder[] };
type Changed = { place: string; orders: ReadonlyMap<string, AdminOrder> };

/** Where somebody still works on the list: in a row, in a dialog over it, at the message about what was done. */
const near = '[data-row], [role="dialog"], [role="status"], [role="alert"]';

const none: ReadonlySet<string> = new Set();

/**
 * The rows of the list, steady under the hands of whoever types in one of them. `place` names the page
 * they belong to; null while the rows of the page before are still shown.
 */
export function useSteadyRows(orders: readonly AdminOrder[], place: string | null) {
  const [held, setHeld] = useState(none);
  const { isPressed, afterPress } = useAfterPress();
  // What was changed in its line stays there, or the next order would slide under the finger that taps on.
  const [changed, setChanged] = useState<Changed>({ place: '', orders: new Map() });
  const shown = useRef<Shown>({ place: '', rows: [] });

  useEffect(() => {
    // Somebody who goes on to the filters or the pages lets go; a dialog over the list is no going on.
    const letGo = ({ target }: FocusEvent) => {
      const isAway = target instanceof Element && !target.closest(near);
      if (!isAway) return;
      afterPress(() => {
        setHeld(none);
        setChanged({ place: '', orders: new Map() });
      });
    };
    document.addEventListener('focusin', letGo);
    return () => document.removeEventListener('focusin', letGo);
  }, [afterPress]);

  const isSamePlace = place === null || place === shown.current.place;
  const currentPlace = place ?? shown.current.place;
  const changedHere = changed.place === currentPlace ? changed.orders : new Map<string, AdminOrder>();
  const heldIds = new Set([...changedHere.keys(), ...held]);
  const inPlace = keepInPlace(isSamePlace ? shown.current.rows : [], orders, heldIds);
  const listedIds = new Set(orders.map(({ id }) => id));
  const keptNow = useOrdersNow(inPlace.map(({ id }) => id).filter((id) => !listedIds.has(id)));
  const rows = inPlace.map((row) => newest(row, changedHere.get(row.id), keptNow.get(row.id)));
  shown.current = { place: currentPlace, rows };

  return {
    rows,
    onChanged: (order: AdminOrder) =>
      setChanged((before) => ({
        place: currentPlace,
        orders: new Map([...(before.place === currentPlace ? before.orders : []), [order.id, order]]),
      })),
    // React tells of focus inside the dialogs a row has opened as well, wherever they are drawn.
    hold: (id: string, focused: Element) => {
      // Back at the choice of a status, the change is made, and the row may go where it now belongs.
      const isDone = focused.matches('[data-row] select') && !isPressed();
      if (!isDone) setHeld((before) => (before.has(id) ? before : new Set([...before, id])));
      afterPress(() => setHeld(isDone ? none : new Set([id])));
    },
  };
}

/** What orders are by now that the list no longer tells of; it is asked again whenever the list is. */
function useOrdersNow(ids: readonly string[]): ReadonlyMap<string, AdminOrder> {
  const answers = useQueries({
    queries: ids.map((id) => ({ ...orderQuery(id), refetchOnMount: 'always' as const })),
  });
  // What was fetched for a dialog before may be older than the row.
  const fresh = answers.flatMap(({ data, isFetchedAfterMount }) =>
    data && isFetchedAfterMount ? [data] : [],
  );
  return new Map(fresh.map((order) => [order.id, order]));
}

/** The list may not know yet what the answer to a change said, and nothing of a row that left it. */
function newest(row: AdminOrder, changed: AdminOrder | undefined, now: AdminOrder | undefined): AdminOrder {
  const known = changed && changed.version > row.version ? changed : row;
  return now && now.version >= known.version ? now : known;
}

export type Hold = ReturnType<typeof useSteadyRows>['hold'];
