import type { AdminOrder } from '@mooncake/domain/orders/admin-order.contract';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useVerdictTexts } from './verdict.texts.ts';
import { verdictLooks } from './verdict-looks.ts';

/** In a line of the list: what the shop makes of a receipt that still waits for a decision, in a sign and a word. */
export function VerdictSign({ order, wordClass }: { order: AdminOrder; wordClass?: string }) {
  const { verdicts, short, is } = useVerdictTexts();
  const { receiptVerdict: verdict, hasReceipt, dashboardStatus } = order;
  if (!verdict || !hasReceipt || dashboardStatus !== 'pending') return null;
  const { icon, ink } = verdictLooks[verdict];
  return (
    <span
      title={is(verdicts[verdict])}
      className={classNames(
        'inline-flex items-center gap-0.5 whitespace-nowrap font-semibold text-xs leading-none',
        ink,
      )}
    >
      <Icon name={icon} className="size-4 shrink-0" />
      <span aria-hidden="true" className={wordClass}>
        {short[verdict]}
      </span>
      <span className="sr-only">{is(verdicts[verdict])}</span>
    </span>
  );
}
