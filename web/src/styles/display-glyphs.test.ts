import { expect, it } from 'vitest';
import { zh } from '../i18n/first-page/zh.ts';
import { checkStatusTexts } from '../storefront/check-status/check-status.texts.ts';
import { checkoutTexts } from '../storefront/checkout/checkout.texts.ts';
import { paymentTexts } from '../storefront/checkout/payment/payment.texts.ts';
import { orderSummaryTexts } from '../storefront/order-summary/order-summary.texts.ts';

/** What assets/fonts/make.mjs puts into the fonts; the back office writes its Chinese headings in a font of the system. */
const lists = import.meta.glob<string>('../../../assets/fonts/glyphs-zh*.txt', {
  ...{ eager: true, query: '?raw', import: 'default' },
});
const glyphs = new Set(Object.values(lists).join(''));

const { zh: summary } = orderSummaryTexts;
const { zh: status } = checkStatusTexts;
const { zh: checkout } = checkoutTexts;
const { zh: payment } = paymentTexts;
const headings = [
  zh.home.storyTitle,
  zh.home.ourProducts,
  ...[summary.confirmed, summary.cancelled, summary.rejected, summary.refused, summary.received],
  ...[summary.items, summary.customer, summary.pickup, summary.important],
  ...[status.title, status.found, status.several, status.unfinishedTitle, status.ownOrders, status.help],
  ...Object.values(status.status).map(({ title }) => title),
  ...[checkout.summary, checkout.details.title],
  ...[payment.howToPay, payment.complete.title],
];

it.each(headings)('the display font draws every character of %s', (heading) => {
  expect([...heading].filter((letter) => letter > '\u02ff' && !glyphs.has(letter))).toEqual([]);
});
