import { unsureDaysOf } from '@mooncake/domain/statements/matching/unsure-days';
import type { StatementProblem } from '@mooncake/domain/statements/statements.contract';
import { chooseMapping } from '@mooncake/domain/statements/table/choose-mapping';
import { headingsOf } from '@mooncake/domain/statements/table/recall-mapping';
import { type ReadStatement, readStatement } from '@mooncake/domain/statements/table/statement-lines';
import type {
  RememberedMapping,
  StatementMapping,
} from '@mooncake/domain/statements/table/statement-mapping';
import { readStatementFile, type StatementTable } from './files/read-statement-file.ts';
import { type KeyedLine, widthOf, withKeys } from './known-lines.ts';

/** How to read a file: as somebody says, or as tables with its headings were read before. */
export type HowToRead = { given?: StatementMapping | undefined; remembered: readonly RememberedMapping[] };

/** All that the shop takes from a file; the rest of its rows is not carried further. */
export type StatementReading = {
  file: Omit<StatementTable, 'rows'>;
  /** The first rows as they are in the file. */
  rows: string[][];
  columns: number;
  headings: string[];
  mapping: StatementMapping;
  chosen: Pick<ReturnType<typeof chooseMapping>, 'knownAs' | 'contradicts'>;
  read: Omit<ReadStatement, 'lines'>;
  unsureDays: string[];
  lines: KeyedLine[];
};

const shownRows = 12;

/** Reads a file from its bytes to the keys of its lines, or says why it is no statement. */
export async function readWhole(
  bytes: Uint8Array,
  { given, remembered }: HowToRead,
): Promise<StatementReading | StatementProblem> {
  const { rows, ...file } = await readStatementFile(async () => bytes);
  const { mapping: own, ...chosen } = chooseMapping(rows, remembered);
  const mapping = given ?? own;
  if (typeof mapping === 'string') return mapping;
  const { lines, ...read } = readStatement(rows, mapping);
  return {
    ...{ file, mapping, chosen, read },
    rows: rows.slice(0, Math.max(0, mapping.headingRow) + shownRows),
    columns: widthOf(rows),
    headings: headingsOf(rows, mapping),
    unsureDays: unsureDaysOf(rows, mapping, { lines, ...read }),
    lines: withKeys(lines, rows, mapping),
  };
}
