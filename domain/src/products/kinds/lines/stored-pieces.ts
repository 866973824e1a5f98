import type { StoredChoice } from './line-kind.ts';

type Entry = Record<string, unknown>;

/** The pieces of one box as they were written down, each with a quantity; what is damaged is left out. */
export function storedPieces({ pieces }: StoredChoice, metadata: Entry): Entry[] {
  // Each place of a box is one piece, so an entry without a quantity is one.
  if ('list' in pieces) {
    return entriesOf(metadata[pieces.list]).map((entry) => ({ quantity: 1, ...entry }));
  }
  const offered = entriesOf(metadata[pieces.names]);
  const counts = metadata[pieces.counts];
  return Object.entries(isEntry(counts) ? counts : {}).map(([id, quantity]) => {
    const flavour = offered.find((entry) => entry.id === id || entry.code === id);
    return { ...flavour, flavorId: id, quantity };
  });
}

/** A larger number in a name is a year or a weight, not a count of mooncakes. */
const maxPiecesInName = 100;

/** The count in a name like `Gift Box (6 pcs)`; null when it names none. */
export function piecesInName(name: string): number | null {
  const counts = Array.from(name.matchAll(/(?<![A-Za-z\d.])\d+(?!\s*(?:\d|\.\d|k?g\b))/giu), ([digits]) =>
    Number(digits),
  );
  return counts.find((count) => count > 0 && count <= maxPiecesInName) ?? null;
}

export function countOf(value: unknown): number {
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : 0;
}

export function entriesOf(value: unknown): Entry[] {
  return Array.isArray(value) ? value.filter(isEntry) : [];
}

export function isEntry(value: unknown): value is Entry {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
