import { paymentsPageSize } from '@mooncake/domain/statements/statements.contract';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useCommonTexts } from '../lib/common.texts.ts';
import { useMoneyTexts } from './money.texts.ts';

type PageTurnerProps = { page: number; total: number; onTurn: (page: number) => void };

/** Fifty at a time: the screen is as quick with five thousand payments as with fifty. */
export function PageTurner({ page, total, onTurn }: PageTurnerProps) {
  const text = useMoneyTexts();
  const { previous, next } = useCommonTexts();
  const pages = Math.ceil(total / paymentsPageSize);
  if (pages <= 1) return null;
  return (
    <nav aria-label={text.paging} className="flex flex-wrap items-center gap-2">
      <p role="status" className="mr-auto tabular-nums">
        {text.pageOf(page, pages)}
      </p>
      <Button look="outline" size="compact" disabled={page <= 1} onClick={() => onTurn(page - 1)}>
        <Icon name="left" />
        {previous}
      </Button>
      <Button look="outline" size="compact" disabled={page >= pages} onClick={() => onTurn(page + 1)}>
        {next}
        <Icon name="right" />
      </Button>
    </nav>
  );
}
