import type { ReceiptFindings } from '@mooncake/domain/receipts/reading/receipt-reading.contract';
import { useState } from 'react';
import { useGestures } from '../../../shared/lightbox/use-gestures.ts';
import type { ViewControl } from '../../../shared/lightbox/use-view.ts';
import { classNames } from '../../../ui/class-names.ts';
import { useReviewTexts } from '../review.texts.ts';
import { ReadingBoxes } from './reading-boxes.tsx';
import { StageMessage } from './stage-message.tsx';
import { useFittedScale } from './use-fitted-scale.ts';

type ReceiptPictureProps = {
  url: string;
  orderNumber: string;
  control: ViewControl;
  /** What was read, to be marked on the picture; null where that is not wanted. */
  findings: ReceiptFindings | null;
};

const noTurning = () => undefined;

/** The receipt under mouse and fingers: wheel and pinch zoom, dragging moves. */
export function ReceiptPicture({ url, orderNumber, control, findings }: ReceiptPictureProps) {
  const text = useReviewTexts();
  const { view, quarterTurns } = control;
  const { isHeld, handlers } = useGestures(control, noTurning);
  const [hasFailed, setHasFailed] = useState(false);
  const [size, setSize] = useState<{ width: number; height: number } | null>(null);
  const isLying = quarterTurns % 2 === 1;
  const scaleOf = useFittedScale(control, isLying);
  const style = {
    transform: `translate(-50%, -50%) translate(${view.x}px, ${view.y}px) rotate(${quarterTurns * 90}deg) scale(${view.zoom})`,
  };
  const className = classNames(
    'absolute top-1/2 left-1/2 max-w-none object-contain',
    // Lying on its side, the stage's width is its height.
    isLying ? 'h-[100cqw] w-[100cqh]' : 'size-full',
    !isHeld && 'transition-transform duration-150 ease-out',
  );

  return (
    <div
      ref={control.stage}
      {...handlers}
      className={classNames(
        'absolute inset-0 touch-none select-none overflow-hidden [container-type:size]',
        view.zoom > 1 && (isHeld ? 'cursor-grabbing' : 'cursor-grab'),
      )}
    >
      {hasFailed ? (
        <StageMessage title={text.pictureFailed} isAlert />
      ) : (
        <>
          <img
            ref={control.picture}
            src={url}
            alt={text.picture(orderNumber)}
            draggable={false}
            onError={() => setHasFailed(true)}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              setSize({ width: naturalWidth, height: naturalHeight })
            }
            style={style}
            className={className}
          />
          {findings && size && (
            <ReadingBoxes {...{ findings, size, className, style }} scale={scaleOf(size) * view.zoom} />
          )}
        </>
      )}
    </div>
  );
}
