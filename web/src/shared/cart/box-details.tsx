import { groupContents } from '@mooncake/domain/orders/contents/group-contents';
import type { CartMetadata } from '@mooncake/domain/products/cart-metadata';
import { flavourCode } from '@mooncake/domain/products/kinds/lines/flavour-code';
import { kindOfMetadata } from '@mooncake/domain/products/kinds/lines/line-kinds';
import { classNames } from '../../ui/class-names.ts';
import { En, Zh } from '../../ui/language-run.tsx';
import { useCartTexts } from './cart.texts.ts';

/** What is in a box: each flavour with its code, its names and whether it has a yolk. */
export function BoxDetails({ metadata }: { metadata: CartMetadata }) {
  const text = useCartTexts();
  const contents = groupContents({ metadata, flavourSelections: null });
  const pieces = contents.reduce((sum, { quantity }) => sum + quantity, 0);
  const tellsYolk = !kindOfMetadata(metadata).namesTellYolk;

  return (
    <div className="@container">
      <p className="font-bold text-xs text-crust uppercase tracking-[0.12em]">{text.boxOf(pieces)}</p>
      <ul aria-label={text.contents} className="mt-1.5 grid gap-x-6 gap-y-1.5 @md:grid-cols-2">
        {contents.map(({ flavourId, name, nameZh, hasYolk, quantity }) => (
          <li key={`${flavourId} ${name} ${hasYolk}`} className="flex items-start gap-2.5">
            <CodeChip code={flavourCode({ id: flavourId, name })} hasYolk={hasYolk} />
            <span className="min-w-0 leading-snug [overflow-wrap:anywhere]">
              {quantity > 1 && <span className="font-semibold tabular-nums">{quantity} × </span>}
              <En>{name}</En> {nameZh && <Zh className="text-muted">{nameZh}</Zh>}
              {tellsYolk && (
                <span className="block text-sm text-muted">{hasYolk ? text.withYolk : text.withoutYolk}</span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The flavour's code as stamped on the cake; a golden yolk peeks out where there is one. */
function CodeChip({ code, hasYolk }: { code: string; hasYolk: boolean }) {
  return (
    <span className="relative mt-0.5 inline-grid h-7 min-w-10 shrink-0 place-items-center rounded-lg bg-flour px-1.5 font-bold text-sm text-crust-deep tabular-nums">
      {code}
      <span
        aria-hidden="true"
        className={classNames(
          'absolute -top-1 -right-1 size-3 rounded-full border-2 border-card bg-gold',
          !hasYolk && 'hidden',
        )}
      />
    </span>
  );
}
