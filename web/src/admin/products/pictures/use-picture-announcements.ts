import type { Announcements, DndContextProps, UniqueIdentifier } from '@dnd-kit/core';
import { useMemo, useRef } from 'react';
import { useAdminProductsTexts } from '../products.texts.ts';
import type { FormPicture } from './use-pictures.ts';

/** What a screen reader hears while pictures are moved, in its own language. */
export function usePictureAnnouncements(
  pictures: readonly FormPicture[],
): NonNullable<DndContextProps['accessibility']> {
  const { pictures: text } = useAdminProductsTexts();
  // Picking one up already counts as hovering over its own place, which nobody needs to hear; pictures may arrive meanwhile.
  const lastOver = useRef<UniqueIdentifier>(undefined);
  return useMemo(() => {
    const all = pictures.length;
    const placeOf = (id: UniqueIdentifier | undefined) => pictures.findIndex(({ key }) => key === id) + 1;
    const announcements: Announcements = {
      onDragStart({ active }) {
        lastOver.current = active.id;
        return text.picked(placeOf(active.id));
      },
      onDragOver({ active, over }) {
        if (!over || over.id === lastOver.current) return undefined;
        lastOver.current = over.id;
        return text.over(placeOf(active.id), placeOf(over.id), all);
      },
      onDragEnd: ({ active, over }) =>
        over ? text.dropped(placeOf(active.id), placeOf(over.id), all) : text.cancelled(placeOf(active.id)),
      onDragCancel: ({ active }) => text.cancelled(placeOf(active.id)),
    };
    return { announcements, screenReaderInstructions: { draggable: text.instructions } };
  }, [pictures, text]);
}
