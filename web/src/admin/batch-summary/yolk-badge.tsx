import { Badge } from '../../ui/badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useAdminSummaryTexts } from './summary.texts.ts';

export function YolkBadge({ hasYolk }: { hasYolk: boolean }) {
  const text = useAdminSummaryTexts();
  return (
    <Badge
      look="pill"
      className={classNames(
        'gap-1.5 whitespace-nowrap',
        hasYolk ? 'bg-amber-wash text-crust-deep' : 'bg-flour text-muted',
      )}
    >
      <span
        aria-hidden="true"
        className={classNames('size-2.5 rounded-full', hasYolk ? 'bg-gold' : 'border border-muted')}
      />
      {hasYolk ? text.withYolk : text.noYolk}
    </Badge>
  );
}
