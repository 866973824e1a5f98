import { formatRinggit, parseRinggit } from '@mooncake/domain/money';
import { isOver } from '@mooncake/domain/orders/status/status-transition';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useMoneyTexts } from '../money.texts.ts';
import type { DraftShare } from './use-shares.ts';

type ShareRowProps = { share: DraftShare; onType: (typed: string) => void; onRemove: () => void };

/** One order and what it gets, with what that means for it. */
export function ShareRow({ share, onType, onRemove }: ShareRowProps) {
  const text = useMoneyTexts();
  const { orderId, orderNumber, customerName, orderStatus, dueSen, typed } = share;
  const sen = parseRinggit(typed);
  return (
    <div className="grid gap-1.5 rounded-xl border border-line p-3.5">
      <div className="flex items-start justify-between gap-3">
        <p className="[overflow-wrap:anywhere]">
          <strong className="font-semibold tabular-nums">{orderNumber}</strong> {customerName} ·{' '}
          {text.due(formatRinggit(dueSen))}
        </p>
        <Button look="quiet" size="compact" aria-label={text.match.remove(orderNumber)} onClick={onRemove}>
          <Icon name="close" />
        </Button>
      </div>
      <TextField
        id={`share-${orderId}`}
        label={text.match.amount(orderNumber)}
        value={typed}
        onType={onType}
        inputMode="decimal"
        autoComplete="off"
        problem={sen === null ? text.match.notAmount : undefined}
      />
      {sen !== null && <p className="text-sm text-muted">{tellEffect()}</p>}
    </div>
  );

  function tellEffect(): string {
    const given = sen ?? 0;
    if (isOver(orderStatus)) return text.match.isOver;
    if (given < dueSen) return text.match.short(formatRinggit(dueSen - given));
    return given > dueSen ? text.match.more(formatRinggit(given - dueSen)) : text.match.paid;
  }
}
