import type { Announcements, DndContextProps, UniqueIdentifier } from '@dnd-kit/core';
import { useMemo } from 'react';
import { useAdminProductsTexts } from '../../i18n/use-admin-products-texts.ts';
import type { FormPicture } from './use-pictures.ts';

/** What a screen reader hears while pictures are moved, in its own language. */
export function usePictureAnnouncements(
  pictures: readonly FormPicture[],
): NonNullable<DndContextProps['accessibility']> {
  const { pictures: text } = useAdminProductsTexts();
  return useMemo(() => {
    const all = pictures.length;
    const placeOf = (id: UniqueIdentifier | undefined) => pictures.findIndex(({ key }) => key === id) + 1;
    const announcements: Announcements = {
      onDragStart: ({ active }) => text.picked(placeOf(active.id)),
      onDragOver: ({ active, over }) =>
        over ? text.over(placeOf(active.id), placeOf(over.id), all) : undefined,
      onDragEnd: ({ active, over }) =>
        over ? text.dropped(placeOf(active.id), placeOf(over.id), all) : text.cancelled(placeOf(active.id)),
      onDragCancel: ({ active }) => text.cancelled(placeOf(active.id)),
    };
    return { announcements, screenReaderInstructions: { draggable: text.instructions } };
  }, [pictures, text]);
}
