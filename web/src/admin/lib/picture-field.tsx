import { acceptedPictureTypes, isPictureFile } from '@mooncake/domain/products/picture-file';
import { useMutation } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { ApiProblem } from '../../lib/api/api-problem.ts';
import { Button } from '../../ui/button.tsx';
import { usePictureFieldTexts } from './picture-field.texts.ts';
import { useRefusalWords } from './refusals/use-refusal-words.ts';

type PictureFieldProps = {
  id: string;
  label: string;
  hint?: string | undefined;
  /** What is shown to customers while there is none. */
  without?: string | undefined;
  /** The address of the picture; blank while there is none. */
  address: string;
  onChange: (address: string | null) => void;
  /** Keeps the file and answers its address. */
  send: (file: File, onProgress: (share: number) => void) => Promise<string>;
  problem: string | undefined;
};

/** A picture that is uploaded at once and named by its form when that is saved. */
export function PictureField({
  id,
  label,
  hint,
  without,
  address,
  onChange,
  send,
  problem: wrong,
}: PictureFieldProps) {
  const text = usePictureFieldTexts();
  const wordsOf = useRefusalWords();
  const [share, setShare] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const headingId = useId();
  const uploading = useMutation({
    mutationFn: async (file: File) => {
      if (!isPictureFile(file)) throw notAPicture();
      return send(file, setShare);
    },
    onMutate: () => setShare(0),
    onSuccess: onChange,
  });
  const problem = uploading.error ? wordsOf(uploading.error).message : wrong;

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
          {without ?? text.none}
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
          id={id}
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
          <Button look="quiet" size="small" onClick={() => onChange(null)}>
            {text.remove}
          </Button>
        )}
      </div>
      {problem && (
        <p role="alert" className="text-seal leading-snug">
          {problem}
        </p>
      )}
      <p className="text-sm text-muted leading-snug">{hint ?? text.hint}</p>
    </fieldset>
  );
}

/** Said at once, in the words the server would use. */
const notAPicture = () =>
  new ApiProblem(415, { code: 'picture.invalid_file_type', title: 'Not a picture', details: {} });
