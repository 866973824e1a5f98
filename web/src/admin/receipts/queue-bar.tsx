import type { ReviewQueue } from '@mooncake/domain/receipts/receipt-review.contract';
import { RoundButton } from '../../shared/lightbox/round-button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useReviewTexts } from './review.texts.ts';

type QueueBarProps = { queue: ReviewQueue | undefined; onTurn: (by: number) => void };

/** Where this receipt stands in the line, and the way to its neighbours. */
export function QueueBar({ queue, onTurn }: QueueBarProps) {
  const text = useReviewTexts();
  return (
    <div className="flex min-w-0 items-center gap-2">
      <RoundButton label={text.previous} isIdle={!queue?.previousId} onPress={() => onTurn(-1)}>
        <Icon name="left" />
      </RoundButton>
      <RoundButton label={text.next} isIdle={!queue?.nextId} onPress={() => onTurn(1)}>
        <Icon name="right" />
      </RoundButton>
      <p role="status" className="min-w-0 text-on-night-muted leading-tight tabular-nums">
        {queue && placeInLine(queue, text)}
      </p>
    </div>
  );
}

function placeInLine({ position, waiting }: ReviewQueue, text: ReturnType<typeof useReviewTexts>): string {
  if (position !== null) return text.position(position, waiting);
  return waiting === 0 ? text.noneWaiting : text.waiting(waiting);
}
