import { parseRinggit, ringgitDigits, type Sen } from '../../money.ts';
import { maxCount } from '../../schemas.ts';
import { kindById, plainKindId } from '../kinds/all-kinds.ts';
import type { FixedFlavour, PieceFlavour, Product } from '../product.ts';
import {
  type BoxFlavourDraft,
  maxPriceSen,
  type ProductDraft,
  type ProductProblem,
} from '../product-draft.ts';
import { checkProductDraft } from './check-product.ts';
import type { AdminProduct } from './product-admin.contract.ts';

/** Tells the rows of a list apart while they are typed and moved; it is not saved. */
type Row = { key: string };
export type BoxFlavourForm = Row & BoxFlavourDraft;
/** The id is blank until it is saved for the first time. */
export type PieceFlavourForm = Row & Omit<PieceFlavour, 'priceSen'> & { price: string };
type FixedFlavourForm = Row & FixedFlavour;

/** The form as it is typed: numbers are still text. Pictures are kept apart, they arrive one by one. */
export type ProductForm = Omit<
  ProductDraft,
  'priceSen' | 'stockQuantity' | 'sortOrder' | 'box' | 'pieces' | 'fixedFlavours' | 'images'
> & {
  price: string;
  yolkPrice: string;
  stockQuantity: string;
  sortOrder: string;
  boxFlavours: BoxFlavourForm[];
  pieces: PieceFlavourForm[];
  fixedFlavours: FixedFlavourForm[];
};

export type ReadForm = { draft: ProductDraft; problems: ProductProblem[] };

/** What the form means, and what is wrong with it. */
export function readProductForm(form: ProductForm, images: ProductDraft['images'] = []): ReadForm {
  const { price, yolkPrice, stockQuantity, sortOrder, boxFlavours, pieces, fixedFlavours, ...texts } = form;
  const { editor, pieceLetter } = kindById(form.productType);
  const problems: ProductProblem[] = [];
  const priceAt = (path: string, text: string): Sen => {
    const priceSen = readPrice(text);
    if (priceSen === null) problems.push({ path, problem: text.trim() === '' ? 'required' : 'price' });
    return priceSen ?? 0;
  };

  const priced =
    editor === 'pieces'
      ? pieces.map(({ key: _, price: text, ...flavour }, at) => ({
          ...flavour,
          id: flavour.id || nextPieceId(pieces, at, pieceLetter ?? ''),
          priceSen: priceAt(`pieces.${at}.price`, text),
        }))
      : [];
  const draft: ProductDraft = {
    ...texts,
    priceSen: editor === 'pieces' ? minPrice(priced) : priceAt('price', price),
    stockQuantity: wholeOrZero(stockQuantity),
    sortOrder: wholeOrZero(sortOrder),
    box:
      editor === 'box'
        ? {
            yolkPriceSen: priceAt('yolkPrice', yolkPrice),
            flavours: boxFlavours.map(({ key: _, ...flavour }) => ({
              ...flavour,
              code: flavour.code.trim().toUpperCase(),
            })),
          }
        : null,
    pieces: priced,
    fixedFlavours: editor === 'fixed' ? fixedFlavours.map(({ key: _, ...flavour }) => flavour) : [],
    images,
  };
  return { draft, problems: [...problems, ...checkProductDraft(draft)] };
}

/** The form of a product that exists. */
export function formOfProduct(product: AdminProduct): ProductForm {
  const { mooncakeConfig } = product;
  return {
    ...plainFields(product),
    price: ringgitDigits(mooncakeConfig?.basePriceSen ?? product.priceSen),
    yolkPrice: mooncakeConfig ? ringgitDigits(mooncakeConfig.yolkPriceSen) : '',
    stockQuantity: String(product.stockQuantity),
    sortOrder: String(product.sortOrder),
    isActive: product.isActive,
    boxFlavours: (mooncakeConfig?.flavours ?? []).map(({ id, ...flavour }) => ({ ...flavour, key: id })),
    pieces: product.pieces.map(({ priceSen, ...flavour }) => ({
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
    productType: plainKindId,
    boxFlavours: [],
    pieces: [],
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
function nextPieceId(pieces: readonly PieceFlavourForm[], at: number, letter: string): string {
  const numbers = pieces.map(({ id }) => (id.startsWith(letter) ? Number(id.slice(letter.length)) : 0));
  const highest = Math.max(0, ...numbers.filter((number) => Number.isInteger(number)));
  const fresh = pieces.slice(0, at).filter(({ id }) => id === '').length;
  return `${letter}${highest + fresh + 1}`;
}

function plainFields(product: Product) {
  const { name, nameZh, description, descriptionZh, categoryId, features, featuresZh, productType } = product;
  return { name, nameZh, description, descriptionZh, categoryId, features, featuresZh, productType };
}
