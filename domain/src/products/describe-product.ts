import { isKnownSlug } from './form/slug.ts';
import { kindOf } from './kinds/all-kinds.ts';
import type { KindFacts, ProductFacts } from './product.ts';

/** The product together with what its kind says about it. */
export function describeProduct<Facts extends ProductFacts>(facts: Facts): Facts & KindFacts {
  const kind = kindOf(facts);
  return {
    ...facts,
    pieces: kind.pieces(facts),
    adding: kind.adding,
    configurator: kind.configurator,
    priceLabel: kind.priceLabel(facts),
    ownPicture: isKnownSlug(facts.slug) ? `/pictures/${facts.slug}.webp` : null,
  };
}
