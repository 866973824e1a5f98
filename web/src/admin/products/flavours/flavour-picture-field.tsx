import { acceptedPictureTypes, isPictureFile } from '@mooncake/domain/products/picture-file';
import { pictureAddress, pictureSource } from '@mooncake/domain/products/pictures';
import { useMutation } from '@tanstack/react-query';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { useRefusalWords } from '../../lib/refusals/use-refusal-words.ts';
import { productApi } from '../product-api.ts';
import { useAdminProductsTexts } from '../products.texts.ts';

type FlavourPictureProps = { imageUrl: string | null; onChange: (imageUrl: string | null) => void };

/** The small picture of one flavour: chosen, changed or taken away. */
export function FlavourPicture({ imageUrl, onChange }: FlavourPictureProps) {
  const { flavourPicture: text } = useAdminProductsTexts();
  const wordsOf = useRefusalWords();
  const sending = useMutation({
    mutationFn: (file: File) => productApi.uploadPicture(file),
    onSuccess: (answer) => onChange(answer.imageUrl),
  });

  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-3">
        {imageUrl !== null && (
          <img
            src={pictureSource(pictureAddress(imageUrl), 320)}
            alt=""
            className="size-12 rounded-lg bg-flour object-cover"
          />
        )}
        <label
          className={buttonClass(
            { look: 'outline', size: 'small' },
            'cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-gold',
          )}
        >
          <input
            type="file"
            accept={acceptedPictureTypes.join(',')}
            className="sr-only"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file && isPictureFile(file)) sending.mutate(file);
              target.value = '';
            }}
          />
          {sending.isPending ? text.uploading : imageUrl === null ? text.choose : text.change}
        </label>
        {imageUrl !== null && (
          <Button look="quiet" size="small" onClick={() => onChange(null)}>
            {text.remove}
          </Button>
        )}
      </div>
      {sending.isError && (
        <p role="alert" className="text-seal">
          {wordsOf(sending.error).message}
        </p>
      )}
    </div>
  );
}
