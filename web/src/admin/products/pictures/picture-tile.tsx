import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { pictureAddress, pictureSource } from '@mooncake/domain/products/pictures';
import { classNames } from '../../../ui/class-names.ts';
import { Drawing } from '../../../ui/first-page-icon.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useRefusalWords } from '../../lib/refusals/use-refusal-words.ts';
import { useAdminProductsTexts } from '../products.texts.ts';
import { grip } from './drawings.ts';
import { type FormPicture, isOnItsWay, type PictureWords } from './use-pictures.ts';

type PictureTileProps = {
  picture: FormPicture;
  /** From 1. */
  place: number;
  onDescribe: (words: PictureWords) => void;
  onRemove: () => void;
};

const handle = 'grid size-11 place-items-center rounded-full bg-card/90 text-ink shadow-sm';

export function PictureTile({ picture, place, onDescribe, onRemove }: PictureTileProps) {
  const { pictures: text } = useAdminProductsTexts();
  const { setNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id: picture.key,
  });
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Transform.toString(transform), transition }}
      className={classNames('grid content-start gap-3', isDragging && 'relative z-10 opacity-80')}
    >
      <div className="relative aspect-4/3 overflow-hidden rounded-xl border border-line bg-flour">
        <img src={shownAt(picture)} alt={picture.altText} className="size-full object-cover" />
        {place === 1 && (
          <span className="absolute bottom-2 left-2 rounded-full bg-card/90 px-3 py-1 font-semibold text-xs">
            {text.primary}
          </span>
        )}
        <div className="absolute inset-x-1.5 top-1.5 flex justify-between">
          <button
            type="button"
            {...attributes}
            {...listeners}
            aria-label={text.move(place)}
            className={classNames(handle, 'touch-none active:cursor-grabbing')}
          >
            <Drawing path={grip} />
          </button>
          <button type="button" aria-label={text.remove(place)} onClick={onRemove} className={handle}>
            <Icon name="bin" />
          </button>
        </div>
        {isOnItsWay(picture) && <Progress share={picture.share} />}
      </div>
      <Failure picture={picture} />
      <TextField
        id={`picture-alt-${picture.key}`}
        label={text.altText(place)}
        value={picture.altText}
        onType={(altText) => onDescribe({ altText })}
        hint={place === 1 ? text.altHint : undefined}
        maxLength={300}
      />
      <TextField
        id={`picture-alt-zh-${picture.key}`}
        label={text.altTextZh(place)}
        value={picture.altTextZh}
        onType={(altTextZh) => onDescribe({ altTextZh })}
        maxLength={300}
      />
    </li>
  );
}

/** Two words for two waits: the line, then the server drawing it anew. */
function Progress({ share }: { share: number }) {
  const { pictures: text } = useAdminProductsTexts();
  const percent = Math.round(share * 100);
  const words = share < 1 ? text.uploading(percent) : text.preparing;
  return (
    <div className="absolute inset-x-2 bottom-2 rounded-lg bg-card/90 px-3 py-2 text-sm">
      {words}
      <progress aria-label={words} max={100} value={percent} className="block h-1.5 w-full accent-crust" />
    </div>
  );
}

function Failure({ picture: { failure } }: { picture: FormPicture }) {
  const { pictures: text } = useAdminProductsTexts();
  const wordsOf = useRefusalWords();
  if (failure === null) return null;
  return (
    <p role="alert" className="text-seal leading-snug">
      <strong>{text.failed}.</strong> {wordsOf(failure).message}
    </p>
  );
}

function shownAt({ imageUrl, preview }: FormPicture): string {
  return preview ?? (imageUrl === null ? '' : pictureSource(pictureAddress(imageUrl), 720));
}
