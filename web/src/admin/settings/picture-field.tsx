import { acceptedPictureTypes, isPictureFile } from '@mooncake/domain/products/picture-file';
import { useMutation } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { ApiProblem } from '../../lib/api/api-problem.ts';
import { Button } from '../../ui/button.tsx';
import { useRefusalWords } from '../lib/refusals/use-refusal-words.ts';
import { fieldId } from './field-id.ts';
import { useForm } from './form-context.ts';
import { useAdminSettingsTexts } from './settings.texts.ts';
import { uploadPicture } from './settings-api.ts';
import { textAt } from './values.ts';

type PictureFieldProps = { field: string; label: string; hint?: string };

/** A picture that is uploaded at once and named by the settings when they are saved. */
export function PictureField({ field, label, hint }: PictureFieldProps) {
  const text = useAdminSettingsTexts();
  const wordsOf = useRefusalWords();
  const { settings, change, problemOf } = useForm();
  const [share, setShare] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const headingId = useId();
  const address = textAt(settings, field);
  const uploading = useMutation({
    mutationFn: async (file: File) => {
      if (!isPictureFile(file)) throw notAPicture();
      return uploadPicture(file, setShare);
    },
    onMutate: () => setShare(0),
    onSuccess: (imageUrl) => change(field, imageUrl),
  });
  const problem = uploading.error ? wordsOf(uploading.error).message : problemOf(field);

  return (
    <fieldset aria-labelledby={headingId} className="grid min-w-0 content-start gap-2">
      <p id={headingId} className="font-semibold">
        {label}
      </p>
      {address ? (
        <img
          src={address}
          alt={label}
          className="max-h-52 w-fit max-w-full rounded-xl border border-line bg-card object-contain"
        />
      ) : (
        <p className="rounded-xl border border-line border-dashed px-4 py-6 text-center text-muted">
          {text.noPicture}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <input
          ref={input}
          type="file"
          accept={acceptedPictureTypes.join(',')}
          aria-label={`${text.upload}: ${label}`}
          className="sr-only"
          tabIndex={-1}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) uploading.mutate(file);
            // The same file again must count as a choice too.
            target.value = '';
          }}
        />
        <Button
          id={fieldId(field)}
          look="outline"
          size="small"
          disabled={uploading.isPending}
          onClick={() => input.current?.click()}
        >
          {uploading.isPending
            ? text.uploading(Math.round(share * 100))
            : address
              ? text.replace
              : text.upload}
        </Button>
        {address && (
          <Button look="quiet" size="small" onClick={() => change(field, null)}>
            {text.remove}
          </Button>
        )}
      </div>
      {problem && (
        <p role="alert" className="text-seal leading-snug">
          {problem}
        </p>
      )}
      <p className="text-sm text-muted leading-snug">{hint ?? text.pictureHint}</p>
    </fieldset>
  );
}

/** Said at once, in the words the server would use. */
const notAPicture = () =>
  new ApiProblem(415, { code: 'picture.invalid_file_type', title: 'Not a picture', details: {} });
