import { cartMetadataSchema } from '../products/cart-metadata.contract.ts';
import type { CartMetadata } from '../products/cart-metadata.ts';
import { pictureAddress } from '../products/pictures.ts';
import { type Cart, type CartItem, emptyCart, insertItemAt } from './cart.ts';

type Fields = Readonly<Record<string, unknown>>;
/** Undefined stands for "unsound" wherever null is a sound answer. */
type Unsound = undefined;

const storedVersion = 2;

/** How the browser keeps the cart. */
export function storedCart(cart: Cart) {
  return { version: storedVersion, items: cart.items };
}

/** The cart of whatever the browser kept, of any age or damage: sound lines stay, the rest is dropped. */
export function restoreCart(stored: unknown): Cart {
  const value = typeof stored === 'string' ? parsed(stored) : stored;
  const lines: unknown = isFields(value) ? value.items : value;
  if (!Array.isArray(lines)) return emptyCart;
  return lines.reduce<Cart>((cart, line) => {
    const item = restoredItem(line);
    return item ? insertItemAt(cart, item, cart.items.length) : cart;
  }, emptyCart);
}

function restoredItem(line: unknown): CartItem | Unsound {
  if (!isFields(line)) return undefined;
  const { id, name, quantity } = line;
  const priceSen = restoredPrice(line);
  const metadata = restoredMetadata(line.metadata);
  if (!isText(id) || !isText(name) || !isCount(quantity)) return undefined;
  if (priceSen === undefined || metadata === undefined) return undefined;
  // Lines of the first version only name their product at the start of their id.
  const productId = isText(line.productId) ? line.productId : id.slice(0, `${id}_`.indexOf('_'));
  if (productId === '') return undefined;
  return {
    id,
    productId,
    name,
    nameZh: isText(line.nameZh) ? line.nameZh : '',
    priceSen,
    quantity,
    image: isText(line.image) ? pictureAddress(line.image) : null,
    metadata,
  };
}

function restoredMetadata(metadata: unknown): CartMetadata | null | Unsound {
  if (metadata === undefined || metadata === null) return null;
  if (!isFields(metadata)) return undefined;
  if (metadata.type === undefined || metadata.type === null) return null;
  const flavors: unknown = metadata.flavors;
  const current = Array.isArray(flavors) ? { ...metadata, flavors: flavors.map(inSen) } : metadata;
  return cartMetadataSchema.safeParse(current).data;
}

function inSen(flavour: unknown): unknown {
  return isFields(flavour) ? { ...flavour, priceSen: restoredPrice(flavour) } : flavour;
}

/** The first version kept `price` as ringgit with decimals. */
function restoredPrice({ priceSen, price }: Fields): number | Unsound {
  const sen = priceSen ?? (typeof price === 'number' ? Math.round(price * 100) : undefined);
  return typeof sen === 'number' && Number.isSafeInteger(sen) && sen >= 0 ? sen : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0;
}
