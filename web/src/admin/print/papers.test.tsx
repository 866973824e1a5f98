import { countedTins, packedTins } from '@mooncake/domain/products/kinds/cookie-tin.testing';
import { boxLabels } from '@mooncake/domain/summary/box-labels';
import type { PackedOrder } from '@mooncake/domain/summary/packing.contract';
import { cleanup, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { aBatchSummary } from '../batch-summary/summary.testing.ts';
import { BoxLabelPaper } from './box-label-paper.tsx';
import { KitchenSheet } from './kitchen-sheet.tsx';
import { PackingSlip } from './packing-slip.tsx';

const order: PackedOrder = {
  id: 'o-1',
  orderNumber: 'CHM123456',
  customerName: '陈美玲',
  phone: '+60123456789',
  method: { name: 'Pick up from Rawang', nameZh: '万挠自取' },
  batch: { batchName: 'Batch 13/9', batchDate: '2027-09-13' },
  timeSlot: '9am - 11am',
  timeSlotZh: '',
  slotNote: 'Side gate',
  slotNoteZh: '侧门',
  deliveryAddress: null,
  specialInstructions: 'Please add a card.\n请附贺卡。',
  isPaid: false,
  isOutsideStock: false,
  totalSen: 14_400,
  items: [
    {
      productName: 'Shanghai Mooncakes',
      productNameZh: '上海月饼',
      quantity: 2,
      contents: [
        { flavourId: 'S1', name: 'White Lotus', nameZh: '白莲蓉', hasYolk: false, quantity: 3 },
        { flavourId: 'S1Y', name: 'White Lotus', nameZh: '白莲蓉', hasYolk: true, quantity: 1 },
      ],
    },
    { productName: 'Exclusive Mochi Snowskin', productNameZh: '限定麻糬冰皮', quantity: 1, contents: [] },
  ],
};

const words = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ');

describe('a packing slip', () => {
  it('says whose it is, where it goes and what is in it, in both languages', () => {
    render(<PackingSlip order={order} />);
    const slip = words(screen.getByRole('article'));
    for (const part of [
      'CHM123456',
      '陈美玲',
      'Phone 电话012-345 6789',
      'Pick up from Rawang 万挠自取',
      'Batch 13/9 · 13 Sept · 9am - 11am',
      '2 ×Shanghai Mooncakes 上海月饼',
      '3×S1White Lotus 白莲蓉No yolk 无蛋黄',
      '1×S1White Lotus 白莲蓉Yolk 有蛋黄',
      '1 ×Exclusive Mochi Snowskin 限定麻糬冰皮',
      'Special instructions 特别要求Please add a card. 请附贺卡。',
      '3 Boxes 盒',
    ]) {
      expect(slip).toContain(part);
    }
    expect(slip).not.toContain('Address');
  });

  it('says in both languages that the time comes later', () => {
    render(
      <PackingSlip order={{ ...order, timeSlot: 'Time will inform later', timeSlotZh: '时间另行通知' }} />,
    );
    expect(words(screen.getByRole('article'))).toContain(
      'Batch 13/9 · 13 Sept · Time will inform later 时间另行通知Side gate 侧门',
    );
    expect(screen.getByText('时间另行通知').getAttribute('lang')).toBe('zh-Hans');
  });

  it('tells paid from unpaid, with the amount to collect', () => {
    render(<PackingSlip order={order} />);
    expect(words(screen.getByRole('article'))).toContain('NOT PAID 未付款Due 应收 RM 144.00');
    cleanup();
    render(<PackingSlip order={{ ...order, isPaid: true, deliveryAddress: '12, Jalan Rawang' }} />);
    const paid = words(screen.getByRole('article'));
    expect(paid).toContain('PAID 已付款');
    expect(paid).not.toContain('NOT PAID');
    expect(paid).not.toContain('RM');
    expect(paid).toContain('Address 地址12, Jalan Rawang');
  });
});

describe('box labels', () => {
  it('count every box of the order and name what is in it', () => {
    render(
      <main>
        {boxLabels(order).map((label) => (
          <BoxLabelPaper key={label.number} order={order} label={label} />
        ))}
      </main>,
    );
    const labels = screen.getAllByRole('article').map(words);
    expect(labels).toHaveLength(3);
    expect(labels[1]).toContain('2/3Box 2 of 3 第 2 盒，共 3 盒');
    expect(labels[1]).toContain('1×S1White Lotus 白莲蓉Yolk 有蛋黄');
    expect(labels[2]).toContain('3/3');
    expect(labels[2]).toContain('Exclusive Mochi Snowskin 限定麻糬冰皮');
  });
});

describe('the kitchen sheet', () => {
  it('has the totals, a box to tick for every flavour and how it was counted', () => {
    render(<KitchenSheet batch={aBatchSummary()} include="verified" printedAt="2027-09-01T04:00:00.000Z" />);
    const sheet = screen.getByRole('article');
    expect(within(sheet).getAllByRole('definition').map(words)).toEqual(['2', '3', '14']);
    const lines = within(sheet).getAllByRole('listitem').map(words);
    expect(lines.slice(0, 3)).toEqual([
      'S1White Lotus 白莲蓉No yolk 无蛋黄5',
      'S1White Lotus 白莲蓉Yolk 有蛋黄3',
      'CHChocolate 1',
    ]);
    // Eight lines to tick and the name of the mochi; the totals over all products are not ticked again.
    expect(sheet.querySelectorAll('.tick-box')).toHaveLength(9);
    expect(words(sheet)).toContain('Pieces in all, over all products 单粒合计，所有产品');
    expect(lines).toHaveLength(16);
    expect(words(sheet)).toContain('Shanghai 上海');
    expect(words(sheet)).toContain('Counts verified orders only 只计入已核实的订单');
    expect(words(sheet)).toContain('Printed 1 Sept 2027');
    expect(words(sheet)).not.toContain('not counted');
  });

  it('says which orders it leaves out though they keep their boxes', () => {
    const batch = aBatchSummary({ waitingOrders: 1 });
    render(<KitchenSheet batch={batch} include="non_rejected" printedAt="2027-09-01T04:00:00.000Z" />);
    expect(words(screen.getByRole('article'))).toContain(
      '1 more order keeps its boxes and is not counted 另有 1 张订单保留盒数而未计入',
    );
  });
});

describe('an order paid for when the boxes were gone', () => {
  const mark = 'Outside stock: ask before baking 未占库存：先问再做';

  it('is marked on slip, label and kitchen sheet, and no other is', () => {
    const outside: PackedOrder = { ...order, isOutsideStock: true };
    const [label] = boxLabels(outside);
    if (!label) throw new Error('an order without boxes');
    const drawn = (element: ReactNode) => words(render(element).container);
    expect(drawn(<PackingSlip order={outside} />)).toContain(mark);
    expect(drawn(<PackingSlip order={order} />)).not.toContain(mark);
    expect(drawn(<BoxLabelPaper order={outside} label={label} />)).toContain(mark);
    expect(drawn(<BoxLabelPaper order={order} label={label} />)).not.toContain(mark);
    const batch = aBatchSummary({ outsideStockOrders: 2 });
    expect(
      drawn(<KitchenSheet batch={batch} include="all" printedAt="2027-09-01T04:00:00.000Z" />),
    ).toContain('2 orders are counted though outside stock 其中 2 张订单未占库存');
  });
});

describe('a kind of product nobody knew', () => {
  const tins: PackedOrder = { ...order, items: [packedTins] };

  it('is printed on slips, labels and the kitchen sheet like any other', () => {
    render(
      <main>
        <PackingSlip order={tins} />
        {boxLabels(tins).map((label) => (
          <BoxLabelPaper key={label.number} order={tins} label={label} />
        ))}
        <KitchenSheet
          batch={aBatchSummary({ products: [countedTins] })}
          include="all"
          printedAt="2027-09-01T04:00:00.000Z"
        />
      </main>,
    );
    const [slip = '', first = '', second = '', sheet = ''] = screen.getAllByRole('article').map(words);
    expect(slip).toContain('2 ×Festive Cookie Tin 佳节曲奇罐');
    expect(slip).toContain('5×K9Lemon 柠檬');
    expect(first).toContain('1/2');
    expect(second).toContain('4×K1Butter 牛油');
    expect(sheet).toContain('Cookie Tins');
    expect(sheet).toContain('K9Lemon 柠檬');
  });
});
