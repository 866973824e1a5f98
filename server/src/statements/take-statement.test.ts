import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../testing/test-database.testing.ts';
import { openDesk, openMoneyDesk, statementOf } from './statements.testing.ts';

const database = await createTestDatabase();
const { db } = database;
const desk = () => openMoneyDesk(database);

beforeEach(async () => {
  await sql`truncate statements, statement_lines, statement_mappings, bank_payments, payment_shares`.execute(
    db,
  );
});

describe('a statement', () => {
  test('is shown before it is taken, and nothing of the preview is kept', async () => {
    const { preview, overview } = await desk();
    const { status, seen } = await preview(statementOf(['01/09/2026', 'CHM000001', '48.00', '48.00']));
    expect(status).toBe(200);
    expect(seen).toMatchObject({
      format: 'csv',
      encoding: 'utf-8',
      delimiter: ',',
      incoming: 1,
      incomingSen: 4800,
      alreadyKnown: 0,
      knownAs: null,
      fromDate: '2026-09-01',
      payments: [{ paidOn: '2026-09-01', amountSen: 4800, text: 'CHM000001', payer: '' }],
    });
    expect(await overview()).toMatchObject({ cameInSen: 0, statements: [] });
  });

  test('taken twice changes nothing, and one that overlaps brings what is new', async () => {
    const { take, overview, preview } = await desk();
    const september = statementOf(
      ['01/09/2026', 'CASH', '48.00'],
      ['01/09/2026', 'CASH', '48.00'],
      ['02/09/2026', 'RENT', '10.50'],
    );
    expect(await take(september)).toMatchObject({ payments: 3, newPayments: 3, newSen: 10_650 });
    const before = await overview();
    expect(await take(september)).toMatchObject({ payments: 3, newPayments: 0, newSen: 0 });
    expect(await overview()).toEqual(before);
    const later = statementOf(['02/09/2026', 'rent', '10.50'], ['03/09/2026', 'CASH', '48.00']);
    expect((await preview(later)).seen).toMatchObject({ alreadyKnown: 1, knownAs: 'Bank Purnama' });
    expect(await take(later)).toMatchObject({ payments: 2, newPayments: 1 });
    expect(await overview()).toMatchObject({ cameInSen: 15_450, openSen: 15_450 });
  });

  test('taken by two at once comes in once', async () => {
    const { take, overview } = await desk();
    const file = statementOf(['01/09/2026', 'CASH', '48.00'], ['01/09/2026', 'CASH', '48.00']);
    await Promise.all([take(file), take(file), take(file)]);
    expect(await overview()).toMatchObject({ cameInSen: 9600, states: { unknown: { payments: 2 } } });
  });

  test('under the same key answers the same', async () => {
    const { send, preview } = await desk();
    const file = statementOf(['01/09/2026', 'CASH', '48.00']);
    const { seen } = await preview(file);
    const fields = { name: 'Bank', mapping: JSON.stringify(seen.mapping) };
    const [first, second] = [
      await send('', file, fields, 'a-key-that-is-long-enough'),
      await send('', file, fields, 'a-key-that-is-long-enough'),
    ];
    expect(second).toEqual(first);
    expect(first.json).toMatchObject({ newPayments: 1 });
  });

  test('of a bank with a status of its own is read by what somebody said it means, also next time', async () => {
    const { send, preview } = await desk();
    const file = 'Date,Description,Credit,Status\n03/04/2026,CASH,48.00,ACSP\n03/04/2026,CASH,5.00,RJCT';
    const { seen } = await preview(file);
    expect(seen).toMatchObject({ incoming: 0, unknownStatuses: ['ACSP', 'RJCT'] });
    const mapping = JSON.stringify({ ...seen.mapping, arrivedWords: ['ACSP'] });
    expect((await send('', file, { name: 'Bank', mapping })).json).toMatchObject({ newSen: 4800 });
    const later = 'Date,Description,Credit,Status\n05/04/2026,CASH,7.00,ACSP';
    expect((await preview(later)).seen).toMatchObject({ knownAs: 'Bank', incomingSen: 700 });
  });

  test('is read again the way somebody mended it, known by its headings', async () => {
    const { send, preview } = await desk();
    const file = statementOf(['03/04/2026', 'CASH', '48.00']);
    const { seen } = await preview(file);
    const mapping = JSON.stringify({ ...seen.mapping, dateOrder: 'mdy' });
    expect((await preview(file, { mapping })).seen).toMatchObject({ fromDate: '2026-03-04' });
    await send('', file, { name: 'American bank', mapping });
    expect((await preview(statementOf(['05/06/2026', 'CASH', '1.00']))).seen).toMatchObject({
      knownAs: 'American bank',
      fromDate: '2026-05-06',
      remembered: [{ name: 'American bank', mapping: { dateOrder: 'mdy' } }],
    });
  });

  test('that is none is refused in words, and nothing of it is kept', async () => {
    const { preview, send, overview } = await desk();
    const twentyMegabytes = new Uint8Array(20 * 1024 * 1024 + 1).fill(0x31);
    const mapping = JSON.stringify(
      (await preview(statementOf(['01/09/2026', 'CASH', '48.00']))).seen.mapping,
    );
    const refusals = [
      [null, 422, { code: 'statement.no_file' }],
      ['', 422, { code: 'statement.unreadable', details: { problem: 'empty' } }],
      ['Dear customer', 422, { code: 'statement.unreadable', details: { problem: 'no_dates' } }],
      [twentyMegabytes, 413, { code: 'statement.file_too_large' }],
    ] as const;
    for (const [file, status, json] of refusals) {
      expect(await preview(file)).toMatchObject({ status, json });
      if (file === 'Dear customer') continue;
      expect(await send('', file, { name: 'Bank', mapping })).toMatchObject({ status, json });
    }
    for (const wrong of ['{', '[]', '{"headingRow":0}']) {
      expect(await preview('x', { mapping: wrong })).toMatchObject({ status: 400 });
    }
    expect(await overview()).toMatchObject({ cameInSen: 0, statements: [] });
  });

  test('leaves a line in the log that names nobody', async () => {
    const { take } = await desk();
    await take(statementOf(['01/09/2026', 'TAN MEI LING', '48.00']));
    const line = await db
      .selectFrom('audit_log')
      .select(['action', 'details'])
      .where('action', '=', 'statement.imported')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(line.details).toEqual({ name: 'Bank Purnama', payments: 1, newPayments: 1, totalSen: 4800 });
  });
});

describe('the same rows', () => {
  const file = statementOf(['03/04/2026', 'HALF CHM000001', '24.00'], ['05/04/2026', 'LIM', '5.00']);
  const takeAs = async (change: object, name = 'Bank') => {
    const { send, preview } = await desk();
    const { seen } = await preview(file);
    return send('', file, { name, mapping: JSON.stringify({ ...seen.mapping, ...change }) });
  };

  test('come in once, whichever column somebody chooses as the words', async () => {
    const { overview } = await desk();
    await takeAs({});
    for (const change of [{ textColumns: [] }, { textColumns: [0] }, { payerColumn: 1, textColumns: [2] }]) {
      expect(await takeAs(change, JSON.stringify(change))).toMatchObject({ json: { newPayments: 0 } });
    }
    expect(await overview()).toMatchObject({ cameInSen: 2900 });
  });

  test('read with another day or amount are refused: one of both readings is wrong', async () => {
    const { overview, preview } = await desk();
    await takeAs({});
    const before = await overview();
    expect(await takeAs({ dateOrder: 'mdy' })).toMatchObject({
      status: 409,
      json: { code: 'statement.read_otherwise', details: { payments: 2 } },
    });
    const { mapping } = (await preview(file)).seen;
    const other = JSON.stringify({ ...mapping, dateOrder: 'mdy' });
    expect((await preview(file, { mapping: other })).seen).toMatchObject({
      alreadyKnown: 2,
      readOtherwise: 2,
    });
    expect(await overview()).toEqual(before);
  });

  test('with a balance or without: no equal payment is lost over three statements', async () => {
    const { take, overview } = await desk();
    const plain = (...rows: string[]) => ['Date,Description,Credit', ...rows].join('\n');
    await take(plain('01/09/2026,CASH,48.00'), 'Plain');
    await take(statementOf(['01/09/2026', 'CASH', '48.00', '148.00']));
    await take(statementOf(['01/09/2026', 'CASH', '48.00', '196.00']));
    expect(await overview()).toMatchObject({ cameInSen: 9600 });
  });

  test('come in once from another export of the account, with other words beside the same balance', async () => {
    const { take, overview } = await desk();
    await take(
      statementOf(
        ['01/09/2026', 'TAN MEI LING', '48.00', '148.00'],
        ['01/09/2026', 'LIM', '48.00', '196.00'],
      ),
    );
    const other = [
      'Date,Description,Reference,Credit,Balance',
      '01/09/2026,TAN MEI,70012345,48.00,148.00',
      '01/09/2026,LIM,70012346,48.00,196.00',
      '01/09/2026,LIM,70012347,48.00,244.00',
    ].join('\n');
    expect(await take(other, 'Wide')).toMatchObject({ payments: 3, newPayments: 1 });
    expect(await overview()).toMatchObject({ cameInSen: 14_400 });
  });

  test('at another time of day are other payments, in files that have no balance', async () => {
    const { take, overview } = await desk();
    const at = (...times: string[]) =>
      ['Date,Description,Credit', ...times.map((time) => `01/09/2026 ${time},CASH,48.00`)].join('\n');
    await take(at('10:01'), 'Morning');
    expect(await take(at('15:00'), 'Afternoon')).toMatchObject({ newPayments: 1 });
    expect(await take(at('10:01', '15:00', '15:01'), 'Day')).toMatchObject({ newPayments: 1 });
    expect(await overview()).toMatchObject({ cameInSen: 14_400 });
  });

  test('in the same second are one payment, and in another of its minute another', async () => {
    const { take, overview } = await desk();
    const at = (...times: string[]) =>
      ['Date,Description,Credit', ...times.map((time) => `01/09/2026 ${time},CASH,48.00`)].join('\n');
    await take(at('10:01:05'), 'One');
    expect(await take(at('10:01:45'), 'Other')).toMatchObject({ newPayments: 1 });
    expect(await take(at('10:01', '10:01'), 'Both')).toMatchObject({ newPayments: 0 });
    expect(await take(at('10:01:05', '10:01:45'), 'Both again')).toMatchObject({ newPayments: 0 });
    expect(await overview()).toMatchObject({ cameInSen: 9600 });
  });

  test('are two by the orders they name, beside the same balance; a number of the bank is no order', async () => {
    const { anOrder, take, overview } = await openDesk(database);
    const [tan, lim] = [await anOrder(), await anOrder()];
    const swept = (text: string) => statementOf(['01/09/2026', text, '50.00', '50.00']);
    await take(swept(`From Tan ${tan.orderNumber}`), 'Wallet 1');
    const second = swept(`From Lim ${lim.orderNumber}`);
    expect(await take(second, 'Wallet 2')).toMatchObject({ newPayments: 1 });
    expect(await take(second, 'Wallet 2')).toMatchObject({ newPayments: 0 });
    expect(await take(swept(`FT700123 ${lim.orderNumber}`), 'Other')).toMatchObject({ newPayments: 0 });
    expect(await take(swept('FT700124'), 'Without')).toMatchObject({ newPayments: 0 });
    expect(await overview()).toMatchObject({ cameInSen: 10_000 });
  });
});
