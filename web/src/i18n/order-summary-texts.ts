import { orderSummary as en } from './en/order-summary.ts';
import { useLanguage } from './language-context.ts';
import { orderSummary as zh } from './zh/order-summary.ts';

export type OrderSummaryTexts = typeof en;

/** Both at once: this page speaks them side by side. */
export const orderSummaryTexts = { en, zh };

/** For what cannot stand side by side, such as a toast. */
export function useOrderSummaryTexts(): OrderSummaryTexts {
  return orderSummaryTexts[useLanguage().language];
}
