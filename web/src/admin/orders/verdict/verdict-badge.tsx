import type { ReceiptVerdict } from '@mooncake/domain/receipts/reading/receipt-reading.contract';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useVerdictTexts } from './verdict.texts.ts';
import { verdictLooks } from './verdict-looks.ts';

/** A verdict in a few words, with its sign. */
export function VerdictBadge({ verdict, className }: { verdict: ReceiptVerdict; className?: string }) {
  const { verdicts } = useVerdictTexts();
  const { icon, ink, box } = verdictLooks[verdict];
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1 rounded-full border px-2.5 py-0.5 font-semibold text-sm',
        ink,
        box,
        className,
      )}
    >
      <Icon name={icon} className="size-4" />
      {verdicts[verdict]}
    </span>
  );
}
