import type { BatchSummary } from '@mooncake/domain/summary/summary.contract';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useLocation } from '../../ui/router/router.tsx';
import { answerCalls, refusal, renderInOffice, toastsShown } from '../orders/orders.testing.tsx';
import { BatchSummaryTab } from './batch-summary-tab.tsx';
import { aBatchSummary, anotherBatchSummary, aPastBatchSummary } from './summary.testing.ts';

const both = [aBatchSummary(), anotherBatchSummary()];

// Before both of them, whenever this is run.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-09-02T04:00:00Z') });
});

/** Opens the tab over a server with these batches; `summary` answers instead where it is given. */
function openTab(
  batches: readonly BatchSummary[],
  { summary, path }: { summary?: () => Response | null; path?: string } = {},
) {
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
    const isAsked = ({ batchId, batchDate }: BatchSummary) =>
      asked === null ? searchParams.get('span') !== 'coming' || batchDate > '2026' : batchId === asked;
    return Response.json({ batches: batches.filter(isAsked) });
  });
  renderInOffice(
    <>
      <BatchSummaryTab />
      <Address />
    </>,
    path,
  );
  return {
    asked: () => calls.mock.calls.map(([path]) => String(path)).filter((path) => path.includes('summary')),
  };
}

function Address() {
  return <output>{useLocation().search}</output>;
}

const dishes = (card: Pick<typeof screen, 'getAllByRole'>) =>
  card.getAllByRole('listitem').map(({ textContent }) => textContent);

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
    expect(screen.queryByText(/not counted here/)).toBeNull();
  });

  it('says how many orders keep their boxes without being counted', async () => {
    openTab([aBatchSummary({ waitingOrders: 2 })]);
    const card = within(await screen.findByRole('article', { name: 'Batch 13/9' }));
    expect(card.getByText('2 more orders keep their boxes but are not counted here.')).toBeTruthy();
    expect(card.getByText('Not paid yet, or waiting for another receipt.')).toBeTruthy();
  });

  it('says how many orders it counts though the boxes were gone', async () => {
    openTab([aBatchSummary({ outsideStockOrders: 1 })]);
    const card = within(await screen.findByRole('article', { name: 'Batch 13/9' }));
    expect(card.getByText(/^1 of these orders is outside stock/)).toBeTruthy();
    expect(card.getByText(/Decide in Orders before you bake/)).toBeTruthy();
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

  it('lists the six of a mochi box with their pieces, and no yolks', async () => {
    openTab([aBatchSummary()]);
    const card = within(await screen.findByRole('article', { name: 'Batch 13/9' }));
    expect(dishes(card)).toEqual(expect.arrayContaining(['MAMango1', 'MAMatcha1', 'YAYam1', 'CHChocolate1']));
  });

  it('adds every piece up over all products on a card of its own', async () => {
    openTab(both);
    const inAll = within(await screen.findByRole('article', { name: 'Pieces in All' }));
    expect(inAll.getByRole('definition').textContent).toBe('22');
    expect(dishes(inAll)).toEqual(
      expect.arrayContaining(['S1White Lotus白莲蓉no yolk10', 'S1White Lotus白莲蓉with yolk6', 'DUDurian1']),
    );
    expect(inAll.queryByText('Without named flavors')).toBeNull();
  });

  it('names the products whose pieces have no names on that card', async () => {
    const counts = { boxes: 2, pieces: 24 };
    const tarts = { name: 'Tarts (12 pcs)', showsVariations: true, ...counts };
    const variations = [{ name: 'Tarts (12 pcs)', nameZh: '凤梨挞', ...counts, flavours: [] }];
    openTab([aBatchSummary({ products: [{ ...tarts, variations }], totalPieces: 24 })]);
    const inAll = within(await screen.findByRole('article', { name: 'Pieces in All' }));
    expect(inAll.getByText('Without named flavors')).toBeTruthy();
    expect(inAll.getByText('24 pieces')).toBeTruthy();
  });

  it('folds past batches away, out of every total, until they are asked for', async () => {
    const { asked } = openTab([...both, aPastBatchSummary()], { path: '/admin?tab=batch-summary' });
    const overall = await screen.findByRole('article', { name: 'Overall Manufacturing Summary' });
    expect(within(overall).getByText('All batches to come together')).toBeTruthy();
    expect(within(overall).getAllByRole('definition').at(-1)?.textContent).toBe('2');
    expect(screen.queryByRole('article', { name: 'Batch 1/9' })).toBeNull();
    expect(asked().at(-1)).toContain('span=coming');

    const past = screen.getByRole('switch', { name: 'Show and count 1 past batch' });
    fireEvent.click(past);
    expect(await screen.findByRole('article', { name: 'Batch 1/9' })).toBeTruthy();
    expect(screen.getByText('Past batches')).toBeTruthy();
    const cards = screen.getAllByRole('article').map((card) => card.querySelector('h3')?.textContent);
    expect(cards).toEqual([
      'Batch 13/9',
      'Batch 21/9 (Kepong night)',
      'Batch 1/9',
      'Overall Manufacturing Summary',
      'Pieces in All',
    ]);
    const all = screen.getByRole('article', { name: 'Overall Manufacturing Summary' });
    expect(within(all).getAllByRole('definition').at(-1)?.textContent).toBe('3');
    expect(screen.getByText('?tab=batch-summary&past=shown')).toBeTruthy();
    fireEvent.click(past);
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Batch 1/9' })).toBeNull());
    expect(screen.getByText('?tab=batch-summary')).toBeTruthy();
  });

  it('shows past batches at once where the address asks for them', async () => {
    openTab([aPastBatchSummary()], { path: '/admin?past=shown' });
    expect(await screen.findByRole('article', { name: 'Batch 1/9' })).toBeTruthy();
  });

  it('says that only past batches have orders', async () => {
    openTab([aPastBatchSummary()]);
    expect(await screen.findByText('No batch to come has orders')).toBeTruthy();
    fireEvent.change(await screen.findByLabelText('Filter by Batch'), {
      target: { value: aPastBatchSummary().batchId },
    });
    expect(await screen.findByRole('article', { name: 'Batch 1/9' })).toBeTruthy();
    expect(screen.queryByRole('switch')).toBeNull();
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
    expect(dishes(overall).at(-1)).toBe('C3 · S1White Lotus白莲蓉no yolk4');
  });

  it('filters by batch and by what counts, and remembers both', async () => {
    const { asked } = openTab(both);
    await screen.findByRole('article', { name: 'Overall Manufacturing Summary' });
    const include = screen.getByLabelText('Include');
    expect(
      Array.from(
        screen.getByLabelText('Filter by Batch').querySelectorAll('option'),
        (one) => one.textContent,
      ),
    ).toEqual([
      'All Batches',
      'Batch 13/9 · Monday, 13 September 2027',
      'Batch 21/9 (Kepong night) · Tuesday, 21 September 2027',
    ]);
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

  it('names the batches as the server orders them, past ones too', async () => {
    const dated = (batchName: string, batchDate: string) => ({
      ...aBatchSummary(),
      batchId: batchName,
      batchName,
      batchDate,
    });
    openTab([
      dated('Batch 13/9', '2027-09-13'),
      dated('Batch 15/9', '2020-09-15'),
      dated('Batch 8/9', '2020-09-08'),
    ]);
    await screen.findByRole('article', { name: 'Batch 13/9' });
    const options = screen.getByLabelText('Filter by Batch').querySelectorAll('option');
    expect(Array.from(options, ({ value }) => value)).toEqual(['', 'Batch 13/9', 'Batch 15/9', 'Batch 8/9']);
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
    openTab([], { summary: () => (isDown ? null : Response.json({ batches: [aBatchSummary()] })) });
    expect(await screen.findByText('Failed to load batch data')).toBeTruthy();
    expect(toastsShown()).toEqual(['Error / Failed to load batch data']);
    isDown = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('article', { name: 'Batch 13/9' })).toBeTruthy();
  });

  it('leads to the papers of the batch, counted the same way', async () => {
    openTab([aBatchSummary()]);
    const { batchId } = aBatchSummary();
    const link = await screen.findByRole('link', { name: 'Packing slips: Batch 13/9 · 13 Sept' });
    expect(link.getAttribute('href')).toBe(`/admin/print/slips?include=non_rejected&batch=${batchId}`);
    expect(screen.getByRole('link', { name: 'Kitchen sheet: Batch 13/9 · 13 Sept' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Box labels: Batch 13/9 · 13 Sept' })).toBeTruthy();
  });
});
