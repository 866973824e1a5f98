import type { AdminOrder, AdminOrderItem } from '@mooncake/domain/orders/admin-order.contract';
import { keepsStock } from '@mooncake/domain/orders/status/status-transition';
import { lineKindById } from '@mooncake/domain/products/kinds/lines/line-kinds';
import type { StockNeed } from '@mooncake/domain/stock/stock-needs';

type Lines = {
  items: readonly Pick<
    AdminOrderItem,
    'productId' | 'productName' | 'productNameZh' | 'productType' | 'quantity' | 'contents'
  >[];
};

/** What an order takes from the date it is on; a cancelled one takes nothing, a deleted product is not limited. */
export function orderNeeds({ items, orderStatus }: Lines & Pick<AdminOrder, 'orderStatus'>): StockNeed[] {
  if (!keepsStock(orderStatus)) return [];
  const needs = new Map<string, StockNeed>();
  for (const { productId, productName, productNameZh, productType, quantity, contents } of items) {
    if (productId === null) continue;
    const pieces = contents.reduce((sum, content) => sum + content.quantity, 0);
    const unitsEach = lineKindById(productType).unitsEach(pieces);
    const units = (needs.get(productId)?.units ?? 0) + unitsEach * quantity;
    needs.set(productId, { productId, productName, productNameZh, units });
  }
  return [...needs.values()];
}
