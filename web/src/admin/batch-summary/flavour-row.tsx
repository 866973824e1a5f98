import type { BoxContent } from '@mooncake/domain/orders/contents/box-contents';
import { tellsYolkByName } from '@mooncake/domain/orders/contents/fixed-contents';
import { flavourCode } from '@mooncake/domain/products/kinds/lines/flavour-code';
import type { NamedFlavour } from '@mooncake/domain/summary/summary.contract';
import { En, Zh } from '../../ui/language-run.tsx';
import { useAdminSummaryTexts } from './summary.texts.ts';
import { YolkBadge } from './yolk-badge.tsx';

/** How many pieces of one flavour; the count is what the baker looks for. */
export function FlavourRow({ flavour }: { flavour: BoxContent | NamedFlavour }) {
  const { pieceCount } = useAdminSummaryTexts();
  const { flavourId, name, nameZh, hasYolk, quantity } = flavour;
  const codes = 'codes' in flavour ? flavour.codes : [flavourCode({ id: flavourId, name })];
  return (
    <li className="flex items-center gap-3 py-2.5">
      <span className="grid h-9 min-w-12 shrink-0 place-items-center rounded-lg bg-crust px-2 font-bold text-on-crust tabular-nums">
        {codes.join(' · ')}
      </span>
      <span className="flex min-w-0 flex-1 flex-col items-start justify-between gap-x-3 gap-y-1.5 leading-tight sm:flex-row sm:items-center">
        <span className="min-w-0 break-words">
          <En className="block">{name}</En>
          {nameZh && <Zh className="block text-sm text-muted">{nameZh}</Zh>}
        </span>
        {!tellsYolkByName(flavour) && <YolkBadge hasYolk={hasYolk} />}
      </span>
      <span
        role="img"
        aria-label={pieceCount(quantity)}
        className="min-w-12 text-right font-bold text-2xl tabular-nums leading-none"
      >
        {quantity}
      </span>
    </li>
  );
}
