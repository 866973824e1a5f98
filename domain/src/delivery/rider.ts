import type { DeliveryMethod } from './delivery-method.ts';

/** Whether somebody the customer sends collects at a place of the shop: that rider is the customer's to book and to pay. */
export function isCollectedByRider({
  pickupPlace,
  needsAddress,
}: Readonly<Pick<DeliveryMethod, 'pickupPlace' | 'needsAddress'>>): boolean {
  return pickupPlace !== null && needsAddress;
}
