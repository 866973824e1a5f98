import type { Product } from '@mooncake/domain/products/product';
import { aProduct, boxProduct, yamProduct } from '@mooncake/domain/products/product.testing';
import { expect, it } from 'vitest';
import { productStructuredData } from './structured-data.ts';

function written(product: Product, name = product.name) {
  const html = productStructuredData({
    product,
    name,
    description: 'Soft and round',
    shelf: 'Products',
    settings: { shopName: 'The Kitchen' },
    publicUrl: 'https://shop.example',
    address: `https://shop.example/product/${product.slug}`,
  });
  const json = html.replace(/^<script type="application\/ld\+json">/, '').replace(/<\/script>$/, '');
  const [node, breadcrumb] = JSON.parse(json)['@graph'];
  return { html, node, breadcrumb };
}

it('offers a plain product at its price, to be ordered ahead', () => {
  const { node } = written(aProduct({ priceSen: 1250 }));
  expect(node).toMatchObject({
    '@type': 'Product',
    name: 'Lotus Paste Mooncake',
    description: 'Soft and round',
    offers: {
      '@type': 'Offer',
      price: '12.50',
      priceCurrency: 'MYR',
      availability: 'https://schema.org/PreOrder',
      url: 'https://shop.example/product/lotus-paste-mooncake',
    },
  });
  expect(node).not.toHaveProperty('image');
});

it('offers a box from its price without yolk to its price with', () => {
  expect(written(boxProduct).node.offers).toMatchObject({
    '@type': 'AggregateOffer',
    lowPrice: '48.00',
    highPrice: '56.00',
    offerCount: 2,
  });
});

it('offers yam by the prices of its pieces', () => {
  expect(written(yamProduct).node.offers).toMatchObject({
    '@type': 'AggregateOffer',
    lowPrice: '17.00',
    highPrice: '18.00',
    offerCount: 4,
  });
});

it('structured data names pictures by their full address, ours as well as others', () => {
  const picture = { altText: '', altTextZh: '', sortOrder: 0 };
  const images = [
    { ...picture, id: 'a', imageUrl: '/files/a.webp' },
    { ...picture, id: 'b', imageUrl: 'https://elsewhere.example/b.jpg' },
  ];
  expect(written(aProduct({ images })).node.image).toEqual([
    'https://shop.example/files/a.webp?w=1200',
    'https://elsewhere.example/b.jpg',
  ]);
});

it('structured data says where the product stands in the shop', () => {
  expect(written(boxProduct).breadcrumb).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Products', item: 'https://shop.example/' },
      { position: 2, name: boxProduct.name, item: `https://shop.example/product/${boxProduct.slug}` },
    ],
  });
});

it('cannot be ended early by a name', () => {
  const name = '</script><script>alert(1)</script>';
  const { html, node } = written(aProduct(), name);
  expect(node.name).toBe(name);
  expect(html.match(/<\/?script/g)).toHaveLength(2);
});
