import type { FlavourCategory, PieceFlavour } from '@mooncake/domain/products/product';
import type { CakeKind } from './cake-drawing.tsx';

/** How a flavour is drawn where it has no photograph. */
export const cakeKinds = {
  Shanghai: 'shanghai',
  Traditional: 'traditional',
  Other: 'other',
  classic: 'layered',
  new: 'pandan',
} as const satisfies Record<FlavourCategory | PieceFlavour['group'], CakeKind>;
