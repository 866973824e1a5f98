import type { RefusalCode } from '@mooncake/domain/refusal';

/** Where in the order form a refused reservation is explained: beside what has to change. */
export type RefusalPlace = 'method' | 'batch' | 'slot' | 'cart' | 'proceed';

const places: Readonly<Partial<Record<RefusalCode, RefusalPlace>>> = {
  'delivery.method_not_found': 'method',
  'batch.not_found': 'batch',
  'batch.closed': 'batch',
  'batch.not_for_method': 'batch',
  'batch.short_of_stock': 'batch',
  'slot.not_allowed': 'slot',
  'slot.full': 'slot',
  'cart.product_unavailable': 'cart',
  'cart.choice_unavailable': 'cart',
  'hold.too_many_boxes': 'cart',
  'hold.scarce': 'cart',
};

export function placeOfRefusal(code: string): RefusalPlace {
  return Object.hasOwn(places, code) ? (places[code as RefusalCode] ?? 'proceed') : 'proceed';
}
