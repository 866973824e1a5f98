import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SummaryExportButtons } from '../batch-summary/summary-export-buttons.tsx';
import { OrderExportButtons } from '../orders/list/order-export-buttons.tsx';
import { answerCalls, refusal, renderInOffice, toastsShown } from '../orders/orders.testing.tsx';

const saved: string[] = [];

beforeEach(() => {
  saved.length = 0;
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});

const aFile = (name: string) =>
  new Response('x', { headers: { 'Content-Disposition': `attachment; filename="${name}"` } });

function openDialog(filters: Parameters<typeof OrderExportButtons>[0]) {
  renderInOffice(<OrderExportButtons {...filters} />);
  fireEvent.click(screen.getByRole('button', { name: 'Export' }));
}

describe('exporting orders', () => {
  it('asks for the filtered list and the chosen days, and saves what comes', async () => {
    const calls = answerCalls(() => aFile('orders-2027-09-01.csv'));
    openDialog({ match: { batchId: 'b-13', status: 'verified', search: 'tan ah' } });
    fireEvent.change(screen.getByLabelText(/^From/), { target: { value: '2027-08-01' } });
    fireEvent.change(screen.getByLabelText(/^To/), { target: { value: '2027-08-31' } });
    fireEvent.click(screen.getByRole('button', { name: 'Download the orders as CSV' }));
    await waitFor(() => expect(saved).toEqual(['orders-2027-09-01.csv']));
    expect(String(calls.mock.calls[0]?.[0])).toBe(
      '/api/admin/exports/orders.csv?batchId=b-13&status=verified&search=tan+ah&from=2027-08-01&to=2027-08-31',
    );
  });

  it('leaves out what is not chosen', async () => {
    const calls = answerCalls(() => aFile('orders.xlsx'));
    openDialog({ match: {} });
    fireEvent.click(screen.getByRole('button', { name: 'Download the orders as Excel' }));
    await waitFor(() => expect(saved).toEqual(['orders.xlsx']));
    expect(String(calls.mock.calls[0]?.[0])).toBe('/api/admin/exports/orders.xlsx?');
  });

  it('says at the field when the days run backwards, and downloads nothing', () => {
    openDialog({ match: {} });
    fireEvent.change(screen.getByLabelText(/^From/), { target: { value: '2027-08-31' } });
    fireEvent.change(screen.getByLabelText(/^To/), { target: { value: '2027-08-01' } });
    expect(screen.getByText('The last day is before the first.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Download the orders as CSV' }).hasAttribute('disabled')).toBe(
      true,
    );
  });

  it('says at the field when a year was mistyped, and downloads nothing', () => {
    openDialog({ match: {} });
    const field = screen.getByLabelText(/^To/);
    expect([field.getAttribute('min'), field.getAttribute('max')]).toEqual(['1900-01-01', '2200-12-31']);
    fireEvent.change(field, { target: { value: '9999-12-31' } });
    expect(screen.getByText('Choose a day from 1900 to 2200.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Download the orders as CSV' }).hasAttribute('disabled')).toBe(
      true,
    );
  });

  it('says how many orders a workbook holds', async () => {
    answerCalls(() => refusal('export.too_large', { max: 20_000 }, 422));
    openDialog({ match: {} });
    fireEvent.click(screen.getByRole('button', { name: 'Download the orders as Excel' }));
    await waitFor(() => expect(toastsShown().join()).toContain('holds up to 20000 orders'));
    expect(toastsShown().join()).toContain('Download Failed / Too many orders for one Excel file');
    expect(saved).toEqual([]);
  });

  it('saves no half of a file when the answer breaks off', async () => {
    const half = new ReadableStream({ start: (stream) => stream.error(new TypeError('terminated')) });
    answerCalls(() => new Response(half));
    openDialog({ match: {} });
    fireEvent.click(screen.getByRole('button', { name: 'Download the orders as CSV' }));
    await waitFor(() => expect(toastsShown().join()).toContain('Download Failed / No connection'));
    expect(saved).toEqual([]);
  });
});

describe('exporting the summary', () => {
  it('takes along what is in sight', async () => {
    const calls = answerCalls(() => aFile('batch-summary.xlsx'));
    renderInOffice(
      <SummaryExportButtons choice={{ batchId: 'b-13', include: 'verified', span: 'coming' }} />,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Download the summary as Excel' }));
    await waitFor(() => expect(saved).toEqual(['batch-summary.xlsx']));
    expect(String(calls.mock.calls[0]?.[0])).toBe(
      '/api/admin/exports/summary.xlsx?include=verified&batchId=b-13',
    );
  });

  it('leaves out what is folded away', async () => {
    const calls = answerCalls(() => aFile('batch-summary.csv'));
    renderInOffice(<SummaryExportButtons choice={{ batchId: null, include: 'all', span: 'coming' }} />);
    fireEvent.click(screen.getByRole('button', { name: 'Download the summary as CSV' }));
    await waitFor(() => expect(saved).toEqual(['batch-summary.csv']));
    expect(String(calls.mock.calls[0]?.[0])).toBe('/api/admin/exports/summary.csv?include=all&span=coming');
  });

  it('says when there is no connection', async () => {
    answerCalls(() => null);
    renderInOffice(<SummaryExportButtons choice={{ batchId: null, include: 'all', span: 'coming' }} />);
    fireEvent.click(screen.getByRole('button', { name: 'Download the summary as CSV' }));
    await waitFor(() => expect(toastsShown().join()).toContain('Download Failed / No connection'));
  });
});
