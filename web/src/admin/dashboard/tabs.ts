import type { ComponentType } from 'react';
import type { TabName } from './tab-names.ts';

/** Each tab in a chunk of its own: `orders: lazyPart(async () => (await import('../orders/orders-tab.tsx')).OrdersTab)`. */
export const tabs: Partial<Record<TabName, ComponentType>> = {};
