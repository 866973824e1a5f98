import type { ProductImage } from '@mooncake/domain/products/product';
import { type ComponentType, type MouseEvent, useState } from 'react';
import type { LightboxProps } from './lightbox.tsx';

type Shown = { Lightbox: ComponentType<LightboxProps>; first: number };

/** Links to pictures that open on the whole screen; its code is fetched with the first of them. */
export function useLightbox(name: string, pictures: readonly ProductImage[]) {
  const [shown, setShown] = useState<Shown | null>(null);

  const enlarge = async (event: MouseEvent<HTMLAnchorElement>, image: ProductImage) => {
    // A new tab was asked for: the link leads to the picture itself.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const link = event.currentTarget;
    // Not every browser focuses a clicked link, and closing gives focus back to where it was.
    link.focus({ preventScroll: true });
    try {
      const { Lightbox } = await import('./lightbox.tsx');
      setShown({ Lightbox, first: pictures.findIndex(({ id }) => id === image.id) });
    } catch {
      window.location.assign(link.href);
    }
  };

  const lightbox = shown && (
    <shown.Lightbox name={name} pictures={pictures} first={shown.first} onClose={() => setShown(null)} />
  );
  return { enlarge, lightbox };
}
