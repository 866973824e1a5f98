/** What a realtime event may name. Events carry no data: the screen refetches what it may see. */
export const topics = ['catalogue', 'settings', 'stock', 'orders', 'batches', 'staff'] as const;
export type Topic = (typeof topics)[number];
