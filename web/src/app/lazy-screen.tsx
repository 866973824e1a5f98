import { type ComponentType, lazy } from 'react';

/** A screen in a chunk of its own, drawn at once where its code was awaited beforehand. */
export function lazyScreen(source: string, load: () => Promise<ComponentType>) {
  let Loaded: ComponentType | null = null;

  const preload = async () => {
    Loaded ??= await load();
    return { default: Loaded };
  };
  const Waiting = lazy(preload);

  function Screen() {
    return Loaded ? <Loaded /> : <Waiting />;
  }
  return { source, preload, Screen };
}
