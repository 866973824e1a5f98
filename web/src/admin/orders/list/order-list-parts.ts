import type { AdminOrder } from '@mooncake/domain/orders/admin-order.contract';
import type { Selection } from '../bulk/use-selection.ts';
import type { OpenDialog } from '../use-order-dialog.ts';
import type { Holding } from './steady/use-steady-rows.ts';
import type { Opened } from './use-opened.ts';

/** What every row and every card of the list needs. */
export type OrderListParts = {
  selection: Selection;
  opened: Opened;
  holding: Holding;
  /** Something in the line itself changed the order: it stays where it is, and shows that. */
  onChanged: (order: AdminOrder) => void;
  onOpen: OpenDialog;
};
