import type { PublicSettings } from '@mooncake/domain/settings/settings';

/** The photograph of the hero: the owner's, or the one the shop comes with. */
export const heroPictureOf = ({ heroImageUrl }: Pick<PublicSettings, 'heroImageUrl'>) =>
  heroImageUrl ?? '/pictures/hero.webp';
