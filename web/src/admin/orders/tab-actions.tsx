import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { matchingReceiptsQuery, quickStatsQuery, reviewQueueQuery } from './order-queries.ts';
import { useAdminOrdersTexts } from './orders.texts.ts';
import { useReviewSort } from './review-sort.ts';
import type { OpenDialog } from './use-order-dialog.ts';

/** On a phone the second line of actions is words alone: only what leads there has the shape of a button. */
export const secondaryAction =
  'max-sm:border-transparent max-sm:bg-transparent max-sm:px-0 max-sm:text-crust max-sm:text-sm max-sm:gap-1';

type TabActionsProps = { isWide: boolean; onOpen: OpenDialog; children: ReactNode };

/** What staff come for: the next receipt to judge, an order taken by phone, money that has to go back. */
export function TabActions({ isWide, onOpen, children }: TabActionsProps) {
  const text = useAdminOrdersTexts();
  const { data: queue } = useQuery(reviewQueueQuery(useReviewSort().sort));
  const { data: matching } = useQuery(matchingReceiptsQuery);
  const { data: stats } = useQuery(quickStatsQuery);
  const nextId = queue?.nextId;
  const approvable = matching?.isOn ? matching.orders.length : 0;
  const toReturn = stats?.toReturn.orders ?? 0;

  return (
    <div
      className={classNames(
        'flex flex-wrap items-center gap-2 whitespace-nowrap max-sm:gap-y-0',
        isWide && 'justify-end px-1 py-1',
      )}
    >
      <div className="flex basis-full items-center gap-2 sm:contents max-sm:[&>*]:flex-auto">
        {queue && !nextId && <span className="text-muted">{text.nothingToReview}</span>}
        {queue && nextId && (
          <Button
            look="outline"
            size="compact"
            className="border-gold! bg-amber-wash! font-semibold max-sm:px-2 max-sm:text-sm"
            onClick={() => onOpen('review', nextId)}
          >
            {isWide ? text.review(queue.waiting) : text.reviewBrief(queue.waiting)}
          </Button>
        )}
        <Button
          size="compact"
          className={classNames('max-sm:px-2 max-sm:text-sm', isWide && 'order-last')}
          onClick={() => onOpen('new')}
        >
          <Icon name="plus" />
          {text.newOrder}
        </Button>
      </div>
      <div className="-mb-2 flex basis-full flex-wrap items-center justify-between sm:contents">
        {approvable > 0 && (
          <Button
            look="outline"
            size="compact"
            className={classNames(secondaryAction, 'text-jade! sm:border-jade/50!')}
            onClick={() => onOpen('approve')}
          >
            <Icon name="check" className="size-4.5" />
            {text.approveMatching(approvable)}
          </Button>
        )}
        <Button
          look="outline"
          size="compact"
          className={classNames(secondaryAction, toReturn > 0 && 'text-seal! sm:border-seal/50!')}
          onClick={() => onOpen('money')}
        >
          {text.moneyToReturn(toReturn)}
        </Button>
        {children}
      </div>
    </div>
  );
}
