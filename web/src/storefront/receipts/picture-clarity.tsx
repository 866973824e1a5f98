import { useEffect, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { type Clarity, inspectPicture } from './inspect-picture.ts';
import { useReceiptPickerTexts } from './receipts.texts.ts';

/** Whether the chosen picture can be read, said beside it: a word of advice, never a refusal. */
export function PictureClarity({ file }: { file: File }) {
  const { clarity: text } = useReceiptPickerTexts();
  const [seen, setSeen] = useState<{ file: File; clarity: Clarity | null }>();
  useEffect(() => {
    let isCurrent = true;
    void inspectPicture(file).then((clarity) => {
      if (isCurrent) setSeen({ file, clarity });
    });
    return () => {
      isCurrent = false;
    };
  }, [file]);
  const clarity = seen?.file === file ? seen.clarity : null;

  return (
    <p role="status" className="mt-1 leading-snug">
      {clarity === 'clear' && (
        <span className="inline-flex items-center gap-1.5 text-jade">
          <Icon name="check" className="size-4.5 shrink-0" />
          {text.clear}
        </span>
      )}
      {clarity && clarity !== 'clear' && (
        <span className="inline-flex items-start gap-1.5 text-crust-deep">
          <Icon name="warning" className="mt-0.5 size-4.5 shrink-0" />
          {text[clarity]}
        </span>
      )}
    </p>
  );
}
