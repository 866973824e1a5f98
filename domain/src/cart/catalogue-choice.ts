import type { BoxMetadata, CartMetadata } from '../products/cart-metadata.ts';
import { selectionCode } from '../products/kinds/flavour-code.ts';
import type { Product, YamFlavour } from '../products/product.ts';
import { yamFlavoursOf } from '../products/yam-flavours.ts';

/**
 * The same choice in the catalogue's own words: names, categories and prices a browser sent along
 * are replaced, so that only codes and counts are ever the customer's.
 */
export function catalogueChoice(
  product: Readonly<Pick<Product, 'mooncakeConfig' | 'yamConfig'>>,
  metadata: CartMetadata | null,
): CartMetadata | null {
  if (metadata === null) return null;
  if (metadata.type === 'mooncake_box') return boxInCatalogueWords(product, metadata);
  const flavours = yamFlavoursOf(product);
  if (metadata.type === 'teochew_yam_special') {
    return {
      type: metadata.type,
      selections: Object.fromEntries(
        flavours.flatMap(({ id }) => (metadata.selections[id] ? [[id, metadata.selections[id]]] : [])),
      ),
      availableFlavors: flavours.map(({ id, name, nameZh, hasYolk }) => ({ id, name, nameZh, hasYolk })),
    };
  }
  const piecesOf = (flavourId: string) =>
    metadata.flavors.reduce((sum, piece) => sum + (piece.flavorId === flavourId ? piece.quantity : 0), 0);
  return {
    type: metadata.type,
    boxSize: metadata.boxSize,
    flavors: flavours
      .map((flavour) => ({ ...yamPiece(flavour), quantity: piecesOf(flavour.id) }))
      .filter(({ quantity }) => quantity > 0),
  };
}

function boxInCatalogueWords(
  { mooncakeConfig }: Readonly<Pick<Product, 'mooncakeConfig'>>,
  { type, selections }: BoxMetadata,
): BoxMetadata {
  return {
    type,
    selections: selections
      .map((selection) => {
        const flavour = mooncakeConfig?.flavours.find(
          ({ code }) => selectionCode(code, selection.hasYolk) === selection.code,
        );
        if (!flavour) return selection;
        return {
          flavor: flavour.name,
          flavorZh: flavour.nameZh,
          hasYolk: selection.hasYolk,
          code: selection.code,
          position: selection.position,
          category: flavour.generalFlavourCategory,
        };
      })
      .sort((a, b) => a.position - b.position),
  };
}

function yamPiece({ id, name, nameZh, hasYolk, priceSen }: YamFlavour) {
  return { flavorId: id, flavorName: name, flavorNameZh: nameZh, hasYolk, priceSen };
}
