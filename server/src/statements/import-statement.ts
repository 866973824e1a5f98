import { randomUUID } from 'node:crypto';
import { refuse } from '@mooncake/domain/refusal';
import type {
  StatementImportRequest,
  StatementImportResponse,
} from '@mooncake/domain/statements/statements.contract';
import { sql } from 'kysely';
import { type ChangeDeps, change } from '../audit/change.ts';
import type { Actor } from '../audit/record-audit.ts';
import type { Trx } from '../database/connect.ts';
import { bulkInsert } from '../database/generate/bulk-insert.ts';
import type { Upload } from '../http/body/upload.ts';
import { type KeyedLine, type SeenLine, withPayments } from './known-lines.ts';
import { readUpload } from './preview-statement.ts';

type Import = { upload: Upload | null; request: StatementImportRequest; actor: Actor };

/** Takes every payment of a statement that no other brought before, and remembers how its table is read. */
export async function importStatement(
  deps: ChangeDeps,
  { upload, request: { name, mapping }, actor }: Import,
): Promise<StatementImportResponse> {
  const { headings, lines, read, unsureDays } = await readUpload(upload, { given: mapping, remembered: [] });
  const { fromDate, toDate } = read;
  const asked = { actor, action: 'statement.imported', topics: ['orders'], lock: 'statements' } as const;
  return change(deps, asked, async (trx, now) => {
    const seen = await withPayments(trx, lines);
    const otherwise = seen.filter(({ isReadOtherwise }) => isReadOtherwise).length;
    if (otherwise > 0) throw refuse('statement.read_otherwise', { payments: otherwise });
    const fresh = seen.filter(({ paymentId }) => paymentId === null);
    await remember(trx, { name, mapping, headings, now });
    const newSen = fresh.reduce((sum, { amountSen }) => sum + amountSen, 0);
    const told = {
      ...{ name, from_date: fromDate, to_date: toDate, unsure_days: unsureDays },
      payments: lines.length,
    };
    const earlier = fresh.length === 0 ? await findSame(trx, told, lines) : undefined;
    // The same statement once more changes nothing at all.
    if (earlier)
      return { result: { statementId: earlier.id, ...nothingNew, payments: lines.length }, audit: [] };

    const { id } = await trx
      .insertInto('statements')
      .values({ ...told, new_payments: fresh.length, imported_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    await insertLines(trx, id, await insertPayments(trx, id, seen));
    return {
      result: { statementId: id, payments: lines.length, newPayments: fresh.length, newSen },
      audit: {
        subject: ['statement', id],
        details: { name, payments: lines.length, newPayments: fresh.length, totalSen: newSen },
      },
    };
  });
}

type Remembered = StatementImportRequest & { headings: readonly string[]; now: Date };

/** The way a table was read last is the way it is read next time. */
async function remember(trx: Trx, { name, mapping, headings, now }: Remembered): Promise<void> {
  const remembered = {
    headings: JSON.stringify(headings),
    mapping: JSON.stringify(mapping),
    used_at: now,
  };
  await trx
    .insertInto('statement_mappings')
    .values({ name, ...remembered })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(remembered))
    .execute();
}

const nothingNew = { newPayments: 0, newSen: 0 };

type Told = {
  name: string;
  from_date: string | null;
  to_date: string | null;
  unsure_days: string[];
};

/** Line by line: two statements of one name, with as many payments of the same days, may have nothing in common. */
function findSame(trx: Trx, { name, from_date, to_date, unsure_days }: Told, lines: readonly KeyedLine[]) {
  const rowKeys = lines.map(({ identity }) => identity.row).sort();
  return trx
    .selectFrom('statements as s')
    .select('s.id')
    .where('s.name', '=', name)
    .where('s.from_date', 'is not distinct from', from_date)
    .where('s.to_date', 'is not distinct from', to_date)
    .where(sql<boolean>`s.unsure_days = ${unsure_days}::text[]`)
    .where(
      sql<boolean>`array(select l.row_key from statement_lines l where l.statement_id = s.id
        order by l.row_key collate "C") = ${rowKeys}::text[]`,
    )
    .orderBy('s.imported_at')
    .executeTakeFirst();
}

/** New payments get their rows here; the others have theirs. */
async function insertPayments(trx: Trx, statementId: string, lines: readonly SeenLine[]): Promise<Seen[]> {
  const seen = lines.map((line) => ({ line, paymentId: line.paymentId ?? randomUUID() }));
  const fresh = seen.filter(({ line }) => line.paymentId === null);
  const rows = fresh.map(({ line, paymentId }) => ({
    id: paymentId,
    statement_id: statementId,
    paid_on: line.paidOn,
    amount_sen: line.amountSen,
    words: line.text,
    payer: line.payer,
  }));
  await bulkInsert(trx, 'bank_payments', rows);
  return seen.map(({ line, paymentId }) => ({ identity: line.identity, paymentId }));
}

type Seen = Pick<SeenLine, 'identity'> & { paymentId: string };

/** Every line, new or not: by them its payment is known in the next file. */
async function insertLines(trx: Trx, statementId: string, lines: readonly Seen[]): Promise<void> {
  const rows = lines.map(({ paymentId, identity }) => ({
    statement_id: statementId,
    payment_id: paymentId,
    row_key: identity.row,
    words_key: identity.words,
    told_key: identity.told,
    time_key: identity.time,
    seconds_key: identity.seconds,
    numbers_key: identity.numbers,
    orders_keys: identity.orders,
    columns: identity.columns,
    balance_sen: identity.balanceSen,
  }));
  await bulkInsert(trx, 'statement_lines', rows);
}
