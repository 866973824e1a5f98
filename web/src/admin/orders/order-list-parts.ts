import type { OpenDialog } from './use-order-dialog.ts';
import type { Selection } from './use-selection.ts';
import type { Holding } from './use-steady-rows.ts';

/** What every row and every card of the list needs. */
export type OrderListParts = { selection: Selection; holding: Holding; onOpen: OpenDialog };
