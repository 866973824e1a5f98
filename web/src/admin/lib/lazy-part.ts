import type { ComponentType } from 'react';
import { lazyScreen } from '../../shared/lazy-screen.tsx';

/** A tab or screen in a chunk of its own, fetched when it is first opened. */
export const lazyPart = (load: () => Promise<ComponentType>): ComponentType => lazyScreen(load).Screen;
