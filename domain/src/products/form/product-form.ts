import { parseRinggit, ringgitDigits, type Sen } from '../../money.ts';
import { maxCount } from '../../schemas.ts';
import type { FixedFlavour, Product, YamFlavour } from '../product.ts';
import type { AdminProduct } from './product-admin.contract.ts';
import {
  type BoxFlavourDraft,
  checkProductDraft,
  maxPriceSen,
  type ProductDraft,
  type ProductProblem,
} from './product-draft.ts';

/** Tells the rows of a list apart while they are typed and moved; it is not saved. */
type Row = { key: string };
export type BoxFlavourForm = Row & BoxFlavourDraft;
/** The id is blank until it is saved for the first time. */
export type YamFlavourForm = Row & Omit<YamFlavour, 'priceSen'> & { price: string };
export type FixedFlavourForm = Row & FixedFlavour;

/** The form as it is typed: numbers are still text. Pictures are kept apart, they arrive one by one. */
export type ProductForm = Omit<
  ProductDraft,
  'priceSen' | 'stockQuantity' | 'sortOrder' | 'box' | 'yamFlavours' | 'fixedFlavours' | 'images'
> & {
  price: string;
  yolkPrice: string;
  stockQuantity: string;
  sortOrder: string;
  boxFlavours: BoxFlavourForm[];
  yamFlavours: YamFlavourForm[];
  fixedFlavours: FixedFlavourForm[];
};

export type ReadForm = { draft: ProductDraft; problems: ProductProblem[] };

/** What the form means, and what is wrong with it. */
export function readProductForm(form: ProductForm, images: ProductDraft['images'] = []): ReadForm {
  const { price, yolkPrice, stockQuantity, sortOrder, boxFlavours, yamFlavours, fixedFlavours, ...texts } =
    form;
  const isBox = form.productType === 'mooncake_box';
  const isYam = form.productType === 'teochew_yam_special';
  const problems: ProductProblem[] = [];
  const priceAt = (path: string, text: string): Sen => {
    const priceSen = readPrice(text);
    if (priceSen === null) problems.push({ path, problem: text.trim() === '' ? 'required' : 'price' });
    return priceSen ?? 0;
  };

  const pieces = isYam
    ? yamFlavours.map(({ key: _, price: text, ...flavour }, at) => ({
        ...flavour,
        id: flavour.id || nextYamId(yamFlavours, at),
        priceSen: priceAt(`yamFlavours.${at}.price`, text),
      }))
    : [];
  const draft: ProductDraft = {
    ...texts,
    priceSen: isYam ? minPrice(pieces) : priceAt('price', price),
    stockQuantity: wholeOrZero(stockQuantity),
    sortOrder: wholeOrZero(sortOrder),
    box: isBox
      ? {
          yolkPriceSen: priceAt('yolkPrice', yolkPrice),
          flavours: boxFlavours.map(({ key: _, ...flavour }) => ({
            ...flavour,
            code: flavour.code.trim().toUpperCase(),
          })),
        }
      : null,
    yamFlavours: pieces,
    fixedFlavours:
      form.productType === 'standard' ? fixedFlavours.map(({ key: _, ...flavour }) => flavour) : [],
    images,
  };
  return { draft, problems: [...problems, ...checkProductDraft(draft)] };
}

/** The form of a product that exists. */
export function formOfProduct(product: AdminProduct): ProductForm {
  const { mooncakeConfig, yamConfig } = product;
  return {
    ...plainFields(product),
    price: ringgitDigits(mooncakeConfig?.basePriceSen ?? product.priceSen),
    yolkPrice: mooncakeConfig ? ringgitDigits(mooncakeConfig.yolkPriceSen) : '',
    stockQuantity: String(product.stockQuantity),
    sortOrder: String(product.sortOrder),
    isActive: product.isActive,
    boxFlavours: (mooncakeConfig?.flavours ?? []).map(({ id, ...flavour }) => ({ ...flavour, key: id })),
    yamFlavours: (yamConfig?.flavours ?? []).map(({ priceSen, ...flavour }) => ({
      ...flavour,
      key: flavour.id,
      price: ringgitDigits(priceSen),
    })),
    fixedFlavours: product.fixedFlavours.map((flavour, at) => ({ ...flavour, key: String(at) })),
  };
}

/** An empty form; a new product goes to the end of the shelf. */
export function emptyProductForm(sortOrder: number): ProductForm {
  return {
    name: '',
    nameZh: '',
    description: '',
    descriptionZh: '',
    price: '',
    yolkPrice: '',
    stockQuantity: '0',
    sortOrder: String(sortOrder),
    isActive: true,
    categoryId: null,
    features: [],
    featuresZh: [],
    productType: 'standard',
    boxFlavours: [],
    yamFlavours: [],
    fixedFlavours: [],
  };
}

/** Whole numbers from 0 on; what is no number becomes 0. */
export function wholeOrZero(text: string): number {
  const number = Number.parseInt(text, 10);
  return Number.isNaN(number) ? 0 : Math.min(maxCount, Math.max(0, number));
}

function readPrice(text: string): Sen | null {
  const priceSen = parseRinggit(text);
  return priceSen === null || priceSen > maxPriceSen ? null : priceSen;
}

function minPrice(pieces: readonly { priceSen: Sen }[]): Sen {
  return pieces.length === 0 ? 0 : Math.min(...pieces.map(({ priceSen }) => priceSen));
}

/** `Y5` after `Y4`: carts remember pieces by these. */
function nextYamId(flavours: readonly YamFlavourForm[], at: number): string {
  const highest = Math.max(0, ...flavours.map(({ id }) => Number(/^Y(\d+)$/.exec(id)?.[1] ?? 0)));
  const fresh = flavours.slice(0, at).filter(({ id }) => id === '').length;
  return `Y${highest + fresh + 1}`;
}

function plainFields(product: Product) {
  const { name, nameZh, description, descriptionZh, categoryId, features, featuresZh, productType } = product;
  return { name, nameZh, description, descriptionZh, categoryId, features, featuresZh, productType };
}
