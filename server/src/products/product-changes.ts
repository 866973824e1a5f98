import { isDeepStrictEqual } from 'node:util';
import type { AdminProduct } from '@mooncake/domain/products/form/product-admin.contract';
import { type AuditChange, auditChanges } from '@mooncake/domain/staff/audit-changes';

/** What the log says of a saved product: every price, word and choice that is different now. */
export function productChanges(before: AdminProduct, after: AdminProduct): AuditChange[] {
  return [...auditChanges(factsOf(before), factsOf(after)), ...piecePriceChanges(before, after)];
}

/** Saved as it was; pictures are written anew with every save, and the log does not tell every word. */
export function isSameProduct(before: AdminProduct, after: AdminProduct): boolean {
  const withoutIds = ({ images, ...product }: AdminProduct) => ({
    ...product,
    images: images.map(({ id: _, ...image }) => image),
  });
  return isDeepStrictEqual(withoutIds(before), withoutIds(after));
}

function factsOf(product: AdminProduct) {
  const { name, nameZh, description, descriptionZh, priceSen, stockQuantity, sortOrder, isActive } = product;
  const { mooncakeConfig, pieces, fixedFlavours } = product;
  const flavours = [...(mooncakeConfig?.flavours ?? []), ...pieces, ...fixedFlavours];
  return {
    name,
    nameZh,
    description,
    descriptionZh,
    priceSen,
    yolkPriceSen: mooncakeConfig?.yolkPriceSen ?? null,
    category: product.categoryId === null ? null : product.category,
    features: product.features,
    featuresZh: product.featuresZh,
    flavours: flavours.map((flavour) => ({ name: flavour.name, nameZh: flavour.nameZh })),
    pictures: product.images.length,
    stockQuantity,
    sortOrder,
    isActive,
  };
}

/** Of pieces that were there before; a new one is told with the flavours. */
function piecePriceChanges(before: AdminProduct, after: AdminProduct): AuditChange[] {
  return after.pieces.flatMap(({ id, name, nameZh, priceSen }) => {
    const was = before.pieces.find((piece) => piece.id === id);
    if (!was) return [];
    const changes = auditChanges({ piecePriceSen: was.priceSen }, { piecePriceSen: priceSen });
    return changes.map((change) => ({ ...change, of: { name, nameZh } }));
  });
}
