import type { Language } from '@mooncake/domain/language';
import type { PageData } from '@mooncake/domain/pages/page';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { en } from '../../i18n/first-page/en.ts';
import { zh } from '../../i18n/first-page/zh.ts';
import { LanguageProvider } from '../../i18n/language-provider.tsx';
import { aProduct, somePageData } from '../../shared/catalogue/page-data.testing.ts';
import { fillQueries } from '../../shared/catalogue/queries.ts';
import { MemoryRouter } from '../../ui/router/router.testing.tsx';
import { shownToasts } from '../../ui/toast/toast-store.ts';
import { HomeScreen } from './home-screen.tsx';

function openHome(data: PageData | null, language: Language = 'en') {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  if (data) fillQueries(queries, data);
  render(
    <MemoryRouter>
      <QueryClientProvider client={queries}>
        <LanguageProvider language={language} messages={{ en, zh }[language]}>
          <HomeScreen />
        </LanguageProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  );
}

const warning = 'Some products may not be fully loaded. Please refresh the page.';
const toastsShown = () => shownToasts().map(({ title, message, variant }) => [title, message, variant]);

describe('the heading', () => {
  it('says something before the name of the shop has come', async () => {
    vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => {}));
    openHome(null);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Our Products');
  });

  it('is the name of the shop in both languages', () => {
    openHome(somePageData());
    const { shopName, shopNameZh } = somePageData().settings;
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(`${shopName} ${shopNameZh}`);
  });
});

describe('the products', () => {
  it('are filtered by category', () => {
    const cake = aProduct({
      id: 'p2',
      slug: 'shanghai-mooncakes',
      name: 'Shanghai Mooncakes',
      category: 'Mooncake',
    });
    const { categories } = somePageData();
    const mooncake = { id: 'c2', name: 'Mooncake', nameZh: '月饼', color: '', sortOrder: 2 };
    const lonely = { id: 'c3', name: 'Lonely', nameZh: '空', color: '', sortOrder: 3 };
    openHome(somePageData({ products: [aProduct(), cake], categories: [...categories, mooncake, lonely] }));
    expect(screen.getAllByRole('article')).toHaveLength(2);

    const chip = screen.getByRole('button', { name: 'Mooncake 月饼' });
    fireEvent.click(chip);
    expect(chip.getAttribute('aria-pressed')).toBe('true');
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(screen.getByText('Shanghai Mooncakes')).toBeTruthy();

    fireEvent.click(screen.getByRole('button', { name: 'Lonely 空' }));
    expect(screen.getByText('No products found in Lonely category.')).toBeTruthy();
  });

  it.each([
    ['en', 'All Products'],
    ['zh', '所有产品'],
  ] as const)('are all there again at one press, in %s', (language, all) => {
    const cake = aProduct({ id: 'p2', slug: 'shanghai-mooncakes', category: 'Mooncake' });
    const mooncake = { id: 'c2', name: 'Mooncake', nameZh: '月饼', color: '', sortOrder: 2 };
    const { categories } = somePageData();
    openHome(somePageData({ products: [aProduct(), cake], categories: [...categories, mooncake] }), language);
    fireEvent.click(screen.getByRole('button', { name: 'Mooncake 月饼' }));
    expect(screen.getAllByRole('article')).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: all }));
    expect(screen.getAllByRole('article')).toHaveLength(2);
  });

  it('go into the cart at one press, with a toast of two seconds', async () => {
    openHome(somePageData());
    fireEvent.click(screen.getByRole('button', { name: 'Quick Add to Cart: Exclusive Mochi Snowskin' }));
    await waitFor(() =>
      expect(shownToasts()).toMatchObject([
        {
          title: 'Added to Cart!',
          message: 'Exclusive Mochi Snowskin has been added to your cart.',
          duration: 2000,
        },
      ]),
    );
    expect(await screen.findByText('View Cart (1 item)')).toBeTruthy();
  });

  it.each([
    ['en', /^Quick Add/, 'Error', 'This could not be opened. Please check your connection and try again.'],
    ['zh', /^快速加入购物车/, '错误', '暂时无法打开，请检查网络连接后再试。'],
  ] as const)(
    'say in %s when the box to be filled cannot be had',
    async (language, quickAdd, title, message) => {
      openHome(somePageData({ products: [{ ...aProduct(), configurator: 'never-written' }] }), language);
      fireEvent.click(screen.getByRole('button', { name: quickAdd }));
      await waitFor(() => expect(toastsShown()).toEqual([[title, message, 'destructive']]));
    },
  );
});

describe('when the catalogue does not come', () => {
  it.each([
    ['fails', async () => new Response('{}', { status: 500 })],
    ['is cut off', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('shows the wait, then one product to look at and a warning, where it %s', async (_, answer) => {
    vi.spyOn(globalThis, 'fetch').mockImplementation(answer);
    openHome(null);
    expect(screen.getByText('Please wait while we load our products...')).toBeTruthy();

    await waitFor(() => expect(toastsShown()).toContainEqual(['Warning', warning, 'warning']));
    await waitFor(() =>
      expect(toastsShown()).toContainEqual(['Error', 'Failed to load categories', 'destructive']),
    );
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(screen.getByText('No Image')).toBeTruthy();
    for (const name of ['View Details', 'Quick Add to Cart']) {
      expect(screen.getByRole('button', { name }).hasAttribute('disabled')).toBe(true);
    }
  });

  it('shows two products with pictures of ours when nobody can read it, and neither can be ordered', async () => {
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('<html>'));
    openHome(null);
    await waitFor(() => expect(toastsShown()).toContainEqual(['Warning', warning, 'warning']));
    expect(await screen.findByText('Shanghai Mooncakes')).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(screen.getByText('Traditional Mooncake')).toBeTruthy();
    for (const button of screen.getAllByRole('button', { name: /View Details|Quick Add/ })) {
      expect(button.hasAttribute('disabled')).toBe(true);
    }
  });
});

describe('off season', () => {
  const opening = (opensOn: string | null, products: PageData['products'] = []) => {
    const data = somePageData({ products });
    openHome({ ...data, settings: { ...data.settings, opensOn } });
  };

  it('says that nothing is on sale and when orders open, and warns of nothing', async () => {
    opening('2199-08-01');
    expect(screen.getByText('No products available at the moment.')).toBeTruthy();
    expect(await screen.findByText(/^Orders open on Thursday,? 1 August 2199\.$/)).toBeTruthy();
    expect(screen.queryByText(warning)).toBeNull();
    expect(toastsShown()).toEqual([]);
  });

  it.each([[null], ['2020-08-01']])('names no day when it is %s', (opensOn) => {
    opening(opensOn);
    expect(screen.getByText(/not open yet/)).toBeTruthy();
    expect(screen.queryByText(/Orders open on/)).toBeNull();
  });

  it('tells the day beside products that are shown already', async () => {
    opening('2199-08-01', [aProduct()]);
    expect(await screen.findByText(/Orders open on/)).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });
});
