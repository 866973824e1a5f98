import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
} from '@dnd-kit/sortable';
import { maxPictures } from '@mooncake/domain/products/picture-file';
import { FormSection } from '../form-section.tsx';
import { useAdminProductsTexts } from '../products.texts.ts';
import { PictureDrop } from './picture-drop.tsx';
import { PictureTile } from './picture-tile.tsx';
import { usePictureAnnouncements } from './use-picture-announcements.ts';
import type { Pictures } from './use-pictures.ts';

type PicturesSectionProps = { pictures: Pictures; onMoving: (isMoving: boolean) => void };

/** Pictures in the order of the shop: dragged with a pointer, or moved with the keys. */
export function PicturesSection({ pictures: list, onMoving }: PicturesSectionProps) {
  const { pictures: text } = useAdminProductsTexts();
  const { pictures, arrange } = list;
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const accessibility = usePictureAnnouncements(pictures);

  const put = ({ active, over }: DragEndEvent) => {
    onMoving(false);
    const from = pictures.findIndex(({ key }) => key === active.id);
    const to = pictures.findIndex(({ key }) => key === over?.id);
    if (from >= 0 && to >= 0) arrange(arrayMove([...pictures], from, to));
  };

  return (
    <FormSection title={text.title} lead={text.lead}>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={accessibility}
        onDragStart={() => onMoving(true)}
        onDragEnd={put}
        onDragCancel={() => onMoving(false)}
      >
        <SortableContext items={pictures.map(({ key }) => key)} strategy={rectSortingStrategy}>
          <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {pictures.map((picture, at) => (
              <PictureTile
                key={picture.key}
                picture={picture}
                place={at + 1}
                onDescribe={(words) => list.describe(picture.key, words)}
                onRemove={() => list.remove(picture.key)}
              />
            ))}
          </ul>
        </SortableContext>
      </DndContext>
      {pictures.length < maxPictures && <PictureDrop onFiles={list.add} />}
    </FormSection>
  );
}
