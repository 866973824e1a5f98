import type { BoxContent } from '@mooncake/domain/orders/contents/box-contents';
import { groupContents, mergeContents } from '@mooncake/domain/orders/contents/group-contents';
import { confirmationCode } from '@mooncake/domain/products/kinds/confirmation-code';
import { En, Zh } from '../../ui/language-run.tsx';
import { BothNames } from './both-names.tsx';
import { orderTexts, useOrderTexts } from './order.texts.ts';

type ItemContentsProps = { productName: string; metadata: unknown };

/** What is in one box of an order, as the cart wrote it down. */
export function ItemContents({ productName, metadata }: ItemContentsProps) {
  return (
    <BoxContents productName={productName} contents={groupContents({ metadata, flavourSelections: null })} />
  );
}

type BoxContentsProps = { productName: string; contents: readonly BoxContent[] };

/** What is in one box: the code the kitchen packs by, the names, and whether there is a yolk. */
export function BoxContents({ productName, contents }: BoxContentsProps) {
  const text = useOrderTexts();
  if (contents.length === 0) return null;

  return (
    <ul aria-label={text.contents} className="mt-2 grid gap-1.5">
      {mergeContents(contents).map(({ flavourId, name, nameZh, hasYolk, quantity }) => (
        <li key={`${flavourId} ${name} ${hasYolk}`} className="flex items-start gap-2.5">
          <span className="flavour-code mt-0.5 inline-grid h-6.5 min-w-17 shrink-0 place-items-center rounded-lg bg-flour px-1.5 font-bold text-xs text-crust-deep tabular-nums tracking-wide">
            {confirmationCode(productName, { id: flavourId, name }, hasYolk)}
          </span>
          <span className="min-w-0 leading-snug [overflow-wrap:anywhere]">
            <span className="font-semibold tabular-nums">{quantity} × </span>
            <BothNames name={name} nameZh={nameZh} />
            <span className="block text-sm text-muted">
              <YolkWords hasYolk={hasYolk} />
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** In both languages, like the names beside it. */
function YolkWords({ hasYolk }: { hasYolk: boolean }) {
  const key = hasYolk ? 'withYolk' : 'withoutYolk';
  return (
    <>
      <En>{orderTexts.en[key]}</En> · <Zh>{orderTexts.zh[key]}</Zh>
    </>
  );
}
