import { setImmediate } from 'node:timers/promises';
import { refuse } from '@mooncake/domain/refusal';
import { type StatementPreview, statementMaxBytes } from '@mooncake/domain/statements/statements.contract';
import { chooseMapping } from '@mooncake/domain/statements/table/choose-mapping';
import { readStatement } from '@mooncake/domain/statements/table/statement-lines';
import type {
  RememberedMapping,
  StatementMapping,
} from '@mooncake/domain/statements/table/statement-mapping';
import type { Db } from '../database/connect.ts';
import type { Upload } from '../http/body/upload.ts';
import { readStatementFile, type StatementTable } from './files/read-statement-file.ts';
import { widthOf, withKeys, withPayments } from './known-lines.ts';

const shownRows = 12;
const shownPayments = 5;
const shownUnreadable = 10;

export const statementTooLarge = () => refuse('statement.file_too_large', { limitBytes: statementMaxBytes });

export async function readUpload(upload: Upload | null): Promise<StatementTable> {
  if (!upload) throw refuse('statement.no_file');
  if (upload.size > statementMaxBytes) throw statementTooLarge();
  return readStatementFile(upload.read);
}

/** What the shop would read in a file, for somebody to confirm; nothing of it is kept. */
export async function previewStatement(
  db: Db,
  upload: Upload | null,
  given: StatementMapping | undefined,
): Promise<StatementPreview> {
  const { rows, ...file } = await readUpload(upload);
  const remembered = await findMappings(db);
  const chosen = chooseMapping(rows, remembered);
  const mapping = given ?? chosen.mapping;
  if (typeof mapping === 'string') throw refuse('statement.unreadable', { problem: mapping });

  const { lines, unreadable, contradicted, ...read } = readStatement(rows, mapping);
  // Others go first between one long sum and the next.
  await setImmediate();
  const columns = widthOf(rows);
  const seen = await withPayments(db, withKeys(lines, rows, mapping));
  return {
    ...file,
    ...read,
    rows: rows.slice(0, Math.max(0, mapping.headingRow) + shownRows),
    columns,
    mapping,
    knownAs: chosen.knownAs,
    contradicts: given ? null : chosen.contradicts,
    remembered,
    payments: lines
      .slice(0, shownPayments)
      .map(({ paidOn, amountSen, text, payer }) => ({ paidOn, amountSen, text, payer })),
    incoming: lines.length,
    incomingSen: lines.reduce((sum, { amountSen }) => sum + amountSen, 0),
    alreadyKnown: seen.filter(({ paymentId }) => paymentId !== null).length,
    readOtherwise: seen.filter(({ isReadOtherwise }) => isReadOtherwise).length,
    unreadable: unreadable.slice(0, shownUnreadable),
    unreadableCount: unreadable.length,
    contradicted: contradicted.slice(0, shownUnreadable),
    contradictedCount: contradicted.length,
  };
}

const shownMappings = 50;

/** How tables were read before, the last used first. */
function findMappings(db: Db): Promise<RememberedMapping[]> {
  return db
    .selectFrom('statement_mappings')
    .select(['name', 'headings', 'mapping'])
    .orderBy('used_at', 'desc')
    .limit(shownMappings)
    .execute();
}
