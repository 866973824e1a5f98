import type { OrderListResponse } from '@mooncake/domain/orders/order-list.contract';
import { useId } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useCommonTexts } from '../../lib/common.texts.ts';
import { useAdminOrdersTexts } from '../orders.texts.ts';
import { type OrderFilters, pageSizes } from './order-filters.ts';

type PagerProps = {
  answer: OrderListResponse;
  pageSize: OrderFilters['pageSize'];
  onPageSize: (pageSize: OrderFilters['pageSize']) => void;
  onTurn: (page: number) => void;
};

/** Where one is in the list, and the way on. */
export function Pager({ answer, pageSize, onPageSize, onTurn }: PagerProps) {
  const text = useAdminOrdersTexts();
  const common = useCommonTexts();
  const sizeId = useId();
  const { page, total, isTotalExact, orders } = answer;
  const more = isTotalExact ? '' : '+';
  const pages = Math.max(1, Math.ceil(total / answer.pageSize));
  // A search is counted only so far; a full page may have another one behind it.
  const isLast = isTotalExact ? page >= pages : orders.length < answer.pageSize;

  return (
    <nav aria-label={text.paging} className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <p role="status" className="mr-auto tabular-nums">
        {text.count(`${total}${more}`, text.pageOf(page, `${Math.max(pages, page)}${more}`))}
      </p>
      <div className="flex items-center gap-2">
        <label htmlFor={sizeId} className="text-muted">
          {text.filters.pageSize}
        </label>
        <select
          id={sizeId}
          value={pageSize}
          onChange={({ target }) => {
            const chosen = pageSizes.find((size) => size === target.value);
            if (chosen) onPageSize(chosen);
          }}
          className="min-h-11 rounded-xl border border-muted/55 bg-card px-2.5"
        >
          {pageSizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </div>
      <div className="flex gap-2">
        <Button look="outline" size="compact" disabled={page <= 1} onClick={() => onTurn(page - 1)}>
          <Icon name="left" />
          {common.previous}
        </Button>
        <Button look="outline" size="compact" disabled={isLast} onClick={() => onTurn(page + 1)}>
          {common.next}
          <Icon name="right" />
        </Button>
      </div>
    </nav>
  );
}
