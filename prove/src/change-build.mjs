// Hooks for Node: the built shop is read with one of its sentences changed.

let change = { from: '', to: '' };

/** @param {{ from: string, to: string }} wanted */
export function initialize(wanted) {
  change = wanted;
}

/** @type {import('node:module').LoadHook} */
export async function load(url, context, nextLoad) {
  const loaded = await nextLoad(url, context);
  if (!loaded.source || !url.includes('/server/dist/')) return loaded;
  const source = typeof loaded.source === 'string' ? loaded.source : new TextDecoder().decode(loaded.source);
  return { ...loaded, source: source.replaceAll(change.from, change.to) };
}
