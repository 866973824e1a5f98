import { acceptedReceiptTypes } from '@mooncake/domain/receipts/receipt';
import type { ChangeEvent, ReactNode } from 'react';
import { buttonClass } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Notice } from '../../../ui/notice.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { useReceiptTexts } from './receipt.texts.ts';
import { ReceiptPreview } from './receipt-preview.tsx';
import { useFileArrivals } from './use-file-arrivals.ts';
import type { Receipt } from './use-receipt.ts';

/** The proof of payment: picked, photographed, dropped or pasted. */
export function ReceiptCard({ receipt, isLocked }: { receipt: Receipt; isLocked: boolean }) {
  const text = useReceiptTexts();
  const choose = (file: File) => {
    if (!isLocked) void receipt.choose(file);
  };
  const { isDragging } = useFileArrivals(choose);

  return (
    <SectionCard title={text.title}>
      <p className="text-muted">{text.lead}</p>
      {receipt.problem && (
        <Notice look="problem" title={receipt.problem.title} isAlert className="mt-3">
          {receipt.problem.message}
        </Notice>
      )}
      {receipt.lostName && <Notice title={text.chooseAgain(receipt.lostName)} className="mt-3" />}
      <div
        className={classNames(
          'mt-4 rounded-xl border-2 border-dashed p-4 transition-colors duration-150 md:p-5',
          isDragging ? 'border-crust bg-amber-wash' : 'border-line bg-paper',
        )}
      >
        {receipt.file && <ReceiptPreview file={receipt.file} isLocked={isLocked} onRemove={receipt.remove} />}
        {!isLocked && (
          <div className={classNames('flex flex-wrap items-center gap-3', receipt.file && 'mt-4')}>
            <FileButton accept={acceptedReceiptTypes.join(',')} onFile={choose}>
              {receipt.file ? text.replace : text.choose}
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
    </SectionCard>
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
