import type { ReceiptReviewResponse, ReviewSort } from '@mooncake/domain/receipts/receipt-review.contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Dialog } from 'radix-ui';
import { useState } from 'react';
import { refusalFacts } from '../../lib/api/refusal-facts.ts';
import { RoundButton } from '../../shared/lightbox/round-button.tsx';
import { useView } from '../../shared/lightbox/use-view.ts';
import { classNames } from '../../ui/class-names.ts';
import { ScreenDialog } from '../../ui/dialog/screen-dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Loading } from '../../ui/loading.tsx';
import { useCommonTexts } from '../lib/common.texts.ts';
import { useRefusalWords } from '../lib/refusals/use-refusal-words.ts';
import { orderQuery } from '../orders/details/details-query.ts';
import { reviewQueueQuery } from '../orders/order-queries.ts';
import { useReviewSort } from '../orders/review-sort.ts';
import type { TurnDown } from './begun-notes.ts';
import { DecisionPart } from './decision-part.tsx';
import { KeyHints } from './key-hints.tsx';
import { QueueBar } from './queue-bar.tsx';
import { useShownBoxes } from './reading/shown-boxes.ts';
import { useReviewTexts } from './review.texts.ts';
import { reviewQuery } from './review-api.ts';
import { Finished, OrderGone } from './review-endings.tsx';
import { ReviewPanel } from './review-panel.tsx';
import { ReceiptStage } from './stage/receipt-stage.tsx';
import { StageBar } from './stage/stage-bar.tsx';
import { useFetchAhead } from './use-fetch-ahead.ts';
import { useDownload } from './use-receipt-download.ts';
import { useReviewForm } from './use-review-form.ts';
import { useReviewKeys } from './use-review-keys.ts';

type ReceiptReviewDialogProps = {
  orderId: string;
  onClose: () => void;
  onOpenOrder: (orderId: string) => void;
  /** Another receipt is looked at now: a reload comes back to it. */
  onTurn: (orderId: string) => void;
};

/** One receipt after the other, each beside what it should say. */
export function ReceiptReviewDialog({ orderId, onClose, onOpenOrder, onTurn }: ReceiptReviewDialogProps) {
  const text = useReviewTexts();
  const [way, setWay] = useState({ from: orderId, to: orderId });
  // The address may name another receipt meanwhile: going back, for one.
  const currentId = way.from === orderId ? way.to : orderId;
  const [isFinished, setIsFinished] = useState(false);
  const [isFull, setIsFull] = useState(false);
  const { sort, setSort } = useReviewSort();
  const review = useQuery(reviewQuery(currentId, sort));
  const boxes = useShownBoxes();
  const order = useQuery(orderQuery(currentId));
  const [goneId, setGoneId] = useState<string | null>(null);
  // Remembered: what was loaded of it must not come back where a later attempt fails for another reason.
  if (goneId !== currentId && refusalFacts(review.error, 'order.not_found')) setGoneId(currentId);
  const isGone = goneId === currentId;
  const control = useView();
  const queue = review.data?.queue;
  useFetchAhead(queue?.nextId, sort);

  const goTo = (nextId: string) => {
    control.startOver();
    judgement.startOver();
    setWay({ from: orderId, to: nextId });
    onTurn(nextId);
  };
  const turn = (by: number) => {
    const nextId = by > 0 ? queue?.nextId : queue?.previousId;
    if (nextId && !judgement.isBusy) goTo(nextId);
  };
  const goOn = ({ queue: { position, nextId, previousId } }: ReceiptReviewResponse) => {
    // Only one who is working through the line is led along it.
    if (position === null) return judgement.startOver();
    const following = nextId ?? previousId;
    if (following) return goTo(following);
    judgement.startOver();
    setIsFinished(true);
  };
  const client = useQueryClient();
  /** Who goes through the line begins it anew: what the new order puts first may lie behind them. */
  const sortAnew = async (chosen: ReviewSort) => {
    setSort(chosen);
    if (queue?.position == null || judgement.isBusy || judgement.turningDown !== null) return;
    const { nextId } = await client.fetchQuery(reviewQueueQuery(chosen)).catch(() => ({ nextId: null }));
    if (nextId && nextId !== currentId) goTo(nextId);
  };
  const shown = isGone ? undefined : review.data;
  const judgement = useReviewForm({ orderId: currentId, review: shown }, goOn, setGoneId);
  const download = useDownload(shown);
  const beginNote = (kind: TurnDown, words: string) => {
    if (isGone) return;
    // The form is beside the picture, which may have the whole screen.
    setIsFull(false);
    judgement.setTurningDown(kind);
    if (words) judgement.setNotes(judgement.notes + words);
  };
  const keyState = {
    orderId: currentId,
    isReady: review.data !== undefined && !isFinished,
    isUnderWay: judgement.isUnderWay,
    isWriting: judgement.turningDown !== null && !isGone,
  };
  const onKeyDown = useReviewKeys(control, keyState, {
    turn,
    approve: judgement.approve,
    beginNote,
    toggleSeen: () => judgement.setSeen(!judgement.isSeen),
    rotate: control.rotate,
    toggleFull: () => setIsFull(!isFull),
    toggleBoxes: boxes.toggle,
    download,
  });
  const leave = () => {
    judgement.startOver();
    onClose();
  };
  const leaveFull = () => {
    if (isFull) setIsFull(false);
    return isFull;
  };
  const receipt = shown?.receipt;
  const isReadHere = review.data?.reading?.state !== 'off';
  const followingId = queue?.nextId ?? queue?.previousId;

  return (
    <ScreenDialog
      onClose={leave}
      onKeyDown={onKeyDown}
      takesEscape={leaveFull}
      isUndescribed
      className="flex-col bg-paper text-ink lg:flex-row"
    >
      <section
        aria-label={text.title}
        className={classNames(
          'relative flex min-h-0 min-w-0 shrink-0 flex-col bg-night-deep text-on-night lg:h-auto lg:flex-1',
          // What was read has to be in sight beside the picture, which can be enlarged; the more so on a short phone.
          isFull ? 'h-full w-full' : 'h-[40dvh] max-lg:[@media(max-height:46rem)]:h-[34dvh]',
        )}
      >
        <header className="flex items-center justify-between gap-1 px-3 sm:gap-3 pt-[max(0.25rem,env(safe-area-inset-top))] pb-1 sm:pt-[max(0.5rem,env(safe-area-inset-top))] sm:pb-2 md:px-5">
          <QueueBar
            queue={isFinished ? undefined : queue}
            onTurn={turn}
            sort={isReadHere ? sort : null}
            onSort={sortAnew}
          />
          <RoundButton label={text.close} onPress={leave}>
            <Icon name="close" className="size-6" />
          </RoundButton>
        </header>
        <div className="relative min-h-0 flex-1">
          {!isFinished && !isGone && (
            <ReceiptStage review={shown} control={control} showsBoxes={boxes.isShown} onDownload={download} />
          )}
        </div>
        {/* On a phone beside the picture: a receipt is upright and leaves both sides free. */}
        <footer className="px-1 py-2 max-sm:pointer-events-none max-sm:absolute max-sm:inset-x-1 max-sm:bottom-0">
          <StageBar
            control={control}
            isPicture={receipt != null && receipt.kind !== 'pdf'}
            hasReceipt={receipt != null}
            boxes={shown?.reading?.findings ? boxes : null}
            isFull={isFull}
            onToggleFull={() => setIsFull(!isFull)}
            onDownload={download}
          />
        </footer>
      </section>
      <section
        className={classNames(
          'flex min-h-0 flex-1 flex-col overflow-y-auto lg:w-112 lg:flex-none',
          isFull && 'hidden',
        )}
      >
        {/* On a phone the receipt itself says what this is, and the warnings need the room. */}
        <Dialog.Title className="px-4.5 pt-2.5 max-lg:sr-only font-sans font-semibold text-sm text-muted tracking-normal md:px-7 md:pt-6">
          {text.title}
        </Dialog.Title>
        {isFinished ? (
          <Finished onClose={onClose} />
        ) : isGone ? (
          <OrderGone
            orderNumber={review.data?.orderNumber}
            onNext={followingId ? () => goTo(followingId) : undefined}
            onClose={leave}
          />
        ) : (
          <>
            <div className="px-4.5 pt-2 pb-4 md:px-7 lg:pt-1">
              {review.isPending && <Loading label={text.loading} />}
              {review.isError && !review.data && (
                <ReviewFailed problem={review.error} onRetry={() => review.refetch()} />
              )}
              {review.data && (
                <ReviewPanel review={review.data} order={order.data} onOpenOrder={onOpenOrder} />
              )}
            </div>
            {review.data && (
              <div className="sticky bottom-0 mt-auto border-line border-t bg-paper px-4.5 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] sm:pt-3 sm:pb-[max(0.875rem,env(safe-area-inset-bottom))] md:px-7 lg:border-t-0 lg:pb-5">
                <DecisionPart
                  review={review.data}
                  language={order.data?.language ?? 'en'}
                  judgement={judgement}
                />
                <KeyHints />
              </div>
            )}
          </>
        )}
      </section>
    </ScreenDialog>
  );
}

function ReviewFailed({ problem, onRetry }: { problem: unknown; onRetry: () => unknown }) {
  const text = useReviewTexts();
  const { tryAgain } = useCommonTexts();
  const wordsOf = useRefusalWords();
  return (
    <LoadFailed
      message={`${text.failed} ${wordsOf(problem).message}`}
      retryLabel={tryAgain}
      onRetry={onRetry}
    />
  );
}
