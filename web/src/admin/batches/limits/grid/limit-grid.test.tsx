import type { AdminLimit, LimitGrid as Grid } from '@mooncake/domain/batches/batch-limits.contract';
import { useQueryClient } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { answerCalls, refusal, renderInOffice, toastsShown } from '../../../orders/orders.testing.tsx';
import { LimitGrid } from './limit-grid.tsx';

const limitOf = (productName: string, limitQuantity: number, sold = 0): AdminLimit => ({
  productId: `p-${productName}`,
  productName,
  productNameZh: productName === 'Mochi' ? '麻糬' : '挞',
  isProductActive: true,
  unit: 'boxes',
  limitQuantity,
  currentQuantity: sold,
  availableStock: Math.max(0, limitQuantity - sold),
});
const batchOf = (id: string, batchName: string, batchDate: string, limits: AdminLimit[]) => ({
  id,
  batchName,
  batchDate,
  isActive: true,
  limits,
});

let grid: Grid;
let sent: [path: string, body: unknown][];
/** What the server says to a save; it keeps the number unless told otherwise. */
let answerSave: (path: string, body: { limitQuantity: number }) => Response | null;

function keep(path: string, { limitQuantity }: { limitQuantity: number }) {
  const [, batchId, productId] = /batches\/(\w+)\/limits\/(.+)$/.exec(path) ?? [];
  grid = {
    batches: grid.batches.map((batch) => ({
      ...batch,
      limits: batch.limits.map((limit) =>
        batch.id === batchId && limit.productId === productId
          ? limitOf(limit.productName, limitQuantity, limit.currentQuantity)
          : limit,
      ),
    })),
  };
  return Response.json({ limits: [] });
}

beforeEach(() => {
  grid = {
    batches: [
      batchOf('early', 'Batch 13/9', '2090-09-13', [limitOf('Mochi', 30, 4), limitOf('Tart', 10)]),
      batchOf('late', 'Batch 21/9', '2090-09-21', [limitOf('Mochi', 20), limitOf('Tart', 5)]),
    ],
  };
  sent = [];
  answerSave = keep;
  answerCalls((path, body) => {
    if (path === '/api/admin/limits') return Response.json(grid);
    sent.push([path, body]);
    return answerSave(path, body as { limitQuantity: number });
  });
});

/** As when the stream says that something about the stock changed. */
let hearNews: () => Promise<void>;
function News() {
  const queries = useQueryClient();
  hearNews = () => queries.invalidateQueries({ queryKey: ['stock'] });
  return null;
}

async function open() {
  renderInOffice(
    <>
      <LimitGrid otherwise="no batches" />
      <News />
    </>,
  );
  await screen.findByRole('table', { name: 'Product limits' });
}

const cell = (product: string, batch: 'Batch 13/9 · 13 Sept' | 'Batch 21/9 · 21 Sept') =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `Limit of ${product}, ${batch}` });
const early = (product: string) => cell(product, 'Batch 13/9 · 13 Sept');
const late = (product: string) => cell(product, 'Batch 21/9 · 21 Sept');
const type = (input: HTMLInputElement, value: string) => {
  input.focus();
  fireEvent.change(input, { target: { value } });
};
const press = (key: string, held = {}) =>
  fireEvent.keyDown(document.activeElement as Element, { key, ...held });
const problemOf = (input: HTMLInputElement) =>
  input.parentElement?.querySelector('[role="alert"]')?.textContent ?? null;

describe('the grid of limits', () => {
  it('has a row for every product and a column for every date, with what is sold and left', async () => {
    await open();
    const columns = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(columns).toEqual(['Product', 'Batch 13/913 Sept', 'Batch 21/921 Sept']);
    const rows = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
    expect(rows).toEqual(['Mochi麻糬 · boxes', 'Tart挞 · boxes']);
    expect(early('Mochi').value).toBe('30');
    expect(early('Mochi').getAttribute('aria-invalid')).toBe('false');
    expect(early('Mochi').parentElement?.textContent).toBe('4 sold · 26 left');
  });

  it('is walked with the arrows, Enter and back', async () => {
    await open();
    early('Mochi').focus();
    for (const [key, at, held] of [
      ['ArrowRight', late('Mochi')],
      ['ArrowRight', late('Mochi')],
      ['ArrowDown', late('Tart')],
      ['ArrowLeft', early('Tart')],
      ['ArrowUp', early('Mochi')],
      ['Enter', early('Tart')],
      ['Enter', early('Tart')],
      ['Enter', early('Mochi'), { shiftKey: true }],
    ] as const) {
      press(key, held);
      expect(document.activeElement).toBe(at);
    }
    expect(sent).toEqual([]);
  });

  it('saves each cell once, over the number that was in sight', async () => {
    await open();
    type(early('Mochi'), '45');
    press('Enter');
    expect(document.activeElement).toBe(early('Tart'));
    type(early('Tart'), '12');
    press('ArrowRight');
    type(late('Tart'), '7');
    late('Tart').blur();
    await waitFor(() =>
      expect(sent).toEqual([
        ['/api/admin/batches/early/limits/p-Mochi', { limitQuantity: 45, seen: 30 }],
        ['/api/admin/batches/early/limits/p-Tart', { limitQuantity: 12, seen: 10 }],
        ['/api/admin/batches/late/limits/p-Tart', { limitQuantity: 7, seen: 5 }],
      ]),
    );
    await waitFor(() => expect(early('Mochi').parentElement?.textContent).toBe('4 sold · 41 left'));
    await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/, Batch .*: \d+ saved$/));
    expect(toastsShown()).toEqual([]);
  });

  it('brings the old number back with Escape, and saves nothing', async () => {
    await open();
    type(early('Mochi'), '99');
    press('Escape');
    expect(early('Mochi').value).toBe('30');
    early('Mochi').blur();
    type(early('Mochi'), '30');
    press('Enter');
    expect(sent).toEqual([]);
  });

  it('stays at a cell whose number is none, and says so there', async () => {
    await open();
    for (const wrong of ['', '-1', '1.5', 'ten']) {
      type(early('Mochi'), wrong);
      press('Enter');
      expect(document.activeElement).toBe(early('Mochi'));
      expect(problemOf(early('Mochi'))).toBe('Please enter a valid quantity');
    }
    expect(sent).toEqual([]);
    press('Escape');
    expect(problemOf(early('Mochi'))).toBeNull();
  });

  it('neither moves nor overwrites what is being typed when news arrive', async () => {
    await open();
    type(early('Tart'), '77');
    grid = {
      batches: [
        batchOf('early', 'Batch 13/9', '2090-09-13', [limitOf('Tart', 90), limitOf('Mochi', 30, 9)]),
        batchOf('new', 'Batch 14/9', '2090-09-14', [limitOf('Mochi', 1)]),
        batchOf('late', 'Batch 21/9', '2090-09-21', [limitOf('Mochi', 20), limitOf('Tart', 5)]),
      ],
    };
    await hearNews();
    await screen.findByText('9 sold · 21 left');
    expect(early('Tart').value).toBe('77');
    expect(document.activeElement).toBe(early('Tart'));
    expect(problemOf(early('Tart'))).toMatch(/^A colleague set 90 meanwhile/);
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent?.slice(0, 4))).toEqual([
      'Moch',
      'Tart',
    ]);
    expect(screen.getAllByRole('columnheader').at(-1)?.textContent).toBe('Batch 14/914 Sept');

    // Leaving does not replace what the colleague set; Enter does, over the very number that was told.
    early('Tart').blur();
    expect(sent).toEqual([]);
    early('Tart').focus();
    press('Enter');
    await waitFor(() =>
      expect(sent).toEqual([['/api/admin/batches/early/limits/p-Tart', { limitQuantity: 77, seen: 90 }]]),
    );
    await waitFor(() => expect(problemOf(early('Tart'))).toBeNull());
  });

  it('tells a refusal at the cell, and saves over it only when Enter is pressed again', async () => {
    await open();
    answerSave = () => refusal('limit.changed_meanwhile', { limitQuantity: 33 });
    type(early('Mochi'), '45');
    early('Mochi').blur();
    await waitFor(() => expect(problemOf(early('Mochi'))).toMatch(/^A colleague set 33 meanwhile/));
    expect(early('Mochi').value).toBe('45');
    early('Mochi').focus();
    early('Mochi').blur();
    expect(sent).toHaveLength(1);

    answerSave = keep;
    early('Mochi').focus();
    press('Enter');
    await waitFor(() => expect(sent.at(-1)?.[1]).toEqual({ limitQuantity: 45, seen: 33 }));
    await waitFor(() => expect(problemOf(early('Mochi'))).toBeNull());
    expect(early('Mochi').value).toBe('45');
  });

  it('says at the cell when nothing can be saved, and in a toast', async () => {
    await open();
    answerSave = () => refusal('internal', {}, 500);
    type(late('Mochi'), '9');
    press('Enter');
    await waitFor(() => expect(problemOf(late('Mochi'))).toBeTruthy());
    expect(toastsShown()).toEqual(['Error / Failed to update product limit']);
    expect(late('Mochi').value).toBe('9');
  });

  it('sends a number again whose answer was lost, and takes it for nobody else’s', async () => {
    await open();
    answerSave = () => null;
    type(early('Mochi'), '45');
    press('Enter');
    const unknown = 'It is not known whether this was done. Please look before you try again.';
    await waitFor(() => expect(problemOf(early('Mochi'))).toBe(unknown));
    expect(toastsShown()).toEqual([`No answer came / ${unknown}`]);
    expect(sent).toHaveLength(3);
    type(late('Mochi'), '8');
    late('Mochi').blur();
    await waitFor(() => expect(problemOf(late('Mochi'))).toBe(unknown));

    // Both had been saved; over one of them the next number is typed already.
    type(early('Mochi'), '46');
    keep('batches/early/limits/p-Mochi', { limitQuantity: 45 });
    keep('batches/late/limits/p-Mochi', { limitQuantity: 8 });
    answerSave = keep;
    await hearNews();
    await screen.findByText('4 sold · 41 left');
    expect([problemOf(early('Mochi')), problemOf(late('Mochi'))]).toEqual([null, null]);
    early('Mochi').blur();
    await waitFor(() => expect(sent.at(-1)?.[1]).toEqual({ limitQuantity: 46, seen: 45 }));
    await screen.findByText('4 sold · 42 left');
  });

  it('gives way where no batch is to come', async () => {
    grid = { batches: [] };
    renderInOffice(<LimitGrid otherwise="one batch at a time" />);
    expect(await screen.findByText('one batch at a time')).toBeTruthy();
  });
});
