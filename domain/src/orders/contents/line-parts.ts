import { isEntry } from '../../products/kinds/lines/stored-pieces.ts';
import { type BoxContent, readBoxContents, type StoredContents } from './box-contents.ts';

type OrderedProduct = {
  /** The name of the product's kind. */
  productType: string;
  name: string;
  nameZh: string;
};

/** A line of an order as stored. */
export type StoredLine = OrderedProduct & StoredContents & { productId: string | null; quantity: number };

/** So many boxes; filled ones tell their pieces by their flavours. */
type BoxesPart = OrderedProduct & {
  productId: string | null;
  isFilled: boolean;
  /** The size that was chosen of a box whose flavours are not known. */
  boxSize: number | null;
};

/** So many pieces of one flavour. */
type FlavourPart = OrderedProduct & { flavour: Omit<BoxContent, 'quantity'> };

export type LinePart = BoxesPart | FlavourPart;
export type CountedPart = LinePart & { count: number };

/** What a line comes to, in parts that add up: equal parts of any number of lines are one part and its sum. */
export function partsOfLine(line: StoredLine): CountedPart[] {
  const { productId, productType, name, nameZh, quantity, metadata } = line;
  const product = { productType, name, nameZh };
  const contents = readBoxContents(line);
  const isFilled = contents.length > 0;
  const boxSize = isFilled ? null : chosenSize(metadata);
  return [
    { ...product, productId, isFilled, boxSize, count: quantity },
    ...contents.map(({ quantity: each, ...flavour }) => ({ ...product, flavour, count: each * quantity })),
  ];
}

function chosenSize(metadata: unknown): number | null {
  const size = isEntry(metadata) ? metadata.boxSize : null;
  return typeof size === 'number' && Number.isInteger(size) && size > 0 ? size : null;
}
