import * as z from 'zod/mini';

/** One flavour inside a box, and how many pieces of it. */
export const boxContentSchema = z.object({
  flavourId: z.string(),
  name: z.string(),
  nameZh: z.string(),
  hasYolk: z.boolean(),
  quantity: z.int(),
});
export type BoxContent = z.infer<typeof boxContentSchema>;

/** An order item as stored: what it holds was written by carts of several ages. */
export type StoredContents = { metadata: unknown; flavourSelections: unknown };

type Entry = Record<string, unknown>;

/** The flavours of one box, whichever way they were written down; a plain product has none. */
export function readBoxContents({ metadata, flavourSelections }: StoredContents): BoxContent[] {
  const fromMetadata = isEntry(metadata) ? contentsByType(metadata) : [];
  const contents = fromMetadata.length > 0 ? fromMetadata : entriesOf(flavourSelections).map(toContent);
  return contents.filter(({ quantity }) => quantity > 0);
}

function contentsByType(metadata: Entry): BoxContent[] {
  switch (metadata.type) {
    case 'mooncake_box':
      // Each position of the box is one piece, so an entry without a quantity is one.
      return entriesOf(metadata.selections).map((entry) => toContent({ quantity: 1, ...entry }));
    case 'teochew_yam_box':
      return entriesOf(metadata.flavors).map(toContent);
    case 'teochew_yam_special':
      return yamSpecialContents(metadata);
    default:
      return [];
  }
}

/** Here the pieces are a map of flavour id to count, and the names stand in a list beside it. */
function yamSpecialContents({ selections, availableFlavors }: Entry): BoxContent[] {
  const offered = entriesOf(availableFlavors);
  return Object.entries(isEntry(selections) ? selections : {}).map(([id, quantity]) => {
    const flavour = offered.find((entry) => entry.id === id || entry.code === id);
    return toContent({ ...flavour, flavorId: id, quantity });
  });
}

function toContent(entry: Entry): BoxContent {
  const flavourId = textOf(entry, ['flavorId', 'flavor_id', 'code', 'id']);
  return {
    flavourId,
    name: textOf(entry, ['flavorName', 'flavor_name', 'flavor', 'name']) || `Flavor ${flavourId}`,
    nameZh: textOf(entry, ['flavorNameZh', 'flavor_name_zh', 'flavorZh', 'nameZh']),
    hasYolk: entry.hasYolk === true || entry.has_yolk === true,
    quantity: countOf(entry.quantity),
  };
}

function textOf(entry: Entry, keys: readonly string[]): string {
  const values = keys.map((key) => entry[key]);
  return (
    values.find((value): value is string => typeof value === 'string' && value.trim() !== '')?.trim() ?? ''
  );
}

function countOf(value: unknown): number {
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : 0;
}

function entriesOf(value: unknown): Entry[] {
  return Array.isArray(value) ? value.filter(isEntry) : [];
}

function isEntry(value: unknown): value is Entry {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
