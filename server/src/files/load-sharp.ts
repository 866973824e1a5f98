import type sharp from 'sharp';

/** Longer than any honest picture takes, and short enough that a few of the other kind stop nothing. */
export const decodeTimeoutSeconds = 5;

let loading: Promise<typeof sharp> | undefined;

/**
 * Loaded on first need: it takes longer than the rest of the start together. Nothing decoded is kept: no picture
 * is drawn twice, and the cache grew by what strangers sent. Each picture has one thread: several are drawn at a
 * time, and every thread more keeps memory of its own.
 */
export function loadSharp(): Promise<typeof sharp> {
  loading ??= import('sharp').then(({ default: loaded }) => {
    loaded.cache(false);
    loaded.concurrency(1);
    return loaded;
  });
  return loading;
}
