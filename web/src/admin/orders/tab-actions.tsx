import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { reviewQueueQuery } from './order-queries.ts';
import { useAdminOrdersTexts } from './orders.texts.ts';
import type { OpenDialog } from './use-order-dialog.ts';

/** What staff come for: the next receipt to judge, and an order taken by phone. */
export function TabActions({ onOpen, children }: { onOpen: OpenDialog; children: ReactNode }) {
  const text = useAdminOrdersTexts();
  const { data: queue } = useQuery(reviewQueueQuery);
  const nextId = queue?.nextId;

  return (
    <div className="flex flex-wrap items-center gap-3">
      {children}
      {queue && !nextId && <span className="text-muted">{text.nothingToReview}</span>}
      {queue && nextId && (
        <Button
          look="outline"
          className="border-gold! bg-amber-wash! font-semibold"
          onClick={() => onOpen('review', nextId)}
        >
          {text.review(queue.waiting)}
        </Button>
      )}
      <Button onClick={() => onOpen('new')}>
        <Icon name="plus" />
        {text.newOrder}
      </Button>
    </div>
  );
}
