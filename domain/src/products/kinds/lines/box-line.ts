import type { Sen } from '../../../money.ts';
import type { CartMetadata } from '../../cart-metadata.ts';
import type { MooncakeConfig } from '../../product.ts';
import { type BoxMetadata, boxMetadataSchema, boxPositions, boxType } from './box-metadata.ts';
import { selectionCode } from './flavour-code.ts';
import type { KindProduct, LineKind } from './line-kind.ts';

/** A box of four mooncakes the customer chooses. */
export const boxLine: LineKind = {
  id: 'mooncake_box',

  unit: 'boxes',
  unitsEach: () => 1,
  piecesPerUnit: boxPositions.length,
  needsOwnSlot: false,

  priceSen: (product, metadata) => filledPriceSen(product, boxContent(metadata)),
  isSameChoice: (one, other) => contentKey(one) === contentKey(other),
  namesTellYolk: false,
  choices: [{ type: boxType, schema: boxMetadataSchema, pieces: { list: 'selections' } }],

  isComplete: ({ mooncakeConfig }) => mooncakeConfig !== null,
  recognises: () => false,
};

export function boxContent(metadata: CartMetadata | null): BoxMetadata | null {
  return boxMetadataSchema.safeParse(metadata).data ?? null;
}

function filledPriceSen({ mooncakeConfig }: KindProduct, content: BoxMetadata | null) {
  if (!mooncakeConfig || !content) return null;
  const isOffered = content.selections.every(({ code, hasYolk }) =>
    mooncakeConfig.flavours.some(
      (flavour) => selectionCode(flavour.code, hasYolk) === code && (flavour.hasYolkOption || !hasYolk),
    ),
  );
  return isOffered ? boxPriceSen(mooncakeConfig, content.selections) : null;
}

/** The contents as text: the order they were picked in does not matter, their places do. */
function contentKey(metadata: CartMetadata): string {
  return JSON.stringify(
    boxContent(metadata)
      ?.selections.toSorted((a, b) => a.position - b.position)
      .map(({ position, code, flavor, hasYolk }) => [position, code, flavor, hasYolk]) ?? metadata,
  );
}

/** One yolk makes the whole box a box with yolk. */
export function boxPriceSen(
  { basePriceSen, yolkPriceSen }: Readonly<Pick<MooncakeConfig, 'basePriceSen' | 'yolkPriceSen'>>,
  selections: readonly { readonly hasYolk: boolean }[],
): Sen {
  return selections.some(({ hasYolk }) => hasYolk) ? yolkPriceSen : basePriceSen;
}
