import { expect, it } from 'vitest';
import { zh } from '../i18n/first-page/zh.ts';
import { checkStatusTexts } from '../storefront/check-status/check-status.texts.ts';
import { checkoutTexts } from '../storefront/checkout/checkout.texts.ts';
import { paymentTexts } from '../storefront/checkout/payment/payment.texts.ts';
import { orderSummaryTexts } from '../storefront/order-summary/order-summary.texts.ts';

/** What assets/fonts/make.mjs puts into the fonts; those that only the back office needs are fetched apart. */
const lists = import.meta.glob<string>('../../../assets/fonts/glyphs-zh*.txt', {
  ...{ eager: true, query: '?raw', import: 'default' },
});
const isOffice = ([file]: [string, string]) => file.endsWith('-office.txt');
const glyphsOf = (files: [string, string][]) => new Set(files.map(([, list]) => list).join(''));
const glyphs = glyphsOf(Object.entries(lists).filter((list) => !isOffice(list)));
const officeGlyphs = glyphsOf(Object.entries(lists));

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

const officeTexts = import.meta.glob<string>('../admin/**/*.texts.ts', {
  ...{ eager: true, query: '?raw', import: 'default' },
});

it('the display fonts draw every character of what is called a title in the back office', () => {
  const titles = Object.values(officeTexts).flatMap(
    (texts) => texts.match(/\w*(?:title|heading)\w*: .*/gi) ?? [],
  );
  const chinese = titles.filter((title) => /\p{Script=Han}/u.test(title));
  expect(chinese.length).toBeGreaterThan(100);
  const missing = chinese
    .join('')
    .match(/\p{Script=Han}/gu)
    ?.filter((letter) => !officeGlyphs.has(letter));
  expect(missing).toEqual([]);
});
