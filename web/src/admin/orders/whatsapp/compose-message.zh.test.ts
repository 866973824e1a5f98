import { describe, expect, test } from 'vitest';
import { composeMessage } from './compose-message.ts';
import { messageOrder, shop } from './message.testing.ts';

const hello = 'Tan Ah Moi 您好，这里是嫦娥手工月饼。';
const where = {
  pickup: '万挠自取\n2027年9月18日星期六，9am - 11am\n万挠厨房：1, Jalan Bulan, 48000 Rawang\n请按门铃。',
  delivery: '吉隆坡分摊运费送货\n2027年9月18日星期六，时间另行通知\n送往：8, Jalan Bulan, 50000 Kuala Lumpur',
  rider:
    '自行安排送货\n2027年9月18日星期六，2pm - 3:30pm\n万挠厨房：1, Jalan Bulan, 48000 Rawang\n请按门铃。\n送往：8, Jalan Bulan, 50000 Kuala Lumpur',
} as const;
const bank = 'Sample Bank\n账号 1234 5678\nSample Bakery';
const send = '请在这里上传收据：https://shop.example/check-status#CHM402917.0a1b2c';
const see = '随时查看订单：https://shop.example/check-status#CHM402917.0a1b2c';
const reply = '如有任何疑问，直接回复此信息即可。';
const enjoy = '请慢慢享用，祝您中秋快乐！';

const unpaid =
  '我们已记下您的订单 CHM402917。请转账 RM 152.00，并在备注填写 CHM402917；看到款项后，我们便会确认您的订单。';
const received = '谢谢您，我们已收到订单 CHM402917 的付款收据（RM 152.00），将在 1-2 小时内核实并通知您。';
const late =
  '您订单 CHM402917 的付款收据（RM 152.00）在付款时限过后才送达，部分月饼当时已无法供应。请问您想改期，还是退款？';
const verified = '我们已收到您的付款 RM 152.00，会为您现做订单 CHM402917：';
const cancelled = '您的订单 CHM402917（RM 152.00）已取消。';
const rejected = '您订单 CHM402917（RM 152.00）的付款收据未能通过。';
const orderRejected = '您的订单 CHM402917（RM 152.00）未被接受。';

describe('a message in Chinese', () => {
  test('names what is still due when the boxes are packed', () => {
    const unseen = messageOrder('ready', 'unknown', { language: 'zh', paymentStatus: 'pending' });
    expect(composeMessage(unseen, shop)).toContain('我们尚未看到您的付款：RM 152.00，备注 CHM402917。');
  });

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
    ['ready', 'pickup', ['您的订单 CHM402917 已包装好，请到这里领取：', where.pickup, see]],
    ['ready', 'delivery', ['您的订单 CHM402917 已包装好，准备送货：', where.delivery, see]],
    ['ready', 'rider', ['您的订单 CHM402917 已包装好，您安排的骑手可以到这里取货：', where.rider, see]],
    ['ready', 'unknown', ['您的订单 CHM402917 已包装好。请问您想什么时候要？', see]],
    ['completed', 'pickup', [`谢谢您前来领取订单 CHM402917。${enjoy}`]],
    ['completed', 'delivery', [`您的订单 CHM402917 已送达。${enjoy}`]],
    ['completed', 'rider', [`您的订单 CHM402917 已由您安排的骑手取走。${enjoy}`]],
    ['completed', 'unknown', [`您的订单 CHM402917 已完成。${enjoy}`]],
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
    const order = messageOrder(kind, handover, { language: 'zh' });
    expect(composeMessage(order, shop)).toBe([hello, ...paragraphs].join('\n\n'));
  });

  test('names what is still due of boxes that were handed over', () => {
    const order = messageOrder('completed', 'pickup', { language: 'zh', paymentStatus: 'pending' });
    const due = '我们尚未看到您的付款：RM 152.00，备注 CHM402917。';
    expect(composeMessage(order, shop)).toBe(
      [hello, `谢谢您前来领取订单 CHM402917。${enjoy}`, due, see].join('\n\n'),
    );
  });

  test('says of boxes that are packed both that the receipt is refused and that they are ready', () => {
    const packed = messageOrder('rejected', 'pickup', { language: 'zh', orderStatus: 'ready_for_pickup' });
    const ready = '您的订单 CHM402917 已包装好，请到这里领取：';
    expect(composeMessage(packed, shop)).toBe([hello, rejected, send, ready, where.pickup].join('\n\n'));
  });

  test('says what the customer was told', () => {
    const order = messageOrder('cancelled', 'pickup', { language: 'zh', customerNote: '找不到转账' });
    expect(composeMessage(order, shop)).toBe([hello, cancelled, '留言：找不到转账', reply].join('\n\n'));
  });
});
