import * as z from 'zod/mini';
import { storedChoices } from '../../products/kinds/lines/line-kinds.ts';
import { countOf, entriesOf, isEntry, storedPieces } from '../../products/kinds/lines/stored-pieces.ts';

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
  const fromMetadata = isEntry(metadata) ? chosenPieces(metadata).map(toContent) : [];
  const contents = fromMetadata.length > 0 ? fromMetadata : entriesOf(flavourSelections).map(toContent);
  return contents.filter(({ quantity }) => quantity > 0);
}

function chosenPieces(metadata: Entry): Entry[] {
  const choice = storedChoices().find(({ type }) => type === metadata.type);
  return choice ? storedPieces(choice, metadata) : [];
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
