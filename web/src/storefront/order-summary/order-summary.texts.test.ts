import { describe, expect, it } from 'vitest';
import { leavesOf } from '../../i18n/texts.testing.ts';
import { orderTexts } from '../../shared/orders/order.texts.ts';
import { orderSummaryTexts } from './order-summary.texts.ts';

describe.each([
  ['orders', orderTexts],
  ['order summary', orderSummaryTexts],
])('the words of %s', (_, { en, zh }) => {
  it('say the same things, and leave nothing untranslated', () => {
    const english = new Map(leavesOf(en));
    expect(leavesOf(zh).map(([path]) => path)).toEqual([...english.keys()]);
    expect(leavesOf(zh).filter(([path, text]) => english.get(path) === text)).toEqual([]);
  });
});

describe('the English of the specification', () => {
  const summary = orderSummaryTexts.en;

  it.each([
    [summary.confirmed, 'Order Confirmed!'],
    [summary.loading, 'Loading order details...'],
    [summary.copied, 'Copied!'],
    [summary.copyFailed, 'Copy Failed'],
    [summary.copyFailedMessage, 'Please try again or copy manually'],
    [summary.another, 'Place Another Order'],
    [summary.track, 'Track Order'],
    [summary.print, 'Print'],
  ])('%s', (text, specified) => {
    expect(text).toBe(specified);
  });
});
