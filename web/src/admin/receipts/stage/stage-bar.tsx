import { RoundButton } from '../../../shared/lightbox/round-button.tsx';
import type { ViewControl } from '../../../shared/lightbox/use-view.ts';
import { ZoomControls } from '../../../shared/lightbox/zoom-controls.tsx';
import { Drawing } from '../../../ui/first-page-icon.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useReadingTexts } from '../reading/reading.texts.ts';
import { useReviewTexts } from '../review.texts.ts';

const paths = {
  rotate: 'M19 12a7 7 0 1 1-2.300-5.200L19 9m0-4.500V9h-4.500',
  shrink: 'M19.500 4.500 14 10m0-4.500V10h4.500M4.500 19.500 10 14m-4.500 0H10v4.500',
  boxes: 'M4.500 8V4.500H8m8 0h3.500V8m0 8v3.500H16m-8 0H4.500V16M8.500 9.500h7v5h-7v-5Z',
  download: 'M12 4v11m-4.500-4.500L12 15l4.500-4.500M5 19.500h14',
} as const;

type StageBarProps = {
  control: ViewControl;
  isPicture: boolean;
  hasReceipt: boolean;
  /** Null where nothing was read on the picture. */
  boxes: { isShown: boolean; toggle: () => void } | null;
  isFull: boolean;
  onToggleFull: () => void;
  onDownload: () => void;
};

/** What can be done to the picture. */
export function StageBar({
  control,
  isPicture,
  hasReceipt,
  boxes,
  isFull,
  onToggleFull,
  onDownload,
}: StageBarProps) {
  const text = useReviewTexts();
  const { showBoxes, hideBoxes } = useReadingTexts();
  return (
    <div className="flex items-end justify-between gap-1 sm:flex-wrap sm:items-center sm:justify-center sm:gap-2">
      <div className="pointer-events-auto flex max-sm:flex-col">
        {isPicture && <ZoomControls control={control} className="max-sm:flex-col" />}
      </div>
      <div className="pointer-events-auto flex gap-1 max-sm:flex-col sm:gap-2">
        {isPicture && (
          <RoundButton label={text.rotate} onPress={control.rotate}>
            <Drawing path={paths.rotate} />
          </RoundButton>
        )}
        {isPicture && boxes && (
          // A phone has no room for it here: there it is below what was read.
          <span className="hidden sm:contents">
            <RoundButton label={boxes.isShown ? hideBoxes : showBoxes} onPress={boxes.toggle}>
              <Drawing path={paths.boxes} className={boxes.isShown ? 'size-5 text-gold' : 'size-5'} />
            </RoundButton>
          </span>
        )}
        <RoundButton label={isFull ? text.leaveFullScreen : text.fullScreen} onPress={onToggleFull}>
          {isFull ? <Drawing path={paths.shrink} /> : <Icon name="enlarge" />}
        </RoundButton>
        {hasReceipt && (
          <RoundButton label={text.download} onPress={onDownload}>
            <Drawing path={paths.download} />
          </RoundButton>
        )}
      </div>
    </div>
  );
}
