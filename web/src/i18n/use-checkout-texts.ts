import { checkout as en } from './en/checkout.ts';
import { payment as enPayment } from './en/payment.ts';
import { useLanguage } from './language-context.ts';
import { checkout as zh } from './zh/checkout.ts';
import { payment as zhPayment } from './zh/payment.ts';

const checkout = { en, zh };
const payment = { en: enPayment, zh: zhPayment };

/** The words of the checkout travel with it, so the first page does without them. */
export function useCheckoutTexts(): typeof en {
  return checkout[useLanguage().language];
}

export function usePaymentTexts(): typeof enPayment {
  return payment[useLanguage().language];
}
