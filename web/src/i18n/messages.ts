import type { en } from './en.ts';

/** The texts of one language. */
export type Messages = typeof en;
