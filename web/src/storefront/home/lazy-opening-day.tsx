import { type ComponentProps, lazy } from 'react';
import type { OpeningDay } from './opening-day.tsx';

type Opening = typeof OpeningDay;
let Loaded: Opening | null = null;

/** Whoever draws a page in one go awaits it beforehand. */
export async function preloadOpeningDay(): Promise<{ default: Opening }> {
  Loaded ??= (await import('./opening-day.tsx')).OpeningDay;
  return { default: Loaded };
}
const Waiting = lazy(preloadOpeningDay);

/** In a chunk of its own: most of the year nobody needs it. */
export function LazyOpeningDay(props: ComponentProps<Opening>) {
  return Loaded ? <Loaded {...props} /> : <Waiting {...props} />;
}
