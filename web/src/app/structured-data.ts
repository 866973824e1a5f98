import { ringgitDigits, type Sen } from '@mooncake/domain/money';
import { kindOf } from '@mooncake/domain/products/kinds/all-kinds';
import { pictureSource, picturesOf } from '@mooncake/domain/products/pictures';
import type { Product } from '@mooncake/domain/products/product';
import type { PublicSettings } from '@mooncake/domain/settings/settings';

type ProductFacts = {
  product: Product;
  /** The name and words of the product in the language of the page. */
  name: string;
  description: string;
  /** What the breadcrumb calls the shelf. */
  shelf: string;
  settings: Pick<PublicSettings, 'shopName'>;
  publicUrl: string;
  address: string;
};

/** What search engines read about a product: itself, its price, and where it stands in the shop. */
export function productStructuredData(facts: ProductFacts): string {
  return scriptElement({
    '@context': 'https://schema.org',
    '@graph': [productNode(facts), breadcrumb(facts)],
  });
}

function productNode({ product, name, description, settings, publicUrl, address }: ProductFacts) {
  const images = picturesOf(product).map(
    ({ imageUrl }) => new URL(pictureSource(imageUrl, 1200), publicUrl).href,
  );
  return {
    '@type': 'Product',
    '@id': `${address}#product`,
    name,
    description,
    ...(images.length > 0 && { image: images }),
    sku: product.slug,
    category: product.category,
    brand: { '@type': 'Brand', name: settings.shopName },
    offers: {
      ...offeredPrice(kindOf(product).prices(product)),
      priceCurrency: 'MYR',
      availability: 'https://schema.org/PreOrder',
      itemCondition: 'https://schema.org/NewCondition',
      url: address,
      seller: { '@type': 'Organization', name: settings.shopName },
    },
  };
}

function offeredPrice(prices: readonly Sen[]) {
  const lowPrice = ringgitDigits(Math.min(...prices));
  if (prices.length === 1) return { '@type': 'Offer', price: lowPrice };
  const highPrice = ringgitDigits(Math.max(...prices));
  return { '@type': 'AggregateOffer', lowPrice, highPrice, offerCount: prices.length };
}

function breadcrumb({ name, shelf, publicUrl, address }: ProductFacts) {
  const steps = [
    { name: shelf, item: `${publicUrl}/` },
    { name, item: address },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  };
}

/** No text of the owner's may end the element early. */
function scriptElement(data: object): string {
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}
