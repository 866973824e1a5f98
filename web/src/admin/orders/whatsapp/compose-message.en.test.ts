import { describe, expect, test } from 'vitest';
import { composeMessage, whatsappAddress } from './compose-message.ts';
import { messageOrder, shop } from './message.testing.ts';

const hello = "Hi Tan Ah Moi, this is Chang'e Handmade Mooncakes.";
const where = {
  pickup:
    'Pick up from Rawang\nSaturday, 18 September 2027, 9am - 11am\nRawang kitchen: 1, Jalan Bulan, 48000 Rawang\nRing at the gate.',
  delivery:
    'KL Share Delivery fees\nSaturday, 18 September 2027, Time will inform later\nTo: 8, Jalan Bulan, 50000 Kuala Lumpur',
  rider:
    'Self-arrange delivery\nSaturday, 18 September 2027, 2pm - 3:30pm\nRawang kitchen: 1, Jalan Bulan, 48000 Rawang\nRing at the gate.\nTo: 8, Jalan Bulan, 50000 Kuala Lumpur',
} as const;
const bank = 'Sample Bank\nAccount 1234 5678\nSample Bakery';
const send = 'Send us the receipt here: https://shop.example/check-status#CHM402917.0a1b2c';
const see = 'See your order any time: https://shop.example/check-status#CHM402917.0a1b2c';
const reply = 'If you have any question, just reply to this message.';
const enjoy = 'Enjoy your mooncakes, and happy Mid-Autumn Festival!';

const unpaid =
  'We have noted your order CHM402917. Please transfer RM 152.00 with the reference CHM402917; we confirm your order once we see the payment.';
const received =
  'Thank you, we have your receipt of RM 152.00 for order CHM402917. We check it within 1-2 hours and let you know.';
const late =
  'Your receipt of RM 152.00 for order CHM402917 reached us after the payment time was up, and some of the boxes were no longer available by then. Would you like another date, or your money back?';
const verified = 'Your payment of RM 152.00 is confirmed. We bake your order CHM402917 fresh for you:';
const cancelled = 'Your order CHM402917 (RM 152.00) has been cancelled.';
const rejected = 'We could not accept the receipt for your order CHM402917 (RM 152.00).';
const orderRejected = 'Your order CHM402917 (RM 152.00) was not accepted.';

describe('a message in English', () => {
  test.each([
    ['unpaid', 'pickup', [unpaid, bank, where.pickup, send]],
    ['unpaid', 'delivery', [unpaid, bank, where.delivery, send]],
    ['unpaid', 'unknown', [unpaid, bank, send]],
    ['received', 'pickup', [received, where.pickup, see]],
    ['received', 'delivery', [received, where.delivery, see]],
    ['received', 'unknown', [received, see]],
    ['outsideStock', 'pickup', [late, reply]],
    ['outsideStock', 'delivery', [late, reply]],
    ['outsideStock', 'unknown', [late, reply]],
    ['verified', 'pickup', [verified, where.pickup, see]],
    ['verified', 'delivery', [verified, where.delivery, see]],
    ['verified', 'unknown', [verified, see]],
    [
      'ready',
      'pickup',
      ['Your order CHM402917 is packed and ready. Please collect it here:', where.pickup, see],
    ],
    ['ready', 'delivery', ['Your order CHM402917 is packed and ready to be delivered:', where.delivery, see]],
    [
      'ready',
      'rider',
      ['Your order CHM402917 is packed and ready. Your rider may collect it here:', where.rider, see],
    ],
    ['ready', 'unknown', ['Your order CHM402917 is packed and ready. When would you like to have it?', see]],
    ['completed', 'pickup', [`Thank you for collecting your order CHM402917. ${enjoy}`]],
    ['completed', 'delivery', [`Your order CHM402917 has been delivered. ${enjoy}`]],
    ['completed', 'rider', [`Your order CHM402917 was collected by your rider. ${enjoy}`]],
    ['completed', 'unknown', [`Your order CHM402917 is completed. ${enjoy}`]],
    ['cancelled', 'pickup', [cancelled, reply]],
    ['cancelled', 'delivery', [cancelled, reply]],
    ['cancelled', 'unknown', [cancelled, reply]],
    ['rejected', 'pickup', [rejected, send]],
    ['rejected', 'delivery', [rejected, send]],
    ['rejected', 'unknown', [rejected, send]],
    ['orderRejected', 'pickup', [orderRejected, reply]],
    ['orderRejected', 'rider', [orderRejected, reply]],
    ['orderRejected', 'unknown', [orderRejected, reply]],
  ] as const)('%s, %s', (kind, handover, paragraphs) => {
    expect(composeMessage(messageOrder(kind, handover), shop)).toBe([hello, ...paragraphs].join('\n\n'));
  });

  test.each([
    ['cancelled', [cancelled, 'Our note: No transfer found', reply]],
    ['rejected', [rejected, 'Our note: No transfer found', send]],
  ] as const)('%s says what the customer was told', (kind, paragraphs) => {
    const order = messageOrder(kind, 'pickup', { customerNote: 'No transfer found' });
    expect(composeMessage(order, shop)).toBe([hello, ...paragraphs].join('\n\n'));
  });

  test('names what is still due when the boxes are packed or handed over, and never confirms money nobody saw', () => {
    const unseen = messageOrder('ready', 'unknown', { paymentStatus: 'pending' });
    expect(composeMessage(unseen, shop)).toBe(
      [
        hello,
        'Your order CHM402917 is packed and ready. When would you like to have it?',
        'We have not seen your payment yet: RM 152.00, reference CHM402917.',
        see,
      ].join('\n\n'),
    );
    const given = messageOrder('completed', 'pickup', { paymentStatus: 'pending' });
    expect(composeMessage(given, shop)).toBe(
      [
        hello,
        `Thank you for collecting your order CHM402917. ${enjoy}`,
        'We have not seen your payment yet: RM 152.00, reference CHM402917.',
        see,
      ].join('\n\n'),
    );
    const named = messageOrder('verified', 'unknown', { paymentStatus: 'pending' });
    expect(composeMessage(named, shop)).toBe([hello, received, see].join('\n\n'));
  });

  test('says of boxes that are packed both that the receipt is refused and that they are ready', () => {
    const packed = messageOrder('rejected', 'pickup', {
      orderStatus: 'ready_for_pickup',
      customerNote: 'Wrong amount',
    });
    const ready = 'Your order CHM402917 is packed and ready. Please collect it here:';
    expect(composeMessage(packed, shop)).toBe(
      [hello, rejected, 'Our note: Wrong amount', send, ready, where.pickup].join('\n\n'),
    );
  });

  test('of an order that is over says why, and offers no upload, whatever became of the payment', () => {
    const over = messageOrder('orderRejected', 'pickup', {
      paymentStatus: 'pending',
      customerNote: 'Too far',
    });
    expect(composeMessage(over, shop)).toBe([hello, orderRejected, 'Our note: Too far', reply].join('\n\n'));
  });

  test('leaves the bank out where the shop has named none', () => {
    const poor = { ...shop, bank: { ...shop.bank, accountNumber: '' } };
    expect(composeMessage(messageOrder('unpaid', 'unknown'), poor)).toBe([hello, unpaid, send].join('\n\n'));
  });
});

test('the address carries the message whole, whatever is in it', () => {
  const message = 'Box & lid: 50% off?\nNo #1 月饼 + tea';
  const address = new URL(whatsappAddress('60123456789', message));
  expect(address.origin + address.pathname).toBe('https://wa.me/60123456789');
  expect(address.searchParams.get('text')).toBe(message);
  expect([...address.searchParams.keys()]).toEqual(['text']);
});
