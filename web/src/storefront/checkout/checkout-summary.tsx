import { type CartItem, lineTotalSen } from '@mooncake/domain/cart/cart';
import type { DeliveryMethod } from '@mooncake/domain/delivery/delivery-method';
import { wayFees } from '@mooncake/domain/delivery/rider';
import { formatRinggit } from '@mooncake/domain/money';
import { type ReactNode, useId } from 'react';
import { BoxDetails } from '../../shared/cart/box-details.tsx';
import { LinePicture } from '../../shared/cart/line-picture.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { En, Zh } from '../../ui/language-run.tsx';
import { useCheckoutTexts } from './checkout.texts.ts';
import { FoldOnPhone } from './fold-on-phone.tsx';

export type SummaryLine = Pick<
  CartItem,
  'id' | 'name' | 'nameZh' | 'priceSen' | 'quantity' | 'image' | 'metadata'
>;

type CheckoutSummaryProps = {
  lines: readonly SummaryLine[];
  /** Folds away what is in the boxes, where paying is what matters. */
  isBrief?: boolean;
  /** What was held must be seen before a receipt is sent for it: nothing folds. */
  isHeldOpen?: boolean;
  /** Null before one is chosen: then fees are told as most methods have them. */
  method: DeliveryMethod | null;
  children?: ReactNode;
};

/** What is being bought, line by line, and what it comes to; on a phone one line until it is opened. */
export function CheckoutSummary({
  lines,
  isBrief = false,
  isHeldOpen = false,
  method,
  children,
}: CheckoutSummaryProps) {
  const text = useCheckoutTexts();
  const headingId = useId();
  const fees = method ? wayFees(method) : 'arranged';
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const total = lines.reduce((sum, line) => sum + lineTotalSen(line), 0);

  return (
    <Card as="section" aria-labelledby={headingId} className="px-4.5 py-1.5 md:p-7">
      <FoldOnPhone
        as="h2"
        headingId={headingId}
        title={text.summary}
        line={
          <span className="whitespace-nowrap font-sans text-base tabular-nums">
            <span className="text-sm">{text.boxes(count)} · </span>
            <strong>{formatRinggit(total)}</strong>
          </span>
        }
        headingClass={classNames('text-base md:text-xl', isHeldOpen && 'max-md:pt-2.5')}
        isHeldOpen={isHeldOpen}
      >
        <div className="mt-2 max-md:pb-3 md:mt-4">
          <ul className="grid gap-4">
            {lines.map((line) => (
              <Line key={line.id} line={line} isBrief={isBrief} />
            ))}
          </ul>
          <p className="mt-5 flex items-baseline justify-between gap-4 border-line border-t pt-4">
            <span className="text-muted">
              {text.total} · {text.items(count)}
            </span>
            <strong className="font-bold text-2xl tabular-nums">{formatRinggit(total)}</strong>
          </p>
          {fees !== 'none' && (
            <p className="mt-1 text-sm text-muted">{fees === 'rider' ? text.riderFeesNote : text.feesNote}</p>
          )}
          {children}
        </div>
      </FoldOnPhone>
    </Card>
  );
}

function Line({ line, isBrief }: { line: SummaryLine; isBrief: boolean }) {
  const text = useCheckoutTexts();
  return (
    <li className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-4 gap-y-2">
      <LinePicture item={line} sizes="80px" className="w-20" />
      <div>
        <div className="flex items-baseline justify-between gap-3">
          <En className="font-semibold leading-snug [overflow-wrap:anywhere]">{line.name}</En>
          <span className="whitespace-nowrap font-semibold tabular-nums">
            {formatRinggit(lineTotalSen(line))}
          </span>
        </div>
        {line.nameZh && <Zh className="block text-muted leading-snug">{line.nameZh}</Zh>}
        <span className="block text-sm text-muted tabular-nums">{text.quantity(line.quantity)}</span>
      </div>
      {line.metadata && (
        <div className="col-span-2 rounded-xl bg-paper px-3.5 py-2.5">
          {isBrief ? (
            <details>
              <summary className="min-h-8 cursor-pointer content-center text-crust">
                {text.boxDetails}
              </summary>
              <BoxDetails metadata={line.metadata} />
            </details>
          ) : (
            <BoxDetails metadata={line.metadata} />
          )}
        </div>
      )}
    </li>
  );
}
