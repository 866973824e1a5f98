import type sharp from 'sharp';

/** Longer than any honest picture takes, and short enough that a few of the other kind stop nothing. */
export const decodeTimeoutSeconds = 5;

/**
 * Loaded on first need: it takes longer than the rest of the start together. Nothing decoded is kept:
 * no picture is drawn twice, and the cache grew by what strangers sent.
 */
export async function loadSharp(): Promise<typeof sharp> {
  const { default: loaded } = await import('sharp');
  loaded.cache(false);
  return loaded;
}
