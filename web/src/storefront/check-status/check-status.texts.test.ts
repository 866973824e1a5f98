import { describe, expect, it } from 'vitest';
import { leavesOf } from '../../i18n/texts.testing.ts';
import { checkStatusTexts } from './check-status.texts.ts';

describe('the words of check status', () => {
  it('say the same things, and leave nothing untranslated', () => {
    const samples = ['pending', 'B'];
    const english = new Map(leavesOf(checkStatusTexts.en, samples));
    const chinese = leavesOf(checkStatusTexts.zh, samples);
    expect(chinese.map(([path]) => path)).toEqual([...english.keys()]);
    expect(chinese.filter(([path, text]) => english.get(path) === text)).toEqual([]);
  });
});

describe('the English of the specification', () => {
  const status = checkStatusTexts.en;

  it.each([
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
