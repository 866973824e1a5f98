import { setImmediate } from 'node:timers/promises';
import type {
  StatementImportRequest,
  StatementImportResponse,
} from '@mooncake/domain/statements/statements.contract';
import { newLinesOf } from '@mooncake/domain/statements/table/line-identity';
import { readStatement } from '@mooncake/domain/statements/table/statement-lines';
import { headingsOf } from '@mooncake/domain/statements/table/statement-mapping';
import { type ChangeDeps, change } from '../audit/change.ts';
import type { Actor } from '../audit/record-audit.ts';
import type { Trx } from '../database/connect.ts';
import type { Upload } from '../http/body/upload.ts';
import { findKnown, readUpload, withKeys } from './preview-statement.ts';

/** Far below the number of values a statement may carry. */
const atOnce = 1_000;

type Import = { upload: Upload | null; request: StatementImportRequest; actor: Actor };

/** Takes every payment of a statement that no other brought before, and remembers how its table is read. */
export async function importStatement(
  deps: ChangeDeps,
  { upload, request: { name, mapping }, actor }: Import,
): Promise<StatementImportResponse> {
  const { rows } = await readUpload(upload);
  const { lines, fromDate, toDate } = readStatement(rows, mapping);
  // Others go first between one long sum and the next.
  await setImmediate();
  const keyed = withKeys(lines);
  const asked = { actor, action: 'statement.imported', topics: ['orders'], lock: 'statements' } as const;
  return change(deps, asked, async (trx, now) => {
    const fresh = newLinesOf(keyed, await findKnown(trx, keyed));
    await remember(trx, { name, mapping, rows, now });
    const newSen = fresh.reduce((sum, { amountSen }) => sum + amountSen, 0);
    const told = { name, from_date: fromDate, to_date: toDate, payments: lines.length };
    const earlier = fresh.length === 0 ? await findSame(trx, told) : undefined;
    // The same statement once more changes nothing at all.
    if (earlier)
      return { result: { statementId: earlier.id, ...nothingNew, payments: lines.length }, audit: [] };

    const { id } = await trx
      .insertInto('statements')
      .values({ ...told, new_payments: fresh.length, imported_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    await insertPayments(trx, id, fresh);
    return {
      result: { statementId: id, payments: lines.length, newPayments: fresh.length, newSen },
      audit: {
        subject: ['statement', id],
        details: { name, payments: lines.length, newPayments: fresh.length, totalSen: newSen },
      },
    };
  });
}

type Remembered = StatementImportRequest & { rows: readonly (readonly string[])[]; now: Date };

/** The way a table was read last is the way it is read next time. */
async function remember(trx: Trx, { name, mapping, rows, now }: Remembered): Promise<void> {
  const remembered = {
    headings: JSON.stringify(headingsOf(rows, mapping)),
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

type Told = { name: string; from_date: string | null; to_date: string | null; payments: number };

function findSame(trx: Trx, { name, from_date, to_date, payments }: Told) {
  return trx
    .selectFrom('statements')
    .select('id')
    .where('name', '=', name)
    .where('from_date', 'is not distinct from', from_date)
    .where('to_date', 'is not distinct from', to_date)
    .where('payments', '=', payments)
    .orderBy('imported_at')
    .executeTakeFirst();
}

async function insertPayments(
  trx: Trx,
  statementId: string,
  lines: ReturnType<typeof withKeys>,
): Promise<void> {
  for (let start = 0; start < lines.length; start += atOnce) {
    const rows = lines.slice(start, start + atOnce).map((line) => ({
      statement_id: statementId,
      fingerprint: line.key,
      paid_on: line.paidOn,
      amount_sen: line.amountSen,
      balance_sen: line.balanceSen,
      words: line.text,
      payer: line.payer,
    }));
    await trx.insertInto('bank_payments').values(rows).execute();
  }
}
