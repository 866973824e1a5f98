import type { ReviewQueue, ReviewSort } from '@mooncake/domain/receipts/receipt-review.contract';
import { RoundButton } from '../../shared/lightbox/round-button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useReadingTexts } from './reading/reading.texts.ts';
import { useReviewTexts } from './review.texts.ts';

type QueueBarProps = {
  queue: ReviewQueue | undefined;
  onTurn: (by: number) => void;
  /** Null where receipts are not read: then there is but one order. */
  sort: ReviewSort | null;
  onSort: (sort: ReviewSort) => void;
};

/** Where this receipt stands in the line, and the way to its neighbours. */
export function QueueBar({ queue, onTurn, sort, onSort }: QueueBarProps) {
  const text = useReviewTexts();
  const words = useReadingTexts();
  const other = sort === 'arrival' ? 'verdict' : 'arrival';
  return (
    <div className="flex min-w-0 items-center gap-1 sm:gap-2">
      <RoundButton label={text.previous} isIdle={!queue?.previousId} onPress={() => onTurn(-1)}>
        <Icon name="left" />
      </RoundButton>
      <RoundButton label={text.next} isIdle={!queue?.nextId} onPress={() => onTurn(1)}>
        <Icon name="right" />
      </RoundButton>
      <p role="status" className="min-w-0 text-on-night-muted leading-tight tabular-nums">
        {queue && placeInLine(queue, text)}
      </p>
      {queue && sort && (
        <button
          type="button"
          onClick={() => onSort(other)}
          className="min-h-11 shrink-0 whitespace-nowrap rounded-lg px-1 sm:px-1.5 text-on-night-muted text-sm underline underline-offset-4 hover:text-on-night"
        >
          {words.sortBy[other]}
        </button>
      )}
    </div>
  );
}

function placeInLine({ position, waiting }: ReviewQueue, text: ReturnType<typeof useReviewTexts>): string {
  if (position !== null) return text.position(position, waiting);
  return waiting === 0 ? text.noneWaiting : text.waiting(waiting);
}
