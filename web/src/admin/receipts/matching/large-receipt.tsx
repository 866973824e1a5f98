import { formatRinggit } from '@mooncake/domain/money';
import type { MatchingReceipt } from '@mooncake/domain/receipts/bulk-approval.contract';
import { useQuery } from '@tanstack/react-query';
import { Dialog } from 'radix-ui';
import { RoundButton } from '../../../shared/lightbox/round-button.tsx';
import { useLightboxKeys } from '../../../shared/lightbox/use-lightbox-keys.ts';
import { useView } from '../../../shared/lightbox/use-view.ts';
import { ZoomControls } from '../../../shared/lightbox/zoom-controls.tsx';
import { ScreenDialog } from '../../../ui/dialog/screen-dialog.tsx';
import { useBackLikeEscape } from '../../../ui/dialog/use-back-like-escape.ts';
import { Icon } from '../../../ui/icon.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { useCommonTexts } from '../../lib/common.texts.ts';
import { useReviewTexts } from '../review.texts.ts';
import { reviewQuery } from '../review-api.ts';
import { ReceiptStage } from '../stage/receipt-stage.tsx';
import { useDownload } from '../use-receipt-download.ts';

type LargeReceiptProps = { order: MatchingReceipt; onClose: () => void };

const noTurning = () => undefined;

/** One receipt of the list on the whole screen, below what it should say; the list waits under it as it was. */
export function LargeReceipt({ order: { orderId, orderNumber, amountDueSen }, onClose }: LargeReceiptProps) {
  const text = useReviewTexts();
  const { tryAgain } = useCommonTexts();
  const review = useQuery(reviewQuery(orderId));
  const download = useDownload(review.data);
  const control = useView();
  const onKeyDown = useLightboxKeys(control, noTurning);
  useBackLikeEscape(onClose, false);
  const hasFailed = review.isError && !review.data;

  return (
    <ScreenDialog
      onClose={onClose}
      onKeyDown={onKeyDown}
      isUndescribed
      className="flex-col bg-night-deep text-on-night"
    >
      <header className="flex items-center gap-2 px-3 pt-[max(0.5rem,env(safe-area-inset-top))] pb-2 md:px-5">
        <Dialog.Title className="min-w-0 flex-1 font-sans text-base leading-tight tabular-nums md:text-lg">
          {orderNumber} <span className="block text-gold md:inline">{formatRinggit(amountDueSen)}</span>
        </Dialog.Title>
        <ZoomControls control={control} />
        <RoundButton label={text.close} onPress={onClose}>
          <Icon name="close" className="size-6" />
        </RoundButton>
      </header>
      <div className="relative min-h-0 flex-1">
        {hasFailed ? (
          <div className="m-4 rounded-card bg-card text-ink">
            <LoadFailed message={text.failed} retryLabel={tryAgain} onRetry={() => review.refetch()} />
          </div>
        ) : (
          <ReceiptStage review={review.data} control={control} showsBoxes={false} onDownload={download} />
        )}
      </div>
    </ScreenDialog>
  );
}
