import type { CartMetadata } from '../products/cart-metadata.ts';
import { kindOfMetadata } from '../products/kinds/lines/line-kinds.ts';

type Choice = { readonly name: string; readonly metadata: CartMetadata | null };

/** Whether adding one grows the line of the other: same name, and for boxes the same contents. */
export function isSameChoice(one: Choice, other: Choice): boolean {
  return one.name === other.name && isSameContent(one.metadata, other.metadata);
}

function isSameContent(one: CartMetadata | null, other: CartMetadata | null): boolean {
  if (one === null || other === null) return one === other;
  return one.type === other.type && kindOfMetadata(one).isSameChoice(one, other);
}
