import { createHook } from 'node:async_hooks';

/** Held for the life of the process. */
let kept: unknown;

/**
 * Node makes an object for each `process.nextTick`, eight of them for an answer. V8 forgets how to make them quickly when a
 * garbage collection finds none alive, and never learns it again: 400 ns each instead of 50. So one is kept alive.
 */
export function keepNextTickFast(): void {
  const hook = createHook({
    init(_id, type, _trigger, made) {
      if (type === 'TickObject') kept ??= made;
    },
  }).enable();
  process.nextTick(() => kept);
  hook.disable();
}
