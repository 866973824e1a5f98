import type { DeliveryMethod } from './delivery-method.ts';

/** Whether somebody the customer sends collects at a place of the shop: that rider is the customer's to book and to pay. */
export function isCollectedByRider({
  place,
  needsAddress,
}: Readonly<Pick<DeliveryMethod, 'place' | 'needsAddress'>>): boolean {
  return place !== null && needsAddress;
}
