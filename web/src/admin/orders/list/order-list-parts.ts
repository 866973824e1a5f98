import type { AdminOrder } from '@mooncake/domain/orders/admin-order.contract';
import type { Selection } from '../bulk/use-selection.ts';
import type { OpenDialog } from '../use-order-dialog.ts';
import type { Hold } from './steady/use-steady-rows.ts';
import type { Opened } from './use-opened.ts';

/** What every row and every card of the list can do; the same functions each time it is drawn. */
type RowActs = {
  choose: Selection['choose'];
  toggle: Opened['toggle'];
  hold: Hold;
  /** Something in the line itself changed the order: it stays where it is, and shows that. */
  onChanged: (order: AdminOrder) => void;
  onOpen: OpenDialog;
};

/** How one order stands in the list; plain values, so that a row is drawn again only when its own have changed. */
type RowState = { isChosen: boolean; isOpen: boolean; daysWithoutReceipt: number | null };

/** What the list is drawn from besides its orders. */
export type OrderListParts = { stateOf: (order: AdminOrder) => RowState; acts: RowActs };

/** One row or card. */
export type OrderRowProps = RowActs & RowState & { order: AdminOrder };
