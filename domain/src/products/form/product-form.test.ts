import { describe, expect, test } from 'vitest';
import { boxProduct, yamProduct } from '../product.testing.ts';
import { productDraftSchema } from '../product-draft.ts';
import {
  emptyProductForm,
  formOfProduct,
  type ProductForm,
  readProductForm,
  wholeOrZero,
} from './product-form.ts';

const extras = { isActive: true, stockQuantity: 7, isOrdered: false, version: 3 };
const plain: ProductForm = { ...emptyProductForm(6), name: 'Moon Tart', nameZh: '月挞', price: '12.5' };
const problemsOf = (form: ProductForm) =>
  readProductForm(form).problems.map(({ path, problem }) => `${path} ${problem}`);

describe('a plain product', () => {
  test('is read with its price in sen', () => {
    const { draft, problems } = readProductForm(plain, [
      { imageUrl: '/files/a.webp', altText: '', altTextZh: '' },
    ]);
    expect(problems).toEqual([]);
    expect(draft).toMatchObject({
      priceSen: 1250,
      sortOrder: 6,
      box: null,
      images: [{ imageUrl: '/files/a.webp' }],
    });
    expect(productDraftSchema.safeParse(draft).success).toBe(true);
  });

  test('needs both names and a price', () => {
    expect(problemsOf(emptyProductForm(1))).toEqual(['price required', 'name required', 'nameZh required']);
    expect(problemsOf({ ...plain, name: '  ' })).toEqual(['name required']);
  });

  test.each(['-1', 'free', '1.234', '1e3', '100000.01'])('refuses %s as a price', (price) => {
    expect(problemsOf({ ...plain, price })).toEqual(['price price']);
  });

  test('may cost nothing', () => {
    expect(readProductForm({ ...plain, price: '0' })).toMatchObject({ draft: { priceSen: 0 }, problems: [] });
  });

  test('takes the flavours that come with the box only with both names', () => {
    const fixedFlavours = [{ key: '0', name: 'Durian', nameZh: '' }];
    expect(problemsOf({ ...plain, fixedFlavours })).toEqual(['fixedFlavours.0.nameZh required']);
  });
});

test.each([
  ['12', 12],
  ['12.9', 12],
  ['-4', 0],
  ['', 0],
  ['many', 0],
  ['99999999999', 1_000_000],
])('the whole number in %j is %i', (text, number) => {
  expect(wholeOrZero(text)).toBe(number);
});

describe('a box', () => {
  const form = formOfProduct({ ...boxProduct, ...extras });

  test('comes back from its form as it was, at the price customers pay', () => {
    const { draft, problems } = readProductForm(form);
    expect(problems).toEqual([]);
    expect(draft).toMatchObject({
      priceSen: 4800,
      stockQuantity: 7,
      box: { yolkPriceSen: 5600, flavours: [{ code: 'C1', hasYolkOption: true }, { code: 'S2' }] },
    });
  });

  test('needs a flavour and a price with yolk', () => {
    expect(problemsOf({ ...form, boxFlavours: [], yolkPrice: '' })).toEqual([
      'yolkPrice required',
      'box.flavours no_flavours',
    ]);
  });

  test('needs codes a label can carry, each once', () => {
    const [first, second] = form.boxFlavours;
    if (!first || !second) throw new Error('two flavours were expected');
    expect(problemsOf({ ...form, boxFlavours: [first, { ...second, code: 'c1' }] })).toEqual([
      'box.flavours.1.code taken',
    ]);
    expect(problemsOf({ ...form, boxFlavours: [{ ...first, code: 'C1Y' }] })).toEqual([
      'box.flavours.0.code code',
    ]);
    expect(problemsOf({ ...form, boxFlavours: [{ ...first, code: '', name: '' }] })).toEqual([
      'box.flavours.0.code required',
      'box.flavours.0.name required',
    ]);
  });
});

describe('yam', () => {
  const form = formOfProduct({ ...yamProduct, ...extras });
  const fresh = {
    key: 'new',
    id: '',
    name: 'Taro',
    nameZh: '芋',
    hasYolk: false,
    price: '16',
    group: 'new',
    imageUrl: null,
  } as const;

  test('costs what its cheapest piece costs', () => {
    expect(readProductForm(form)).toMatchObject({ draft: { priceSen: 1700 }, problems: [] });
  });

  test('gives new pieces ids no other piece has', () => {
    const { draft, problems } = readProductForm({
      ...form,
      pieces: [...form.pieces, fresh, fresh],
    });
    expect(problems).toEqual([]);
    expect(draft.pieces.map(({ id }) => id)).toEqual(['Y1', 'Y2', 'Y3', 'Y4', 'Y5', 'Y6']);
    expect(draft.priceSen).toBe(1600);
  });

  test('needs a price and names for every piece, and at least one piece', () => {
    expect(problemsOf({ ...form, pieces: [{ ...fresh, price: 'x', nameZh: '' }] })).toEqual([
      'pieces.0.price price',
      'pieces.0.nameZh required',
    ]);
    expect(problemsOf({ ...form, pieces: [] })).toEqual(['pieces no_flavours']);
  });
});

test.each(['javascript:alert(1)', '//evil.example.com/a.webp', 'http://plain.example.com/a.webp'])(
  'a picture at %s is not taken',
  (imageUrl) => {
    const { draft } = readProductForm(plain, [{ imageUrl, altText: '', altTextZh: '' }]);
    expect(productDraftSchema.safeParse(draft).success).toBe(false);
  },
);
