import type { AdminOrder } from '@mooncake/domain/orders/admin-order.contract';
import { mergeContents } from '@mooncake/domain/orders/contents/group-contents';
import { confirmationCode } from '@mooncake/domain/products/kinds/confirmation-code';
import { BothNames } from '../../../shared/orders/both-names.tsx';
import { useOrderTexts } from '../../../shared/orders/order.texts.ts';

/** The boxes of an order and what is in each, short enough for a list. */
export function OrderContents({ items }: Pick<AdminOrder, 'items'>) {
  return (
    <ul className="grid gap-2">
      {items.map(({ id, productName, productNameZh, quantity, contents }) => (
        <li key={id} className="leading-snug">
          <p className="font-semibold">
            <span className="tabular-nums">{quantity} × </span>
            <BothNames name={productName} nameZh={productNameZh} />
          </p>
          <Flavours productName={productName} contents={contents} />
        </li>
      ))}
    </ul>
  );
}

type FlavoursProps = { productName: string; contents: AdminOrder['items'][number]['contents'] };

function Flavours({ productName, contents }: FlavoursProps) {
  const text = useOrderTexts();
  if (contents.length === 0) return null;
  return (
    <ul aria-label={text.contents} className="mt-1 grid gap-1 text-sm">
      {mergeContents(contents).map(({ flavourId, name, nameZh, hasYolk, quantity }) => (
        <li key={`${flavourId} ${name} ${hasYolk}`} className="flex items-baseline gap-2">
          <span className="shrink-0 rounded-lg bg-flour px-1.5 font-bold text-xs text-crust-deep tabular-nums">
            {confirmationCode(productName, { id: flavourId, name }, hasYolk)}
          </span>
          <span className="min-w-0 [overflow-wrap:anywhere]">
            <span className="tabular-nums">{quantity} × </span>
            <BothNames name={name} nameZh={nameZh} />
            {hasYolk && <span className="text-muted"> · {text.withYolk}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
