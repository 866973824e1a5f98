import { type DashboardStatus, dashboardStatusOf, type StatusPair } from './status.ts';
import { keepsStock } from './status-transition.ts';

/**
 * What an order counts for: a rejected one for nothing, whatever its payment says, because it gave its stock
 * back; the others as paid or not.
 */
export function standingOf(order: StatusPair): DashboardStatus {
  return keepsStock(order.orderStatus) ? dashboardStatusOf(order) : 'rejected';
}
