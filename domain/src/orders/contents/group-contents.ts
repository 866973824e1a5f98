import { type BoxContent, readBoxContents, type StoredContents } from './box-contents.ts';

/** What one box holds, each flavour once with all its pieces, in the order they were first put in. */
export function groupContents(stored: StoredContents): BoxContent[] {
  return mergeContents(readBoxContents(stored));
}

/** The same for contents that were read already. */
export function mergeContents(contents: readonly BoxContent[]): BoxContent[] {
  const groups = new Map<string, BoxContent>();
  for (const content of contents) {
    const { flavourId, name, nameZh, hasYolk, quantity } = content;
    const key = JSON.stringify([flavourId, name, nameZh, hasYolk]);
    groups.set(key, { ...content, quantity: (groups.get(key)?.quantity ?? 0) + quantity });
  }
  return [...groups.values()];
}
