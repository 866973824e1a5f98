import { En, Zh } from '../../ui/language-run.tsx';
import { type OrderSummaryTexts, orderSummaryTexts } from './order-summary.texts.ts';

type BothProps = {
  say: (text: OrderSummaryTexts) => string;
  /** Long texts stand one under the other. */
  stacked?: boolean;
};

/** Where the two part at the end of a line, the dot stays with the first. */
const dot = '\u00A0· ';

/** One message in both languages, side by side, whichever the page is read in. */
export function Both({ say, stacked = false }: BothProps) {
  return (
    <>
      <En className={stacked ? 'block' : undefined}>{say(orderSummaryTexts.en)}</En>
      {!stacked && <span aria-hidden="true">{dot}</span>}
      <Zh className={stacked ? 'block' : 'inline-block'}>{say(orderSummaryTexts.zh)}</Zh>
    </>
  );
}
