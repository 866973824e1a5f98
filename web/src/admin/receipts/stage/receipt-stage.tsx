import type { ReceiptReviewResponse } from '@mooncake/domain/receipts/receipt-review.contract';
import { useQuery } from '@tanstack/react-query';
import { useObjectUrl } from '../../../lib/browser/use-object-url.ts';
import type { ViewControl } from '../../../shared/lightbox/use-view.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { useCommonTexts } from '../../lib/common.texts.ts';
import { useReviewTexts } from '../review.texts.ts';
import { receiptFileQuery } from '../review-api.ts';
import { ReceiptPicture } from './receipt-picture.tsx';
import { StageMessage } from './stage-message.tsx';

type ReceiptStageProps = {
  review: ReceiptReviewResponse | undefined;
  control: ViewControl;
  showsBoxes: boolean;
  onDownload: () => void;
};

/** The receipt on the dark: a picture to look into, a PDF to open, or why there is nothing. */
export function ReceiptStage({ review, control, showsBoxes, onDownload }: ReceiptStageProps) {
  const text = useReviewTexts();
  const { tryAgain } = useCommonTexts();
  const receipt = review?.receipt;
  const file = useQuery({ ...receiptFileQuery(receipt?.viewUrl ?? ''), enabled: !!receipt });
  const url = useObjectUrl(file.data);

  if (!review || (receipt && file.isPending)) {
    return (
      <div data-night="" className="absolute inset-0 grid place-items-center">
        <Loading label={text.loading} />
      </div>
    );
  }
  if (!receipt) {
    return (
      <StageMessage title={text.noReceipt}>
        <p className="text-on-night-muted">{text.noReceiptMessage}</p>
      </StageMessage>
    );
  }
  if (file.isError) {
    return (
      <StageMessage title={text.pictureFailed} isAlert>
        <Button look="onNight" onClick={() => void file.refetch()}>
          {tryAgain}
        </Button>
      </StageMessage>
    );
  }
  if (receipt.kind === 'pdf') {
    return (
      <StageMessage title={text.pdf}>
        <p className="text-on-night-muted">{text.pdfMessage}</p>
        <p className="[overflow-wrap:anywhere]">{receipt.originalName}</p>
        <div className="flex flex-wrap justify-center gap-3">
          {url && (
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              className={buttonClass({ look: 'onNight' })}
            >
              {text.openPdf}
            </a>
          )}
          <Button look="onNight" onClick={onDownload}>
            {text.download}
          </Button>
        </div>
      </StageMessage>
    );
  }
  const findings = showsBoxes ? (review.reading?.findings ?? null) : null;
  return url && <ReceiptPicture key={url} {...{ url, control, findings }} orderNumber={review.orderNumber} />;
}
