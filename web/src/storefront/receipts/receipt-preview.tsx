import { useObjectUrl } from '../../lib/browser/use-object-url.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PictureClarity } from './picture-clarity.tsx';
import { useReceiptPickerTexts } from './receipts.texts.ts';

type ReceiptPreviewProps = { file: File; isLocked: boolean; onRemove: () => void };

/** What was chosen, as a picture where it is one. */
export function ReceiptPreview({ file, isLocked, onRemove }: ReceiptPreviewProps) {
  const text = useReceiptPickerTexts();
  const address = useObjectUrl(file);

  return (
    <div className="flex items-start gap-4">
      {file.type === 'application/pdf' ? (
        <span
          aria-hidden="true"
          className="grid h-28 w-22 shrink-0 place-items-center rounded-lg border border-line bg-card font-bold text-seal"
        >
          PDF
        </span>
      ) : (
        address && (
          <img
            src={address}
            alt={text.preview(file.name)}
            className="h-36 w-28 shrink-0 rounded-lg border border-line bg-card object-cover"
          />
        )
      )}
      <div className="min-w-0 flex-1">
        <p className="font-semibold [overflow-wrap:anywhere]">{file.name}</p>
        <p className="text-muted tabular-nums">{fileSize(file.size)}</p>
        <PictureClarity file={file} />
        {!isLocked && (
          <Button look="outline" onClick={onRemove} className="mt-3">
            <Icon name="bin" className="size-4.5 text-seal" />
            {text.remove}
          </Button>
        )}
      </div>
    </div>
  );
}

/** `87 KB`, `2.4 MB`. */
function fileSize(bytes: number): string {
  const kilobytes = Math.ceil(bytes / 1024);
  return kilobytes < 1000 ? `${kilobytes} KB` : `${(kilobytes / 1024).toFixed(1)} MB`;
}
