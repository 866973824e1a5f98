import { acceptedPictureTypes, maxPictures, pictureMaxBytes } from '@mooncake/domain/products/picture-file';
import { buttonClass } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useFileDrop } from '../../lib/use-file-drop.ts';
import { useAdminProductsTexts } from '../products.texts.ts';

/** Takes pictures from the file chooser or dropped onto it. */
export function PictureDrop({ onFiles }: { onFiles: (files: Iterable<File>) => void }) {
  const { pictures: text } = useAdminProductsTexts();
  const { isOver, dropTarget } = useFileDrop(onFiles);

  return (
    <label
      {...dropTarget}
      className={classNames(
        'grid cursor-pointer justify-items-center gap-2 rounded-xl border-2 border-dashed px-4 py-6 text-center has-focus-visible:outline-3 has-focus-visible:outline-gold',
        isOver ? 'border-crust bg-amber-wash' : 'border-line',
      )}
    >
      <input
        type="file"
        multiple
        accept={acceptedPictureTypes.join(',')}
        className="sr-only"
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // So that the same file can be chosen again.
          target.value = '';
        }}
      />
      <span className={buttonClass({ look: 'outline' })}>
        <Icon name="plus" />
        {text.choose}
      </span>
      <span className="text-muted">{text.drop}</span>
      <span className="text-sm text-muted">{text.hint(pictureMaxBytes / 1024 / 1024, maxPictures)}</span>
    </label>
  );
}
