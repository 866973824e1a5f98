import type { BatchSummary } from '@mooncake/domain/summary/summary.contract';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { dismissToast, shownToasts } from '../../ui/toast/toast-store.ts';
import { answerCalls, refusal, renderInOffice, toastsShown } from '../orders/orders.testing.tsx';
import { BatchSummaryTab } from './batch-summary-tab.tsx';
import { aBatchSummary, anotherBatchSummary } from './summary.testing.ts';

const both = [aBatchSummary(), anotherBatchSummary()];

afterEach(() => {
  cleanup();
  for (const { id } of shownToasts()) dismissToast(id);
  window.localStorage.clear();
  vi.restoreAllMocks();
});

/** Opens the tab over a server with these batches; `summary` answers instead where it is given. */
function openTab(batches: readonly BatchSummary[], summary?: () => Response | null) {
  const calls = answerCalls((path) => {
    const { pathname, searchParams } = new URL(path, 'http://shop.example');
    if (pathname === '/api/admin/orders/batches') {
      const options = batches.map(({ batchId: id, batchName, batchDate }) => ({
        id,
        batchName,
        batchDate,
        orders: 1,
      }));
      return Response.json({ batches: options });
    }
    if (pathname !== '/api/admin/summary') return refusal('not_found', {}, 404);
    if (summary) return summary();
    const asked = searchParams.get('batchId');
    return Response.json({ batches: batches.filter(({ batchId }) => asked === null || batchId === asked) });
  });
  renderInOffice(<BatchSummaryTab />);
  return {
    asked: () => calls.mock.calls.map(([path]) => String(path)).filter((path) => path.includes('summary')),
  };
}

describe('the batch summary', () => {
  it('shows each batch with its numbers, products, codes, names and yolks', async () => {
    openTab([aBatchSummary()]);
    const card = within(await screen.findByRole('article', { name: 'Batch 13/9' }));
    expect(card.getByText('Monday, 13 September 2027')).toBeTruthy();
    const numbers = card.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(numbers).toEqual(['2', '3', '14']);
    expect(card.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Orders',
      'Boxes',
      'Pieces',
    ]);
    expect(card.getByText('Manufacturing Summary')).toBeTruthy();
    expect(card.getByText('Total Boxes').textContent).toBe('Total Boxes 3');
    expect(card.getByText('Total Pieces').textContent).toBe('Total Pieces 14');
    expect(card.getByText('Products to Manufacture')).toBeTruthy();

    const rows = card.getAllByRole('listitem').filter(({ textContent }) => textContent?.startsWith('S1'));
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'S1White Lotus白莲蓉no yolk5',
      'S1White Lotus白莲蓉with yolk3',
    ]);
    expect(screen.getByText('Real-time updates active')).toBeTruthy();
    expect(screen.queryByText('Overall Manufacturing Summary')).toBeNull();
  });

  it('names the variations of mochi, and none of plain Shanghai', async () => {
    openTab([aBatchSummary()]);
    expect(await screen.findByText('Exclusive Mochi Snowskin')).toBeTruthy();
    expect(screen.getAllByText('Shanghai')).toHaveLength(1);
  });

  it('adds the batches up where all are shown and there is more than one', async () => {
    openTab(both);
    const overall = within(await screen.findByRole('article', { name: 'Overall Manufacturing Summary' }));
    expect(overall.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '3',
      '5',
      '22',
      '2',
    ]);
    const rows = overall.getAllByRole('listitem').filter(({ textContent }) => textContent?.startsWith('S1'));
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'S1White Lotus白莲蓉no yolk10',
      'S1White Lotus白莲蓉with yolk6',
    ]);
  });

  it('names every code of a flavour that the overall card counts under one name', async () => {
    const mix = (batch: BatchSummary, flavourId: string, quantity: number): BatchSummary => {
      const counts = { boxes: 1, pieces: quantity };
      const flavour = { flavourId, name: 'White Lotus', nameZh: '白莲蓉', hasYolk: false, quantity };
      const variation = { name: 'Mix', nameZh: '', ...counts, flavours: [flavour] };
      return {
        ...batch,
        products: [{ name: 'Mix', showsVariations: true, ...counts, variations: [variation] }],
      };
    };
    openTab([mix(aBatchSummary(), 'S1', 3), mix(anotherBatchSummary(), 'C3', 1)]);
    const overall = within(await screen.findByRole('article', { name: 'Overall Manufacturing Summary' }));
    expect(overall.getAllByRole('listitem').at(-1)?.textContent).toBe('C3 · S1White Lotus白莲蓉no yolk4');
  });

  it('filters by batch and by what counts, and remembers both', async () => {
    const { asked } = openTab(both);
    await screen.findByRole('article', { name: 'Overall Manufacturing Summary' });
    const include = screen.getByLabelText('Include');
    expect(Array.from(include.querySelectorAll('option'), ({ textContent }) => textContent)).toEqual([
      'Non-rejected orders',
      'Verified only',
      'All orders',
    ]);
    fireEvent.change(screen.getByLabelText('Filter by Batch'), { target: { value: both[1]?.batchId } });
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Batch 13/9' })).toBeNull());
    expect(screen.queryByRole('article', { name: 'Overall Manufacturing Summary' })).toBeNull();
    fireEvent.change(include, { target: { value: 'verified' } });
    await waitFor(() => expect(asked().at(-1)).toContain(`include=verified&batchId=${both[1]?.batchId}`));

    cleanup();
    vi.restoreAllMocks();
    openTab(both);
    await screen.findByRole('article', { name: 'Batch 21/9 (Kepong night)' });
    expect((screen.getByLabelText('Include') as HTMLSelectElement).value).toBe('verified');
    expect((screen.getByLabelText('Filter by Batch') as HTMLSelectElement).value).toBe(both[1]?.batchId);
  });

  it('says that there is nothing yet', async () => {
    openTab([]);
    expect(await screen.findByText('No batch data available')).toBeTruthy();
    expect(screen.getByText('Orders with pickup batches will appear here')).toBeTruthy();
  });

  it('says Loading... on the button while it loads, and asks again when pressed', async () => {
    const { asked } = openTab([aBatchSummary()]);
    expect(screen.getByRole('button', { name: 'Loading...' }).hasAttribute('disabled')).toBe(true);
    const refresh = await screen.findByRole('button', { name: 'Refresh' });
    const before = asked().length;
    fireEvent.click(refresh);
    await waitFor(() => expect(asked().length).toBe(before + 1));
  });

  it('says when it fails, in its place and in a toast, and tries again', async () => {
    let isDown = true;
    openTab([], () => (isDown ? null : Response.json({ batches: [aBatchSummary()] })));
    expect(await screen.findByText('Failed to load batch data')).toBeTruthy();
    expect(toastsShown()).toEqual(['Error / Failed to load batch data']);
    isDown = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('article', { name: 'Batch 13/9' })).toBeTruthy();
  });

  it('leads to the papers of the batch, counted the same way', async () => {
    openTab([aBatchSummary()]);
    const { batchId } = aBatchSummary();
    const link = await screen.findByRole('link', { name: 'Packing slips: Batch 13/9' });
    expect(link.getAttribute('href')).toBe(`/admin/print/slips?include=non_rejected&batch=${batchId}`);
    expect(screen.getByRole('link', { name: 'Kitchen sheet: Batch 13/9' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Box labels: Batch 13/9' })).toBeTruthy();
  });
});
