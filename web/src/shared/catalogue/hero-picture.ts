import type { PublicSettings } from '@mooncake/domain/settings/settings';

/** The photograph the shop comes with. */
export const defaultHeroPicture = '/pictures/hero.webp';

/** The photograph of the hero: the owner's, or ours. */
export const heroPictureOf = ({ heroImageUrl }: Pick<PublicSettings, 'heroImageUrl'>) =>
  heroImageUrl ?? defaultHeroPicture;
