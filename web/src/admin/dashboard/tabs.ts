import type { ComponentType } from 'react';
import { lazyPart } from '../lib/lazy-part.ts';
import type { TabName } from './tab-names.ts';

/** Each tab in a chunk of its own, fetched when it is first opened. */
export const tabs: Readonly<Record<TabName, ComponentType>> = {
  orders: lazyPart(async () => (await import('./orders-tab.tsx')).OrdersTab),
  'batch-summary': lazyPart(
    async () => (await import('../batch-summary/batch-summary-tab.tsx')).BatchSummaryTab,
  ),
  'batch-management': lazyPart(async () => (await import('../batches/batches-tab.tsx')).BatchesTab),
  'pickup-slots': lazyPart(async () => (await import('../batches/pickup-slots-tab.tsx')).PickupSlotsTab),
  products: lazyPart(async () => (await import('../products/products-tab.tsx')).ProductsTab),
  categories: lazyPart(async () => (await import('../categories/categories-tab.tsx')).CategoriesTab),
};
