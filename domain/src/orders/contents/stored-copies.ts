import { readBoxContents } from './box-contents.ts';

/** One flavour of a box, in the field names orders are stored with. */
export type StoredSelection = {
  flavor_id: string;
  flavor_name: string;
  flavor_name_zh: string;
  has_yolk: boolean;
  quantity: number;
};

type Line = { name: string; quantity: number; priceSen: number; metadata: unknown };

/** The `flavor_selections` kept beside a line's metadata, which alone is the truth. */
export function flavourSelections(metadata: unknown): StoredSelection[] {
  return readBoxContents({ metadata, flavourSelections: [] }).map((content) => ({
    flavor_id: content.flavourId,
    flavor_name: content.name,
    flavor_name_zh: content.nameZh,
    has_yolk: content.hasYolk,
    quantity: content.quantity,
  }));
}

/** What an order keeps of its lines in its own row: the first line's name, price and flavours, and all pieces. */
export function orderCopies(lines: readonly Line[]) {
  const [first] = lines;
  return {
    mooncake_type: first?.name ?? '',
    quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    unit_price_sen: first?.priceSen ?? 0,
    flavor_selections: first ? flavourSelections(first.metadata) : [],
  };
}
