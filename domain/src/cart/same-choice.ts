import type { BoxSelectionMetadata, CartMetadata, YamBoxFlavourMetadata } from '../products/cart-metadata.ts';

type Choice = { readonly name: string; readonly metadata: CartMetadata | null };

/** Whether adding one grows the line of the other: same name, and for boxes the same contents. */
export function isSameChoice(one: Choice, other: Choice): boolean {
  return one.name === other.name && isSameContent(one.metadata, other.metadata);
}

function isSameContent(one: CartMetadata | null, other: CartMetadata | null): boolean {
  if (one === null || other === null) return one === other;
  if (one.type === 'mooncake_box' && other.type === 'mooncake_box') {
    return boxContent(one.selections) === boxContent(other.selections);
  }
  if (one.type === 'teochew_yam_box' && other.type === 'teochew_yam_box') {
    return one.boxSize === other.boxSize && yamContent(one.flavors) === yamContent(other.flavors);
  }
  return false;
}

/** The contents as text: the order they were picked in does not matter, their places do. */
function boxContent(selections: readonly BoxSelectionMetadata[]): string {
  return JSON.stringify(
    selections
      .toSorted((a, b) => a.position - b.position)
      .map(({ position, code, flavor, hasYolk }) => [position, code, flavor, hasYolk]),
  );
}

function yamContent(flavours: readonly YamBoxFlavourMetadata[]): string {
  return JSON.stringify(
    flavours
      .filter(({ quantity }) => quantity > 0)
      .toSorted((a, b) => (a.flavorId < b.flavorId ? -1 : 1))
      .map(({ flavorId, hasYolk, quantity }) => [flavorId, hasYolk, quantity]),
  );
}
