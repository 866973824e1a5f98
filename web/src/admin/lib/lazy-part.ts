import { type ComponentType, lazy } from 'react';

/** A tab or screen in a chunk of its own, fetched when it is first opened. */
export const lazyPart = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() }));
