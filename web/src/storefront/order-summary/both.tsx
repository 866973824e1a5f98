import { type OrderSummaryTexts, orderSummaryTexts } from '../../i18n/order-summary-texts.ts';
import { En, Zh } from '../../ui/language-run.tsx';

type BothProps = {
  say: (text: OrderSummaryTexts) => string;
  /** Long texts stand one under the other. */
  stacked?: boolean;
};

/** One message in both languages, side by side, whichever the page is read in. */
export function Both({ say, stacked = false }: BothProps) {
  return (
    <>
      <En className={stacked ? 'block' : undefined}>{say(orderSummaryTexts.en)}</En>
      {!stacked && <span aria-hidden="true"> · </span>}
      <Zh className={stacked ? 'block' : undefined}>{say(orderSummaryTexts.zh)}</Zh>
    </>
  );
}
