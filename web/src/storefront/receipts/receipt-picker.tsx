import { acceptedReceiptTypes } from '@mooncake/domain/receipts/receipt';
import type { ChangeEvent, ReactNode } from 'react';
import { buttonClass } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Notice } from '../../ui/notice.tsx';
import { ReceiptPreview } from './receipt-preview.tsx';
import { useReceiptPickerTexts } from './receipts.texts.ts';
import { useFileArrivals } from './use-file-arrivals.ts';
import type { ReceiptChoice } from './use-receipt-choice.ts';

type ReceiptPickerProps = { choice: ReceiptChoice; isLocked: boolean };

/** The proof of payment, wherever it is asked for: picked, photographed, dropped or pasted. */
export function ReceiptPicker({ choice, isLocked }: ReceiptPickerProps) {
  const text = useReceiptPickerTexts();
  const choose = (file: File) => {
    if (!isLocked) void choice.choose(file);
  };
  const { picker, isDragging } = useFileArrivals(choose);

  return (
    <>
      {choice.problem && (
        <Notice look="problem" title={choice.problem.title} isAlert className="mb-4">
          {choice.problem.message}
        </Notice>
      )}
      <div
        ref={picker}
        className={classNames(
          'rounded-xl border-2 border-dashed p-4 transition-colors duration-150 md:p-5',
          isDragging ? 'border-crust bg-amber-wash' : 'border-line bg-paper',
        )}
      >
        {choice.file && <ReceiptPreview file={choice.file} isLocked={isLocked} onRemove={choice.remove} />}
        {!isLocked && (
          <div className={classNames('flex flex-wrap items-center gap-3', choice.file && 'mt-4')}>
            <FileButton accept={acceptedReceiptTypes.join(',')} onFile={choose}>
              {choice.file ? text.replace : text.choose}
            </FileButton>
            <span className="hidden pointer-coarse:contents">
              <FileButton accept="image/*" isCamera onFile={choose}>
                {text.camera}
              </FileButton>
            </span>
            <p className="text-muted pointer-coarse:hidden">{isDragging ? text.dropNow : text.drop}</p>
          </div>
        )}
      </div>
    </>
  );
}

type FileButtonProps = {
  accept: string;
  isCamera?: boolean;
  onFile: (file: File) => void;
  children: ReactNode;
};

/** A file input that looks like the other buttons. */
function FileButton({ accept, isCamera = false, onFile, children }: FileButtonProps) {
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) onFile(file);
    // The same file chosen again is a choice too.
    target.value = '';
  };
  return (
    <label
      className={buttonClass(
        { look: 'outline' },
        'relative cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-gold has-focus-visible:outline-offset-2',
      )}
    >
      <input
        type="file"
        accept={accept}
        {...(isCamera && { capture: 'environment' as const })}
        onChange={take}
        className="sr-only"
      />
      {children}
    </label>
  );
}
