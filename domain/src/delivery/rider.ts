import type { DeliveryMethod } from './delivery-method.ts';

/** Whether somebody the customer sends collects at a place of the shop: that rider is the customer's to book and to pay. */
export function isCollectedByRider({
  place,
  needsAddress,
}: Readonly<Pick<DeliveryMethod, 'place' | 'needsAddress'>>): boolean {
  return place !== null && needsAddress;
}

/** What the way to the customer costs beside the boxes: nothing, a rider of their own, or what the shop arranges with them. */
export type WayFees = 'none' | 'rider' | 'arranged';

export function wayFees(method: Readonly<Pick<DeliveryMethod, 'place' | 'needsAddress'>>): WayFees {
  if (isCollectedByRider(method)) return 'rider';
  return method.needsAddress ? 'arranged' : 'none';
}
