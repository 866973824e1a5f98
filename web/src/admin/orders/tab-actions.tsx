import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { quickStatsQuery, reviewQueueQuery } from './order-queries.ts';
import { useAdminOrdersTexts } from './orders.texts.ts';
import type { OpenDialog } from './use-order-dialog.ts';

/** What staff come for: the next receipt to judge, an order taken by phone, money that has to go back. */
export function TabActions({ onOpen, children }: { onOpen: OpenDialog; children: ReactNode }) {
  const text = useAdminOrdersTexts();
  const { data: queue } = useQuery(reviewQueueQuery);
  const { data: stats } = useQuery(quickStatsQuery);
  const nextId = queue?.nextId;
  const toReturn = stats?.toReturn.orders ?? 0;

  return (
    <div className="flex flex-wrap items-center gap-2 whitespace-nowrap py-1 max-sm:gap-1.5 max-sm:py-0 lg:justify-end lg:px-1 max-sm:[&>button]:px-2.5">
      {queue && !nextId && <span className="text-muted">{text.nothingToReview}</span>}
      {queue && nextId && (
        <Button
          look="outline"
          size="compact"
          className="border-gold! bg-amber-wash! font-semibold"
          onClick={() => onOpen('review', nextId)}
        >
          {text.review(queue.waiting)}
        </Button>
      )}
      <Button size="compact" className="lg:order-last" onClick={() => onOpen('new')}>
        <Icon name="plus" />
        {text.newOrder}
      </Button>
      <Button
        look="outline"
        size="compact"
        className={toReturn > 0 ? 'border-seal/50! text-seal' : undefined}
        onClick={() => onOpen('money')}
      >
        {text.moneyToReturn(toReturn)}
      </Button>
      {children}
    </div>
  );
}
