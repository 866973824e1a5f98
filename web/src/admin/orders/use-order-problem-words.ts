import { useLanguage } from '../../i18n/language-context.ts';
import { refusalFacts } from '../../lib/api/refusal-facts.ts';
import { useSlotName } from '../../shared/delivery/use-slot-name.ts';
import { inLanguage } from '../../shared/in-language.ts';
import { useOrderTexts } from '../../shared/orders/order.texts.ts';
import type { Words } from '../../shared/refusals/refusal-words.ts';
import { useRefusalWords } from '../lib/refusals/use-refusal-words.ts';
import { useOrderChangeTexts } from './order-changes.texts.ts';

/** Why an order could not be changed, told to staff: with the new state, the shortage, the full time. */
export function useOrderProblemWords(): (problem: unknown) => Words {
  const { language } = useLanguage();
  const text = useOrderChangeTexts().status;
  const { status, payment } = useOrderTexts();
  const usualWords = useRefusalWords();
  const slotName = useSlotName();

  return (problem) => {
    const changed = refusalFacts(problem, 'order.changed_meanwhile');
    if (changed) {
      return {
        title: text.changedMeanwhile,
        message: text.changedTo(status[changed.orderStatus], payment[changed.paymentStatus]),
      };
    }
    const short = refusalFacts(problem, 'batch.short_of_stock');
    if (short) {
      const lines = short.shortages.map(({ productName, productNameZh, needed, available }) =>
        text.shortage(inLanguage(language, productName, productNameZh), needed, available),
      );
      return { title: text.outOfStock, message: lines.join('\n') };
    }
    const full = refusalFacts(problem, 'slot.full');
    if (full) return { title: text.slotFull, message: text.slotTaken(slotName(full)) };
    return usualWords(problem);
  };
}
