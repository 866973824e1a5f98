import { describe, expect, it } from 'vitest';
import { aProduct, somePageData } from '../shared/catalogue/page-data.testing.ts';
import { renderPage } from './entry-server.tsx';
import { codeHtml } from './head-html.ts';

const publicUrl = 'https://shop.example';
const page = (url: string, language: 'en' | 'zh' = 'en', data = somePageData()) =>
  renderPage({ url, language, publicUrl, data });

describe('the home page', () => {
  it('can be read without any script: names, prices and labels', async () => {
    const { status, body } = await page('/');
    expect(status).toBe(200);
    const text = body.replace(/<[^>]*>/g, '').replace(/\s+/g, ' ');
    expect(text).toContain('Exclusive Mochi Snowskin');
    expect(text).toContain('限定麻糬冰皮');
    expect(text).toContain('from RM 50.00 per box');
    expect(text).toContain('Mid-Autumn Festival Special');
    expect(body).toContain('href="#products"');
    expect(body).toContain('id="products"');
    expect(body).toContain('href="/product/mochi-snowskin"');
  });

  it('speaks Chinese, and marks Chinese runs in English', async () => {
    const chinese = await page('/', 'zh');
    expect(chinese.body).toContain('我们的产品');
    expect(chinese.body).toContain('需冷藏');
    const english = await page('/');
    expect(english.body).toMatch(/<span lang="zh-Hans"[^>]*>限定麻糬冰皮<\/span>/);
  });

  it('says when the season opens, from the very first page on', async () => {
    const data = somePageData();
    const settings = { ...data.settings, opensOn: '2200-08-01' };
    const { body } = await page('/', 'en', { ...data, settings });
    expect(body).toContain('1 August 2200');
    // The mark of a part the browser would have to draw anew.
    expect(body).not.toContain('<!--$!-->');
  });

  it('gives dark text to the pale category colour', async () => {
    const { body } = await page('/');
    expect(body).toMatch(/background-color:#fef3c7;color:#241a12/);
  });

  it('says whose picture to fetch first, in the head', async () => {
    const { head, body } = await page('/');
    expect(head).toContain('rel="preload" as="image"');
    expect(head).toContain('/pictures/hero.webp?w=720 720w');
    expect(head.match(/as="image"/g)).toHaveLength(1);
    expect(body).not.toContain('rel="preload"');
  });

  it('fetches no picture that nobody has reached for', async () => {
    const pictures = ['whole', 'cut'].map((name, sortOrder) => ({
      ...{ id: name, imageUrl: `/files/${name}.webp`, altText: name, altTextZh: '', sortOrder },
    }));
    const products = ['a', 'b'].map((slug) => aProduct({ id: slug, slug, images: pictures }));
    const { body } = await page('/', 'en', somePageData({ products }));
    expect(body.match(/whole\.webp\?w=960"/g)).toHaveLength(2);
    expect(body).not.toContain('cut.webp');
    expect(body.match(/loading="eager"/g)).toHaveLength(1);
  });

  it('names the code it needs apart from its head, which is fetched first', async () => {
    expect((await page('/')).head).not.toContain('modulepreload');
    const link = '<link rel="modulepreload" href="/assets/en.js" crossorigin="">';
    expect(codeHtml(['/assets/en.js'])).toBe(link);
  });

  it('announces the fonts it is written in, and no others', async () => {
    expect((await page('/')).head.match(/\/fonts\/[\w-]+/g)).toEqual(['/fonts/display-zh-names']);
    expect((await page('/', 'zh')).head.match(/\/fonts\/[\w-]+/g)).toEqual([
      '/fonts/display-zh-names',
      '/fonts/display-zh',
    ]);
  });
});

describe('a shared link', () => {
  it('shows a product with its name, price and picture', async () => {
    const { head } = await page('/product/mochi-snowskin');
    const title = 'Exclusive Mochi Snowskin 限定麻糬冰皮 · from RM 50.00 per box · Sample Mooncakes';
    expect(head).toContain(`<title>${title}</title>`);
    expect(head).toContain(`<meta property="og:title" content="${title}">`);
    expect(head).toContain(
      '<meta property="og:image" content="https://shop.example/files/mochi.webp?w=card">',
    );
    expect(head).toContain('<meta property="product:price:amount" content="50.00">');
    expect(head).toContain('<meta property="product:price:currency" content="MYR">');
    expect(head).toContain('<link rel="canonical" href="https://shop.example/product/mochi-snowskin">');
  });

  it('shows the shop itself as a JPEG every chat can draw', async () => {
    const { head } = await page('/');
    expect(head).toContain('content="https://shop.example/pictures/og.jpg"');
    expect(head).toContain('<meta property="og:image:width" content="1200">');
  });

  it('names the language it is in', async () => {
    expect((await page('/')).head).toContain('content="en_MY"');
    expect((await page('/', 'zh')).head).toContain('content="zh_CN"');
  });

  it('cannot be broken out of by what the owner typed', async () => {
    const product = aProduct({
      name: '"><script>alert(1)</script>',
      description: "</title><img src=x onerror='1'>",
    });
    const { head, body } = await page('/product/mochi-snowskin', 'en', somePageData({ products: [product] }));
    expect(head + body).not.toContain('<script>');
    expect((head + body).match(/<script[^>]*>/g)).toEqual(['<script type="application/ld+json">']);
    expect(head + body).not.toContain('<img src=x');
    expect(head).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;');
  });
});

describe('the pages that the browser fills', () => {
  it.each([
    ['/cart', 'Loading'],
    // Whoever keeps no cart sees this instead of the words above, before any script of the app runs.
    ['/cart', 'Your cart is empty'],
    ['/checkout', 'Loading your order'],
    ['/checkout', 'Your cart is empty'],
    ['/check-status', 'Check Order Status'],
  ])('%s stands before any script runs', async (url, words) => {
    const { status, body } = await page(url);
    expect(status).toBe(200);
    expect(body).toContain(words);
    expect(body).toContain('<header');
  });
});

describe('an address that leads nowhere', () => {
  it.each(['/nowhere', '/a/b/c'])('%s is not found', async (url) => {
    const { status, head, body } = await page(url);
    expect(status).toBe(404);
    expect(head).toContain('noindex');
    expect(head).not.toContain('canonical');
    expect(body).toContain('Oops! Page not found');
    expect(body).toContain('Return to Home');
  });

  it('is an unknown product: nothing for search engines, and the app leads home', async () => {
    const { status, head } = await page('/product/unknown');
    expect(status).toBe(404);
    expect(head).toContain('noindex');
    expect(head).not.toContain('ld+json');
  });
});
