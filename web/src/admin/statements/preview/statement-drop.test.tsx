import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { catchUploads } from '../../../lib/api/upload.testing.ts';
import { renderInOffice, toastsShown } from '../../orders/orders.testing.tsx';
import { StatementDrop } from './statement-drop.tsx';

describe('a statement', () => {
  const preview = {
    format: 'csv',
    encoding: 'utf-8',
    delimiter: ',',
    sheets: null,
    rows: [
      ['Date', 'Text', 'Credit'],
      ['03/09/2026', 'CHM004217', '48.00'],
    ],
    columns: 3,
    mapping: {
      headingRow: 0,
      dateColumn: 0,
      dateOrder: 'dmy',
      amount: { kind: 'two', inColumn: 2, outColumn: null },
      decimalMark: '.',
      textColumns: [1],
      payerColumn: null,
      balanceColumn: null,
    },
    knownAs: null,
    remembered: [],
    payments: [{ paidOn: '2026-09-03', amountSen: 4800, text: 'CHM004217', payer: '' }],
    incoming: 1,
    incomingSen: 4800,
    alreadyKnown: 0,
    readOtherwise: 0,
    contradicts: null,
    outgoingSen: 0,
    contradicted: [],
    contradictedCount: 0,
    outgoing: 2,
    assumed: 0,
    skipped: 0,
    leftOut: { count: 0, rows: [] },
    unknownStatuses: [],
    unreadable: [7],
    unreadableCount: 1,
    fromDate: '2026-09-03',
    toDate: '2026-09-04',
  };
  const choose = async (file: File) =>
    fireEvent.change(await screen.findByLabelText(/^Choose the statement/), { target: { files: [file] } });

  it('is taken after its columns were seen, mended and named', async () => {
    const sent = catchUploads();
    renderInOffice(<StatementDrop isFirst onTaken={() => undefined} />);
    await choose(new File(['x'], 'my bank.csv'));
    await waitFor(() => expect(sent).toHaveLength(1));
    sent[0]?.progress(0.5);
    expect(await screen.findByText('Reading the statement...')).toBeTruthy();
    sent[0]?.answer(200, preview);
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('1 payment in, RM 48.00 together')).toBeTruthy();
    expect(dialog.getByText('1 row cannot be read')).toBeTruthy();
    fireEvent.change(dialog.getByLabelText('Dates are written'), { target: { value: 'mdy' } });
    await waitFor(() => expect(sent).toHaveLength(2));
    sent[1]?.answer(200, { ...preview, fromDate: '2026-03-09', toDate: '2026-03-09' });
    expect(await dialog.findByText(/9 Mar 2026/)).toBeTruthy();
    const name = dialog.getByLabelText('Remember these columns as') as HTMLInputElement;
    expect(name.value).toBe('my bank');
    fireEvent.change(name, { target: { value: ' ' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Take 1 payment' }));
    expect(dialog.getByText('Please give it a name.')).toBeTruthy();
    fireEvent.change(name, { target: { value: 'Purnama' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Take 1 payment' }));
    await waitFor(() => expect(sent).toHaveLength(3));
    sent[2]?.answer(200, { statementId: 'x', payments: 1, newPayments: 0, newSen: 0 });
    await waitFor(() => expect(toastsShown().join()).toContain('Nothing changed.'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is read the way another one was, when somebody says so', async () => {
    const sent = catchUploads();
    renderInOffice(<StatementDrop isFirst onTaken={() => undefined} />);
    await choose(new File(['x'], 'my bank.csv'));
    await waitFor(() => expect(sent).toHaveLength(1));
    const seruni = { name: 'Seruni', headings: [], mapping: { ...preview.mapping, dateOrder: 'mdy' } };
    sent[0]?.answer(200, { ...preview, remembered: [seruni] });
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByLabelText('Read it like'), { target: { value: 'Seruni' } });
    await waitFor(() => expect(sent).toHaveLength(2));
    expect((dialog.getByLabelText('Dates are written') as HTMLSelectElement).value).toBe('mdy');
    expect((dialog.getByLabelText('Remember these columns as') as HTMLInputElement).value).toBe('Seruni');
  });

  it('says what does not fit, and is not taken while one reading must be wrong', async () => {
    const sent = catchUploads();
    renderInOffice(<StatementDrop isFirst onTaken={() => undefined} />);
    await choose(new File(['x'], 'my bank.csv'));
    await waitFor(() => expect(sent).toHaveLength(1));
    const doubts = { contradicts: 'Seruni', contradicted: [3, 5], contradictedCount: 2, readOtherwise: 1 };
    const leftOut = { count: 11, rows: [8, 9] };
    sent[0]?.answer(200, { ...preview, ...doubts, leftOut, outgoingSen: 30_000 });
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Not read like “Seruni”')).toBeTruthy();
    expect(dialog.getByText(/^Rows 3, 5: the balance went the other way/)).toBeTruthy();
    expect(dialog.getByText('11 rows with an amount not taken for a payment')).toBeTruthy();
    expect(dialog.getByText(/^Rows 8, 9, …: a sum/)).toBeTruthy();
    expect(dialog.getByText('1 row was taken otherwise before')).toBeTruthy();
    expect(dialog.getByText(/2 payments out, RM 300.00, not taken/)).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Take 1 payment' }).hasAttribute('disabled')).toBe(true);
  });

  it('of amounts that nothing says the way of is taken once somebody says that they came', async () => {
    const sent = catchUploads();
    renderInOffice(<StatementDrop isFirst onTaken={() => undefined} />);
    await choose(new File(['x'], 'my bank.csv'));
    await waitFor(() => expect(sent).toHaveLength(1));
    const sheets = { read: ['Account'], notRead: ['Summary'] };
    sent[0]?.answer(200, { ...preview, format: 'xlsx', sheets, assumed: 1 });
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/^Only “Account” was read, not “Summary”/)).toBeTruthy();
    expect(dialog.getByText('Did this amount come in?')).toBeTruthy();
    const take = dialog.getByRole('button', { name: 'Take 1 payment' });
    expect(take.hasAttribute('disabled')).toBe(true);
    fireEvent.click(dialog.getByLabelText('Yes, this file has only money that came in'));
    expect(take.hasAttribute('disabled')).toBe(false);
  });

  it('asks what a status means that the shop does not know, and reads the file by the answer', async () => {
    const sent = catchUploads();
    renderInOffice(<StatementDrop isFirst onTaken={() => undefined} />);
    await choose(new File(['x'], 'my bank.csv'));
    await waitFor(() => expect(sent).toHaveLength(1));
    const unknown = { ...preview, unknownStatuses: ['00', 'ACSP'] };
    sent[0]?.answer(200, { ...unknown, mapping: { ...preview.mapping, arrivedWords: ['old'] } });
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Which of these mean that the money arrived?')).toBeTruthy();
    fireEvent.click(dialog.getByLabelText('“00”'));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(String(sent[1]?.form.get('mapping'))).toContain('"arrivedWords":["00"]');
    sent[1]?.answer(200, { ...unknown, incoming: 3 });
    expect(await dialog.findByText('3 payments in, RM 48.00 together')).toBeTruthy();
    expect((dialog.getByLabelText('“00”') as HTMLInputElement).checked).toBe(true);
    fireEvent.click(dialog.getByLabelText('“00”'));
    await waitFor(() => expect(sent).toHaveLength(3));
    expect(String(sent[2]?.form.get('mapping'))).toContain('"arrivedWords":[]');
  });

  it('that is none is refused in words; one too large is not even sent', async () => {
    const sent = catchUploads();
    renderInOffice(<StatementDrop isFirst onTaken={() => undefined} />);
    await choose(new File(['%PDF'], 'a.pdf'));
    await waitFor(() => expect(sent).toHaveLength(1));
    sent[0]?.answer(422, {
      code: 'statement.unreadable',
      title: 'No',
      details: { problem: 'old_workbook' },
      requestId: 'r',
    });
    expect((await screen.findByRole('alert')).textContent).toContain('old Excel file');
    await choose(new File([new Uint8Array(20 * 1024 * 1024 + 1)], 'large.csv'));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('larger than 20 MB'));
    expect(sent).toHaveLength(1);
  });
});
