import type { Route } from '../define-route.ts';

/** The features of the API, in the order of its description. */
export const tags = {
  Catalogue: 'What the shop sells, and what every visitor may know about it.',
  Availability: 'How orders are handed over, when, and what is left for those days.',
  Checkout: 'Stock is held while the customer pays; the receipt turns the hold into an order.',
  'Own orders': 'What customers see of their orders, and the receipts they send again.',
  'Live updates': 'Streams that name what changed; the data is then asked for as usual.',
  'Sign-in': 'How a member of staff gets a session, and leaves it.',
  Orders: 'Every order as staff see it, and what they change on it.',
  'Payment review': 'Receipts beside what they should say; approved or cancelled.',
  'Bank statements': 'What came into the bank account, held against the orders.',
  Batches: 'The baking days: what each makes, when its orders are handed over, all its orders at once.',
  'Delivery methods': 'The ways orders change hands, and the places where they do.',
  'Time slots': 'The times of each delivery method, and templates for batches.',
  Products: 'The products as staff edit them, with their pictures.',
  Categories: 'The filters of the shop.',
  Kitchen: 'What to bake and what to pack.',
  Exports: 'Orders and summaries as files.',
  Statistics: 'Counts, revenue and shares over some days.',
  Customers: 'What a customer may ask about their data: found, exported, erased.',
  Settings: 'The settings of the shop.',
  Team: 'The members of staff and their invitations.',
  Audit: 'Who did what, and who looked at what.',
  Service: 'Whether the server is alive, ready and healthy, and this description.',
} as const;
export type Tag = keyof typeof tags;

export type TaggedRoute = Route & { tag: Tag };

/** Every route stands under a feature: one that is left out is not served either. */
export function tagRoutes(byTag: Readonly<Record<Tag, readonly Route[]>>): TaggedRoute[] {
  const order = Object.keys(tags) as Tag[];
  return order.flatMap((tag) => byTag[tag].map((route) => ({ ...route, tag })));
}
