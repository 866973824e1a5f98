import { pictureSource, picturesOf } from '@mooncake/domain/products/pictures';
import type { Product } from '@mooncake/domain/products/product';
import type { PublicSettings } from '@mooncake/domain/settings/settings';
import { defaultHeroPicture } from '../shared/catalogue/hero-picture.ts';
import { inLanguage } from '../shared/in-language.ts';
import { pageMetaTexts } from './page-meta.texts.ts';
import { type PageFacts, titledPage } from './page-title.ts';

/** What a page is called, how a shared link to it looks, and which picture goes with it. */
export type PageMeta = {
  status: 200 | 404;
  title: string;
  description: string;
  /** Chats want it small and, best of all, JPEG. */
  picture: string | null;
  product: Product | null;
};

export function pageMeta(facts: PageFacts): PageMeta {
  const { language, settings } = facts;
  const titled = titledPage(facts);
  const { status, product } = titled;
  if (product) {
    const [picture] = picturesOf(product);
    return {
      ...titled,
      description: inLanguage(language, product.description, product.descriptionZh),
      picture: picture ? pictureSource(picture.imageUrl, 'card') : null,
    };
  }
  return {
    ...titled,
    description: pageMetaTexts[language].description(
      inLanguage(language, settings.shopName, settings.shopNameZh),
    ),
    picture: status === 404 ? null : sharedPictureOf(settings),
  };
}

const sharedPictureOf = ({ heroImageUrl }: PublicSettings) =>
  heroImageUrl === null || heroImageUrl === defaultHeroPicture
    ? '/pictures/og.jpg'
    : pictureSource(heroImageUrl, 'card');
