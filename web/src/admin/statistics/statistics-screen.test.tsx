import type { Statistics } from '@mooncake/domain/statistics/statistics.contract';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { shownToasts } from '../../ui/toast/toast-store.ts';
import { answerCalls, refusal, renderInOffice, toastsShown } from '../orders/orders.testing.tsx';
import { StatisticsScreen } from './statistics-screen.tsx';

const some: Statistics = {
  totalOrders: 12,
  pendingPayment: 3,
  readyForPickup: 2,
  completedToday: 1,
  completedThisWeek: 5,
  totalRevenueSen: 123_450,
  unsettledSen: 0,
  averageOrderSen: 13_717,
  topProduct: { name: 'Shanghai Mooncakes', nameZh: '上海月饼' },
  conversionRate: 0.75,
  paymentSuccessRate: 0.5,
  retentionRate: 0.125,
  trend: [
    { day: '2026-09-01', orders: 4, revenueSen: 40_000 },
    { day: '2026-09-02', orders: 8, revenueSen: 83_450 },
  ],
  distribution: [{ name: 'Shanghai Mooncakes', nameZh: '上海月饼', boxes: 9, share: 1 }],
  flavours: [
    { code: 'S1', name: 'White Lotus', nameZh: '白莲蓉', hasYolk: true, pieces: 27, share: 0.75 },
    { code: 'C3', name: 'White Lotus', nameZh: '白莲蓉', hasYolk: true, pieces: 9, share: 0.25 },
  ],
  batches: [{ batchId: 'b', batchName: 'Batch 13/9', batchDate: '2026-09-13', pieces: 36, limitPieces: 400 }],
};

const nothing: Statistics = {
  ...some,
  totalOrders: 0,
  topProduct: null,
  trend: [{ day: '2026-09-01', orders: 0, revenueSen: 0 }],
  distribution: [],
  flavours: [],
  batches: [],
};

describe('the statistics page', () => {
  it('says that it loads, then shows every card and insight', async () => {
    answerCalls(() => Response.json(some));
    renderInOffice(<StatisticsScreen />);
    expect(screen.getByText('Loading statistics...')).toBeTruthy();
    const figures = await screen.findByRole('region', { name: 'Figures' });
    for (const words of [
      'Total Orders',
      'Pending Payment',
      'Ready for Pickup',
      'Completed Today',
      'Total Revenue',
      'RM 1,234.50',
      'Avg Order Value',
      'RM 137.17',
      'Completed This Week',
      'Top Product',
      'Shanghai Mooncakes',
    ]) {
      expect(within(figures).getByText(words), words).toBeTruthy();
    }
    const insights = screen.getByRole('region', { name: 'Quick Insights' });
    for (const words of [
      'Conversion Rate',
      '75%',
      'Payment Success Rate',
      '50%',
      'Customer Retention',
      '12.5%',
    ]) {
      expect(within(insights).getByText(words), words).toBeTruthy();
    }
    expect(screen.getByRole('link', { name: /Back to Dashboard/ }).getAttribute('href')).toBe('/admin');
  });

  it('says what of the revenue nobody has seen in the bank yet, where there is any', async () => {
    answerCalls(() => Response.json(some));
    renderInOffice(<StatisticsScreen />);
    await screen.findByText('RM 1,234.50');
    expect(screen.queryByText(/not yet seen in the bank/)).toBeNull();
    cleanup();
    answerCalls(() => Response.json({ ...some, unsettledSen: 91_050 }));
    renderInOffice(<StatisticsScreen />);
    expect(await screen.findByText('of which RM 910.50 not yet seen in the bank')).toBeTruthy();
  });

  it('names products, charts and insights in Chinese in a Chinese back office', async () => {
    answerCalls(() => Response.json({ ...some, unsettledSen: 91_050 }));
    renderInOffice(<StatisticsScreen />, '/', 'zh');
    const figures = await screen.findByRole('region', { name: '数据' });
    expect(within(figures).getByText('上海月饼').getAttribute('lang')).toBe('zh-Hans');
    expect(within(figures).getByText('其中 RM 910.50 尚未在银行确认到账')).toBeTruthy();
    expect(within(screen.getByRole('table', { name: '产品分布' })).getByText('上海月饼')).toBeTruthy();
    for (const name of ['每日订单', '每日收入', '口味分布', '各批次数量与限量']) {
      expect(screen.getByRole('table', { name }), name).toBeTruthy();
    }
    for (const insight of ['转化率', '付款成功率', '顾客回头率']) {
      expect(screen.getByText(insight), insight).toBeTruthy();
    }
    expect(screen.queryByText('Shanghai Mooncakes')).toBeNull();
  });

  it('counts one as one', async () => {
    answerCalls(() =>
      Response.json({
        ...some,
        trend: [{ day: '2026-09-01', orders: 1, revenueSen: 5_000 }],
        distribution: [{ name: 'Mochi', nameZh: '', boxes: 1, share: 1 }],
        flavours: [{ code: 'S1', name: 'White Lotus', nameZh: '', hasYolk: true, pieces: 1, share: 1 }],
      }),
    );
    renderInOffice(<StatisticsScreen />);
    await screen.findByText(/^1 order from/);
    expect(screen.getByText('1 box in orders that stand')).toBeTruthy();
    expect(screen.getByText(/^1 piece chosen in orders that stand/)).toBeTruthy();
    expect(screen.getByText('1 batch, orders and holds together, whatever the period')).toBeTruthy();
  });

  it('has a table for every chart, seen when asked for', async () => {
    answerCalls(() => Response.json(some));
    renderInOffice(<StatisticsScreen />);
    const chart = await screen.findByRole('img', { name: /^Orders per day: 12 orders/ });
    const table = screen.getByRole('table', { name: 'Orders per day' });
    expect(within(table).getAllByRole('row')).toHaveLength(3);
    expect(within(table).getByText('8')).toBeTruthy();

    const toggle = screen.getByRole('button', { name: 'Show as table: Orders per day' });
    fireEvent.click(toggle);
    expect(toggle.getAttribute('aria-pressed')).toBe('true');
    expect(chart.isConnected).toBe(false);
    for (const name of ['Revenue per day', 'Product distribution', 'Flavor distribution']) {
      expect(screen.getByRole('table', { name }), name).toBeTruthy();
    }
    const flavours = within(screen.getByRole('table', { name: 'Flavor distribution' })).getAllByRole('row');
    expect(flavours.slice(1).map(({ textContent }) => textContent)).toEqual([
      'S1 White Lotus 白莲蓉 with yolk2775%',
      'C3 White Lotus 白莲蓉 with yolk925%',
    ]);
    expect(screen.getByRole('table', { name: 'Pieces per batch against the limit' }).textContent).toContain(
      '400',
    );
  });

  it('says N/A and that there is nothing before the first order', async () => {
    answerCalls(() => Response.json(nothing));
    renderInOffice(<StatisticsScreen />);
    expect(await screen.findByText('N/A')).toBeTruthy();
    expect(screen.getAllByText('No orders in this period.')).toHaveLength(4);
    expect(screen.getByRole('link', { name: 'Look at your shop' }).getAttribute('href')).toBe('/');
  });

  it('leads to the products where nothing is on sale', async () => {
    answerCalls((path) =>
      Response.json(path.startsWith('/api/admin/statistics') ? nothing : { products: [] }),
    );
    renderInOffice(<StatisticsScreen />);
    const link = await screen.findByRole('link', { name: 'Put something on sale' });
    expect(link.getAttribute('href')).toBe('/admin?tab=products');
    expect(screen.queryByRole('link', { name: 'Look at your shop' })).toBeNull();
  });

  it('tells a failure and tries again in its place', async () => {
    let fails = true;
    answerCalls((path) => {
      if (!path.startsWith('/api/admin/statistics')) return Response.json({});
      return fails ? refusal('internal', {}, 500) : Response.json(some);
    });
    renderInOffice(<StatisticsScreen />);
    const retry = await screen.findByRole('button', { name: 'Try Again' });
    expect(toastsShown()).toEqual(['Error / Failed to load statistics data']);
    expect(shownToasts()[0]?.variant).toBe('destructive');
    fails = false;
    fireEvent.click(retry);
    expect(await screen.findByRole('region', { name: 'Figures' })).toBeTruthy();
  });

  it('asks for the days chosen, and says when they are turned around', async () => {
    const calls = answerCalls(() => Response.json(some));
    renderInOffice(<StatisticsScreen />);
    fireEvent.change(screen.getByLabelText('Period'), { target: { value: 'custom' } });
    fireEvent.change(await screen.findByLabelText('From'), { target: { value: '2026-09-05' } });
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-09-03' } });
    expect(await screen.findByText('The end lies before the beginning.')).toBeTruthy();
    const asked = calls.mock.calls.map(([path]) => String(path));
    expect(asked).toContain('/api/admin/statistics?from=2026-09-05');
  });
});
