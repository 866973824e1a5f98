import { describe, expect, it } from 'vitest';
import { privacy as enPrivacy } from './en/privacy.ts';
import { privacy as msPrivacy } from './ms/privacy.ts';
import { orderSummaryTexts } from './order-summary-texts.ts';
import type { PrivacyNotice } from './privacy-notice.ts';
import { checkStatusTexts } from './use-check-status-texts.ts';
import { orderTexts } from './use-order-texts.ts';
import { privacy as zhPrivacy } from './zh/privacy.ts';

/** Every text with its path; messages with parameters are called with samples. */
function leavesOf(texts: object, path = ''): [string, unknown][] {
  return Object.entries(texts).flatMap(([key, value]): [string, unknown][] => {
    if (typeof value === 'function') return [[`${path}${key}`, value('pending', 'B')]];
    return typeof value === 'object' && value !== null
      ? leavesOf(value, `${path}${key}.`)
      : [[`${path}${key}`, value]];
  });
}

describe.each([
  ['orders', orderTexts],
  ['order summary', orderSummaryTexts],
  ['check status', checkStatusTexts],
])('the words of %s', (_, { en, zh }) => {
  it('say the same things, and leave nothing untranslated', () => {
    const english = new Map(leavesOf(en));
    expect(leavesOf(zh).map(([path]) => path)).toEqual([...english.keys()]);
    expect(leavesOf(zh).filter(([path, text]) => english.get(path) === text)).toEqual([]);
  });
});

describe('the privacy notice', () => {
  const shapeOf = ({ sections, cookies, rights }: PrivacyNotice) => ({
    sections: sections.map(({ paragraphs, points }) => [paragraphs.length, points?.length ?? 0]),
    cookies: cookies.rows.length,
    rights: rights.points?.length,
  });

  it('says as much in every language', () => {
    expect(shapeOf(zhPrivacy)).toEqual(shapeOf(enPrivacy));
    expect(shapeOf(msPrivacy)).toEqual(shapeOf(enPrivacy));
  });
});

describe('the English of the specification', () => {
  const summary = orderSummaryTexts.en;
  const status = checkStatusTexts.en;

  it.each([
    [summary.confirmed, 'Order Confirmed!'],
    [summary.loading, 'Loading order details...'],
    [summary.copied, 'Copied!'],
    [summary.copyFailed, 'Copy Failed'],
    [summary.copyFailedMessage, 'Please try again or copy manually'],
    [summary.another, 'Place Another Order'],
    [summary.track, 'Track Order'],
    [summary.print, 'Print'],
    [status.check, 'Check Status'],
    [status.searching, 'Searching...'],
    [status.orderFailed, 'Failed to fetch order. Please try again.'],
    [status.ordersFailed, 'Failed to fetch orders. Please try again.'],
    [status.found, 'Order Found!'],
    [status.foundMessage, "Here's your current order status"],
    [status.several, 'Multiple Orders Found'],
    [status.severalMessage(3), 'Found 3 orders. Please select one to view details.'],
    [status.viewDetails, 'Click to view full details'],
    [status.searchAgain, 'Search Again'],
    [status.placeNew, 'Place New Order'],
    [status.checkAnother, 'Check Another Order'],
    [status.tryAgain, 'Try Again'],
    [status.help, 'Need Help?'],
    [status.responseTime, 'Response time: 2-4 hours'],
    [status.noAddress, 'No delivery address provided'],
  ])('%s', (text, specified) => {
    expect(text).toBe(specified);
  });
});
