import type { AdminProduct } from '@mooncake/domain/products/form/product-admin.contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { catchUploads } from '../../lib/api/upload.testing.ts';
import { answerCalls, refusal, renderInOffice, toastsShown } from '../orders/orders.testing.tsx';
import { aBox, aPlainProduct, aYamProduct } from './products.testing.ts';
import { ProductsTab } from './products-tab.tsx';

type Answer = (path: string, body: unknown) => Response | null;

/** Opens the tab on these products; `change` answers everything that is no list. */
async function openTab(products: AdminProduct[], change: Answer = () => null) {
  answerCalls((path, body) => {
    if (path === '/api/admin/categories') return Response.json({ categories: [] });
    return path === '/api/admin/products' && body === undefined
      ? Response.json({ products })
      : change(path, body);
  });
  renderInOffice(<ProductsTab />);
  await screen.findByText(`${products.length} ${products.length === 1 ? 'product' : 'products'}`);
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const cardOf = (name: string) => {
  const card = screen.getByText(name).closest('article');
  if (!card) throw new Error(`${name} has no card`);
  return card;
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the list', () => {
  test('that cannot be loaded says so, and is asked for again', async () => {
    let isDown = true;
    answerCalls((path) => {
      if (path === '/api/admin/categories') return Response.json({ categories: [] });
      return isDown ? refusal('internal', {}, 500) : Response.json({ products: [aPlainProduct()] });
    });
    renderInOffice(<ProductsTab />);
    await waitFor(() => expect(toastsShown()).toEqual(['Error / Failed to fetch products']));
    isDown = false;
    press('Try Again');
    expect(await screen.findByText('Moon Tart')).toBeTruthy();
  });

  test('shows price, state and at most six pictures, and is searched in both languages', async () => {
    const images = Array.from({ length: 8 }, (_, at) => ({
      id: String(at),
      imageUrl: `/files/product-${at}.webp`,
      altText: '',
      altTextZh: '',
      sortOrder: at,
    }));
    await openTab([aPlainProduct({ images, isActive: false }), aBox()]);
    const tart = cardOf('Moon Tart');
    // Nothing is fetched in a test: each picture shows what stands for a missing one.
    expect(within(tart).getAllByText('No Image')).toHaveLength(6);
    expect(within(tart).getByText(/12\.50/)).toBeTruthy();
    expect(within(tart).getByRole('switch').getAttribute('aria-checked')).toBe('false');
    type('Search products', '月挞');
    expect(screen.getByText('1 of 2 products')).toBeTruthy();
    expect(screen.queryByText('Mix Shanghai + Traditional')).toBeNull();
    type('Search products', 'nothing of ours');
    expect(screen.getByText('No product matches')).toBeTruthy();
  });

  test('says when a product could not be switched', async () => {
    await openTab([aPlainProduct()], () => refusal('internal', {}, 500));
    fireEvent.click(screen.getByRole('switch', { name: 'Moon Tart is on sale' }));
    await waitFor(() => expect(toastsShown()).toEqual(['Error / Failed to update product status']));
  });

  test('asks before it deletes, and says when that failed', async () => {
    await openTab([aPlainProduct()], () => refusal('internal', {}, 500));
    press('Delete Moon Tart');
    expect(screen.getByText('"Moon Tart" will be deleted. This cannot be undone.')).toBeTruthy();
    press('Delete');
    await waitFor(() => expect(toastsShown()).toEqual(['Error / Failed to delete product']));
    expect(screen.getByRole('alert').textContent).toContain('Failed to delete product');
  });

  test('tells what happens to a product that was ordered', async () => {
    await openTab([aPlainProduct({ isOrdered: true })], () => Response.json({ outcome: 'archived' }));
    press('Delete Moon Tart');
    expect(screen.getByText(/its orders keep their history/)).toBeTruthy();
    press('Delete');
    await waitFor(() => expect(toastsShown()).toEqual(['Product deleted / Moon Tart']));
  });
});

describe('the form', () => {
  test('needs both names and a price, told at each field', async () => {
    await openTab([]);
    press('Add Product');
    press('Save');
    for (const label of ['English name', 'Chinese name', 'Price (RM)']) {
      expect(field(label).getAttribute('aria-invalid')).toBe('true');
    }
    expect(screen.getAllByText('This is required')).toHaveLength(3);
    type('Price (RM)', '-3');
    expect(screen.getByText('Please enter a price like 48 or 48.50')).toBeTruthy();
  });

  test('sends sen, whole numbers and features without blanks', async () => {
    const sent: unknown[] = [];
    await openTab([], (_path, body) => {
      sent.push(body);
      return Response.json({ product: aPlainProduct() });
    });
    press('Add Product');
    type('English name', 'Moon Tart');
    type('Chinese name', '月挞');
    type('Price (RM)', '12.5');
    type('Stock quantity', 'many');
    type('Sort order', '3');
    type('Features', '  ');
    fireEvent.keyDown(field('Features'), { key: 'Enter' });
    type('Features', 'Crisp');
    fireEvent.keyDown(field('Features'), { key: 'Enter' });
    type('Features', 'Fresh');
    press('Add feature');
    press('Remove feature Crisp');
    press('Save');
    await waitFor(() => expect(toastsShown()).toEqual(['Product created / Moon Tart']));
    expect(sent).toMatchObject([
      {
        name: 'Moon Tart',
        priceSen: 1250,
        stockQuantity: 0,
        sortOrder: 3,
        features: ['Fresh'],
        isActive: true,
      },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('that cannot be saved says why and keeps what was typed', async () => {
    await openTab([aPlainProduct()], () => refusal('product.name_taken', { name: 'Other Tart' }));
    press('Edit Moon Tart');
    type('English name', 'Other Tart');
    press('Save');
    await waitFor(() =>
      expect(toastsShown()).toEqual([
        'Error / Failed to save product · Another product is already called "Other Tart".',
      ]),
    );
    expect(field('English name').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getAllByText('Another product is already called "Other Tart".').length).toBeGreaterThan(0);
    expect(field('English name').value).toBe('Other Tart');
  });

  test('of the slower of two editors is kept, and may be saved over the newer version', async () => {
    const versions: unknown[] = [];
    await openTab([aPlainProduct()], (_path, body) => {
      const { version } = body as { version: number };
      versions.push(version);
      return version === 2
        ? refusal('product.changed_meanwhile', { version: 5 })
        : Response.json({ product: aPlainProduct() });
    });
    press('Edit Moon Tart');
    type('Price (RM)', '99');
    press('Save');
    expect(await screen.findByText(/A colleague saved this product/)).toBeTruthy();
    expect(field('Price (RM)').value).toBe('99');
    press('Save mine instead');
    await waitFor(() => expect(toastsShown()).toContain('Product updated / Moon Tart'));
    expect(versions).toEqual([2, 5]);
  });

  test('of the slower of two editors may be filled with the newer version', async () => {
    await openTab([aPlainProduct()], () => refusal('product.changed_meanwhile', { version: 5 }));
    press('Edit Moon Tart');
    type('Price (RM)', '99');
    press('Save');
    await screen.findByText(/A colleague saved this product/);
    press('Show the newer version');
    await waitFor(() => expect(field('Price (RM)').value).toBe('12.50'));
    expect(screen.queryByText(/A colleague saved this product/)).toBeNull();
  });

  test('asks before changes are lost', async () => {
    await openTab([aPlainProduct()]);
    press('Edit Moon Tart');
    type('Price (RM)', '99');
    press('Cancel');
    expect(screen.getByText('Discard your changes?')).toBeTruthy();
    press('Discard');
    expect(screen.queryByRole('dialog')).toBeNull();
    press('Edit Moon Tart');
    press('Cancel');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('flavours', () => {
  test('of a box are added, moved, removed and checked', async () => {
    const sent: unknown[] = [];
    await openTab([aBox()], (_path, body) => {
      sent.push(body);
      return Response.json({ product: aBox() });
    });
    press('Edit Mix Shanghai + Traditional');
    expect(field('Base price, without yolk (RM)').value).toBe('48.00');
    type('Price with yolk (RM)', '60');
    press('Move S2 Red Bean up');
    press('Add flavour');
    press('Save');
    expect(screen.getAllByText('This is required')).toHaveLength(3);
    type('Code', 'c1');
    type('Flavour in English', 'Black Sesame');
    expect(screen.getByText('Used twice')).toBeTruthy();
    type('Code', 'ABC');
    expect(screen.getByText('One or two letters and a number, like C1')).toBeTruthy();
    type('Code', 's4');
    type('Flavour in Chinese', '黑芝麻');
    press('Remove C1 Pure Lotus');
    press('Save');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent).toMatchObject([
      {
        priceSen: 4800,
        box: { yolkPriceSen: 6000, flavours: [{ code: 'S2' }, { code: 'S4', nameZh: '黑芝麻' }] },
      },
    ]);
  });

  test('of yam have their own prices', async () => {
    const sent: unknown[] = [];
    await openTab([aYamProduct()], (_path, body) => {
      sent.push(body);
      return Response.json({ product: aYamProduct() });
    });
    press('Edit TeoChew Yam Mooncakes');
    expect(screen.queryByLabelText('Price (RM)')).toBeNull();
    press('Y2 Yam Without Yolk 芋头（无蛋黄）');
    type('Price per piece (RM)', '');
    press('Save');
    expect(screen.getByText('This is required')).toBeTruthy();
    type('Price per piece (RM)', '15');
    press('Save');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent).toMatchObject([
      { priceSen: 1500, pieces: [{ priceSen: 1800 }, { id: 'Y2', priceSen: 1500 }, {}, {}] },
    ]);
  });

  test('get a picture of their own, or are told why not', async () => {
    const usualUploads = globalThis.XMLHttpRequest;
    const sent = catchUploads();
    const saved: unknown[] = [];
    await openTab([aBox()], (_path, body) => {
      saved.push(body);
      return Response.json({ product: aBox() });
    });
    press('Edit Mix Shanghai + Traditional');
    press('C1 Pure Lotus 纯莲蓉');
    const choose = (name: string) =>
      fireEvent.change(screen.getByLabelText('Picture'), {
        target: { files: [new File(['x'], name, { type: 'image/png' })] },
      });
    choose('broken.png');
    await waitFor(() => expect(sent).toHaveLength(1));
    sent[0]?.answer(422, { code: 'picture.unreadable', title: '', details: {}, requestId: 'r' });
    expect(await screen.findByText(/The file seems damaged/)).toBeTruthy();
    choose('lotus.png');
    await waitFor(() => expect(sent).toHaveLength(2));
    sent[1]?.answer(200, { imageUrl: '/files/product-lotus.webp' });
    expect(await screen.findByText('Change picture')).toBeTruthy();
    press('Save');
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved).toMatchObject([{ box: { flavours: [{ imageUrl: '/files/product-lotus.webp' }, {}] } }]);
    globalThis.XMLHttpRequest = usualUploads;
  });

  test('that come with the box are named in both languages', async () => {
    await openTab([aPlainProduct()]);
    press('Edit Moon Tart');
    press('Add fixed flavour');
    press('Save');
    expect(screen.getAllByText('This is required')).toHaveLength(2);
  });
});
