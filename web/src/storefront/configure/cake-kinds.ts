import type { FlavourCategory, YamFlavour } from '@mooncake/domain/products/product';
import type { CakeKind } from './cake-drawing.tsx';

/** How a flavour is drawn where it has no photograph. */
export const cakeKinds = {
  Shanghai: 'shanghai',
  Traditional: 'traditional',
  Other: 'other',
  classic: 'yam',
  new: 'pandan',
} as const satisfies Record<FlavourCategory | YamFlavour['group'], CakeKind>;
