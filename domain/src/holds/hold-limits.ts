/** What keeps one visitor from emptying the shelf without buying; strangers may share one address. */
export const holdLimits = { perBrowser: 1, perAddress: 60, boxes: 20 } as const;

/** A receipt may arrive long after its hold expired; after this many days it has to be told by phone. */
export const holdKeptDays = 30;

/** How many boxes the lines ask for. */
export function boxesOf(items: readonly { readonly quantity: number }[]): number {
  return items.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Whether the lines ask for more than one order may: the customer is told before the server refuses it. */
export function isOverBoxLimit(items: readonly { readonly quantity: number }[]): boolean {
  return boxesOf(items) > holdLimits.boxes;
}

/** What a family buys: nobody is asked to leave some of it for others. */
const fewBoxes = 4;

/** How many boxes of a product one browser may hold while so many are left, counting what it holds already. */
export function maxBoxesHeld({ left, own }: { left: number; own: number }): number {
  const share = Math.max(fewBoxes, Math.floor(left / 2));
  return Math.min(holdLimits.boxes, Math.max(own, share));
}

/**
 * How many units of a product one network may hold unpaid at a time: half of what the batch makes, so that the other
 * half stays for everybody else. Strangers share a mobile network, so it is far more than one of them buys.
 */
export function addressShareUnits({ limit, unitsPerBox }: { limit: number; unitsPerBox: number }): number {
  return Math.max(holdLimits.boxes * unitsPerBox, Math.floor(limit / 2));
}
