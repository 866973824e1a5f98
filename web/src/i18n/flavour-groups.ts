import type { Language } from '@mooncake/domain/language';
import type { FlavourCategory, PieceFlavour } from '@mooncake/domain/products/product';

/** Flavour groups carry both names wherever they are shown, like the flavours in them. */
export const flavourGroups = {
  Shanghai: { en: 'Shanghai', zh: '上海' },
  Traditional: { en: 'Traditional', zh: '传统' },
  Other: { en: 'Other', zh: '其他' },
  classic: { en: 'Classic', zh: '经典' },
  new: { en: 'New', zh: '新口味' },
} as const satisfies Record<FlavourCategory | PieceFlavour['group'], Record<Language, string>>;
