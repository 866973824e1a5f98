import { refuse } from '@mooncake/domain/refusal';
import { type StatementPreview, statementMaxBytes } from '@mooncake/domain/statements/statements.contract';
import type {
  RememberedMapping,
  StatementMapping,
} from '@mooncake/domain/statements/table/statement-mapping';
import type { Db } from '../database/connect.ts';
import type { Upload } from '../http/body/upload.ts';
import { withPayments } from './known-lines.ts';
import type { HowToRead, StatementReading } from './read-whole.ts';
import { readStatementBytes } from './statement-reader.ts';

const shownPayments = 5;
const shownUnreadable = 10;

export const statementTooLarge = () => refuse('statement.file_too_large', { limitBytes: statementMaxBytes });

export async function readUpload(upload: Upload | null, how: HowToRead): Promise<StatementReading> {
  if (!upload) throw refuse('statement.no_file');
  if (upload.size > statementMaxBytes) throw statementTooLarge();
  return readStatementBytes(upload.read, how);
}

/** What the shop would read in a file, for somebody to confirm; nothing of it is kept. */
export async function previewStatement(
  db: Db,
  upload: Upload | null,
  given: StatementMapping | undefined,
): Promise<StatementPreview> {
  const remembered = await findMappings(db);
  const reading = await readUpload(upload, { given, remembered });
  const { file, rows, columns, mapping, chosen, lines } = reading;
  const { unreadable, contradicted, ...read } = reading.read;
  const seen = await withPayments(db, lines);
  return {
    ...file,
    ...read,
    rows,
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
