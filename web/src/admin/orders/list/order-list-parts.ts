import type { Selection } from '../bulk/use-selection.ts';
import type { OpenDialog } from '../use-order-dialog.ts';
import type { Holding } from './steady/use-steady-rows.ts';

/** What every row and every card of the list needs. */
export type OrderListParts = { selection: Selection; holding: Holding; onOpen: OpenDialog };
