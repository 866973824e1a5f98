import { languages } from '@mooncake/domain/language';
import { someSettings } from '@mooncake/domain/settings/settings.testing';
import { settingsLeaves } from '@mooncake/domain/settings/settings-changes';
import { auditActions } from '@mooncake/domain/staff/audit.contract';
import { describe, expect, it } from 'vitest';
import { auditActionWords } from './audit-actions.texts.ts';

import { tellAction, tellEntry } from './tell-entry.ts';
import { settingName } from './tell-setting.ts';

const rawang = { name: 'Pick up from Rawang', nameZh: '万挠自取' };
const kepong = { name: 'Pick up from Kepong', nameZh: '甲洞自取' };

type Line = {
  action: string;
  details?: Record<string, unknown>;
  subjectName?: string;
  subjectDate?: string;
  actorName?: string;
};
const tell = (
  { action, details = {}, subjectName = '', subjectDate = '', actorName = 'Mei' }: Line,
  language: 'en' | 'zh' = 'en',
) =>
  tellEntry(
    { action, details, subjectName: subjectName || null, subjectDate: subjectDate || null, actorName },
    language,
  );

describe('a line of the log', () => {
  it.each(languages)('has words for every action in %s', (language) => {
    expect(Object.keys(auditActionWords[language]).toSorted()).toEqual([...auditActions].toSorted());
  });

  it('of an action nobody knows any more does not show its name', () => {
    expect(tellAction('order.juggled', 'en')).not.toContain('juggled');
  });

  it('names who it was, also where that was no member of staff', () => {
    expect(tell({ action: 'receipt.replaced', actorName: 'customer' }).who).toBe('Customer');
    expect(tell({ action: 'receipt.replaced', actorName: 'customer' }, 'zh').who).toBe('顾客');
    expect(tell({ action: 'staff.disabled', subjectName: 'Siti' })).toMatchObject({ about: 'Siti' });
    const batch = { subjectName: 'Batch 18/11', subjectDate: '2026-11-18' };
    expect(tell({ action: 'batch.limits_changed', ...batch })).toMatchObject({
      about: 'Batch 18/11 · 18 Nov',
    });
    expect(tell({ action: 'batch.limits_changed', ...batch }, 'zh')).toMatchObject({
      about: 'Batch 18/11 · 11月18日',
    });
    expect(tell({ action: 'staff.signed_in', subjectName: 'Mei' })).toMatchObject({ about: null });
    expect(tell({ action: 'staff.invited', details: { email: 'new@example.com', role: 'admin' } })).toEqual({
      who: 'Mei',
      did: 'invited someone',
      about: 'new@example.com',
      lines: ['Role: Admin'],
    });
  });
});

describe('what changed', () => {
  it('is told with before and after: prices as money, days as dates, names in the language', () => {
    const changes = [
      { field: 'priceSen', before: 5000, after: 5550 },
      { field: 'piecePriceSen', of: { name: 'Yam', nameZh: '芋头' }, before: 500, after: 600 },
      { field: 'category', before: null, after: 'Mooncake' },
      { field: 'isActive', before: true, after: false },
      { field: 'features', before: [], after: ['Halal', 'No lard'] },
    ];
    const line = { action: 'product.changed', details: { name: 'Mochi', changes } };
    expect(tell(line)).toEqual({
      who: 'Mei',
      did: 'changed a product',
      about: 'Mochi',
      lines: [
        'Price: RM 50.00 → RM 55.50',
        'Yam · Price of a piece: RM 5.00 → RM 6.00',
        'Category: none → Mooncake',
        'Active: yes → no',
        'Features: added Halal, No lard',
      ],
    });
    expect(tell(line, 'zh').lines).toEqual([
      '价格：RM 50.00 → RM 55.50',
      '芋头 · 单个价格：RM 5.00 → RM 6.00',
      '分类：无 → Mooncake',
      '启用：是 → 否',
      '特点：新增 Halal、No lard',
    ]);
  });

  it('of a batch', () => {
    const changes = [
      { field: 'batchDate', before: '2026-09-13', after: '2026-09-14' },
      { field: 'orderUntil', before: null, after: '2026-09-10T12:00:00.000Z' },
      { field: 'deliveryMethods', before: [rawang], after: [rawang, kepong] },
    ];
    const line = { action: 'batch.updated', details: { batchName: 'Batch 14/9', changes } };
    expect(tell(line)).toMatchObject({
      about: 'Batch 14/9',
      lines: [
        'Date: Sunday, 13 September 2026 → Monday, 14 September 2026',
        'Order until: none → 10 Sept 2026, 8:00 pm',
        'Delivery methods: added Pick up from Kepong',
      ],
    });
    expect(tell(line, 'zh').lines[2]).toBe('取货／送货方式：新增 甲洞自取');
  });

  it('of a list is what came and what went, or that its order is another', () => {
    const lines = (before: unknown, after: unknown) =>
      tell({ action: 'batch.updated', details: { changes: [{ field: 'deliveryMethods', before, after }] } })
        .lines;
    expect(lines([rawang], [kepong])).toEqual([
      'Delivery methods: added Pick up from Kepong; removed Pick up from Rawang',
    ]);
    expect(lines([rawang, kepong], [kepong, rawang])).toEqual(['Delivery methods: changed']);
  });

  it('of a slot without a limit', () => {
    const changes = [{ field: 'capacity', of: '9am - 11am', before: null, after: 12 }];
    expect(tell({ action: 'batch.slots_changed', details: { batchName: 'B', changes } }).lines).toEqual([
      '9am - 11am · Orders at most: no limit → 12',
    ]);
  });

  it('of a member', () => {
    const changes = [{ field: 'role', before: 'employee', after: 'admin' }];
    const line = { action: 'staff.role_changed', subjectName: 'Siti', details: { changes } };
    expect(tell(line)).toMatchObject({ about: 'Siti', lines: ['Role: Employee → Admin'] });
    expect(tell(line, 'zh').lines).toEqual(['角色：员工 → 管理员']);
  });

  it('of the settings has the names of the settings page, and no address of a picture', () => {
    const changes = [
      { field: 'shopName', before: 'Old', after: 'New' },
      { field: 'bank.accountNumber', before: '1', after: '2' },
      { field: 'pickupPlaces.1.address', before: null, after: '7, Jalan Bulan' },
      { field: 'duitNow.imageUrl', before: null, after: '/files/public/abc.webp' },
      { field: 'duitNow.exactAmount', before: false, after: true },
    ];
    const line = { action: 'settings.changed', details: { changes } };
    expect(tell(line).lines).toEqual([
      'Shop name (English): Old → New',
      'Account number: 1 → 2',
      'Address of the place 2: none → 7, Jalan Bulan',
      'Picture of your QR: changed',
      'Draw the QR with the exact amount of each order: no → yes',
    ]);
    expect(tell(line, 'zh').lines.join()).not.toMatch(/imageUrl|exactAmount|shopName/);
  });

  it('has a name for every setting there is', () => {
    const paths = settingsLeaves(someSettings()).map(([path]) => path);
    // It is nothing a person changes.
    expect(paths.filter((path) => settingName(path, 'en') === null)).toEqual(['isSample']);
  });

  it('of a long text whose end is another says that it changed', () => {
    const changes = [{ field: 'description', before: 'Long…', after: 'Long…' }];
    expect(tell({ action: 'product.changed', details: { changes } }).lines).toEqual(['Description: changed']);
  });
});

describe('an order', () => {
  const cancelled = (payment: string, after: string) => ({
    action: 'order.cancelled',
    details: {
      orderNumber: 'CHM123456',
      before: { orderStatus: 'verified', paymentStatus: payment },
      after: { orderStatus: 'cancelled', paymentStatus: after },
    },
  });

  it('that was cancelled after it was paid says that the payment stays', () => {
    expect(tell(cancelled('verified', 'verified'))).toEqual({
      who: 'Mei',
      did: 'cancelled the order',
      about: null,
      lines: ['Order status: Verified → Cancelled', 'Payment stays: Verified'],
    });
    expect(tell(cancelled('verified', 'verified'), 'zh')).toMatchObject({
      did: '取消了订单',
      lines: ['订单状态：已核实 → 已取消', '付款状态不变：已核实'],
    });
  });

  it('whose payment was turned down says that, too', () => {
    expect(tell(cancelled('pending', 'rejected')).lines).toEqual([
      'Order status: Verified → Cancelled',
      'Payment: Pending → Rejected',
    ]);
  });

  it('whose status was changed by hand says why', () => {
    const before = { orderStatus: 'pending', paymentStatus: 'pending' };
    const after = { orderStatus: 'verified', paymentStatus: 'verified' };
    const details = { orderNumber: 'CHM123456', before, after, reason: 'Paid in cash' };
    expect(tell({ action: 'order.status_changed', details }).lines).toEqual([
      'Order status: Pending → Verified',
      'Payment: Pending → Verified',
      'Reason: Paid in cash',
    ]);
  });

  it('that was moved says from where to where, and of the address only that it is another', () => {
    const changes = [
      { field: 'batch', before: 'Batch 13/9', after: 'Batch 14/9' },
      { field: 'deliveryMethod', before: rawang, after: kepong },
    ];
    const details = { orderNumber: 'CHM123456', changes, addressChanged: true };
    expect(tell({ action: 'order.moved', details })).toMatchObject({
      did: 'moved the order',
      lines: [
        'Batch: Batch 13/9 → Batch 14/9',
        'Delivery method: Pick up from Rawang → Pick up from Kepong',
        'Delivery address: changed',
      ],
    });
    const alone = { action: 'order.moved', details: { changes: [], addressChanged: true } };
    expect(tell(alone)).toMatchObject({ did: 'changed the delivery address', lines: [] });
  });

  it('that was entered says for how much, and nothing that is an id or a name of ours', () => {
    const details = { orderNumber: 'CHM123456', totalSen: 5000, paymentStatus: 'verified', receiptId: 'x' };
    expect(tell({ action: 'order.entered', details }).lines).toEqual([
      'Total: RM 50.00',
      'Payment: Verified',
    ]);
    const odd = { action: 'order.entered', details: { somethingId: 'x', odd: 'y', changes: 'z', before: 7 } };
    expect(tell(odd).lines).toEqual([]);
  });
});

it('names a batch with its day', () => {
  const details = { batchName: 'Batch 15/9', batchDate: '2026-09-15' };
  expect(tell({ action: 'batch.limit_changed', details })).toMatchObject({
    about: 'Batch 15/9 · 15 Sept',
    lines: [],
  });
});

it('tells ready-made reasons in the language of the reader, typed ones as they are', () => {
  const reasonOf = (reason: string, language: 'en' | 'zh') =>
    tell({ action: 'order.status_changed', details: { reason } }, language).lines;
  expect(reasonOf('Handed over', 'zh')).toEqual(['原因：已交货']);
  expect(reasonOf('已包装好。', 'en')).toEqual(['Reason: Packed.']);
  expect(reasonOf('Paid in cash.', 'zh')).toEqual(['原因：已付现金。']);
  expect(reasonOf('款项已到账。', 'en')).toEqual(['Reason: The money has reached our account.']);
  expect(reasonOf('Came by on Sunday', 'zh')).toEqual(['原因：Came by on Sunday']);
});
