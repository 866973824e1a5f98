import { describe, expect, it } from 'vitest';
import { notFoundTexts } from '../shared/not-found/not-found.texts.ts';
import { en } from './first-page/en.ts';
import { zh } from './first-page/zh.ts';
import { type Leaf, leavesOf } from './texts.testing.ts';

describe('the two languages of the first page', () => {
  it('say the same things', () => {
    expect(leavesOf(zh).map(([path]) => path)).toEqual(leavesOf(en).map(([path]) => path));
  });

  it('leave nothing untranslated', () => {
    const english = new Map(leavesOf(en));
    const same = leavesOf(zh).filter(([path, text]) => text !== '' && english.get(path) === text);
    expect(same).toEqual([]);
  });

  it('use every parameter in both languages', () => {
    const withSample = (leaves: Leaf[]) =>
      leaves.filter(([, text]) => String(text).includes('A')).map(([path]) => path);
    const parametric = leavesOf(en).filter(([path]) => {
      const message = path.split('.').reduce<unknown>((texts, key) => Object(texts)[key], en);
      return typeof message === 'function';
    });
    expect(parametric.length).toBeGreaterThan(0);
    for (const [path] of parametric) expect(withSample(leavesOf(zh))).toContain(path);
  });
});

describe('the English of the specification', () => {
  it.each([
    [en.home.tagline, 'Mid-Autumn Festival Special'],
    [en.home.storyTitle, 'Handmade Mooncakes from Rawang'],
    [en.home.preOrder, 'Pre-order Required'],
    [en.home.pickupAndDelivery, 'Pickup & Delivery'],
    [en.home.customOrders, 'Custom Orders'],
    [en.home.orderNow, 'Order Mooncakes Now'],
    [en.home.ourProducts, 'Our Products'],
    [en.home.allProducts, 'All Products'],
    [en.home.loadingProducts, 'Please wait while we load our products...'],
    [en.home.noProducts, 'No products available at the moment.'],
    [en.home.noProductsIn('Snowskin'), 'No products found in Snowskin category.'],
    [en.home.viewCart(3), 'View Cart (3 items)'],
    [en.home.viewCart(1), 'View Cart (1 item)'],
    [en.home.warning, 'Warning'],
    [en.home.productsNotLoaded, 'Some products may not be fully loaded. Please refresh the page.'],
    [en.home.error, 'Error'],
    [en.home.categoriesFailed, 'Failed to load categories'],
    [en.product.added, 'Added to Cart!'],
    [en.product.addedMessage('Mochi'), 'Mochi has been added to your cart.'],
    [en.product.viewDetails, 'View Details'],
    [en.product.quickAdd, 'Quick Add to Cart'],
    [en.shell.checkStatus, 'Check Status'],
    [en.shell.noImage, 'No Image'],
    [en.notFound.title, 'Oops! Page not found'],
    [notFoundTexts.en.home, 'Return to Home'],
  ])('%s', (text, specified) => {
    expect(text).toBe(specified);
  });
});
