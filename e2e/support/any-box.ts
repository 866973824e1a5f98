import type { Page } from '@playwright/test';
import { productBySlug, type StoredLine } from './stored-cart.ts';

/** Boxes of a product that no other journey orders, each filled with its first flavour. */
export async function anyBox(page: Page, slug: string, quantity: number): Promise<StoredLine> {
  const { id, name, nameZh, mooncakeConfig, images } = await productBySlug(page, slug);
  const flavour = mooncakeConfig?.flavours[0];
  if (!mooncakeConfig || !flavour) throw new Error(`${slug} comes in no box`);
  const selections = [1, 2, 3, 4].map((position) => ({
    flavor: flavour.name,
    flavorZh: flavour.nameZh,
    hasYolk: false,
    code: flavour.code,
    position,
    category: flavour.generalFlavourCategory,
  }));
  return {
    id: `${id}_1757000000000`,
    productId: id,
    name,
    nameZh,
    priceSen: mooncakeConfig.basePriceSen,
    quantity,
    image: images[0]?.imageUrl ?? null,
    metadata: { type: 'mooncake_box', selections },
  };
}
