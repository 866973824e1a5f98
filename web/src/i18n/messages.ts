import type { en } from './first-page/en.ts';

/** The words of the first page in one language. */
export type Messages = typeof en;
