import type { StatementPreview } from '@mooncake/domain/statements/statements.contract';
import type { StatementMapping } from '@mooncake/domain/statements/table/statement-mapping';
import { classNames } from '../../../ui/class-names.ts';
import { columnLetter } from './column-name.ts';
import { usePreviewTexts } from './preview.texts.ts';

type FileRowsProps = { preview: StatementPreview; mapping: StatementMapping };

/** A box that scrolls is moved by keys, too. */
const reachable = { tabIndex: 0 } as const;

/** The file as it is, with the row of headings marked, so that letters and numbers of the choices can be found. */
export function FileRows({ preview: { rows, columns }, mapping: { headingRow } }: FileRowsProps) {
  const text = usePreviewTexts();
  const letters = Array.from({ length: columns }, (_, at) => columnLetter(at));
  const top = Math.max(0, headingRow - 2);
  const shown = rows.map((row, at) => ({ row, at })).slice(top);
  return (
    <section
      aria-label={text.table}
      {...reachable}
      className="file-rows overflow-x-auto rounded-xl border border-line"
    >
      <table className="w-full text-left text-sm">
        <caption className="sr-only">{text.table}</caption>
        <thead className="bg-flour">
          <tr>
            <td className="px-2.5 py-1.5" />
            {letters.map((letter) => (
              <th key={letter} scope="col" className="px-2.5 py-1.5 font-semibold">
                {letter}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ at: rowAt, row }) => (
            <tr
              key={rowAt}
              className={classNames(
                'border-line border-t',
                rowAt === headingRow && 'bg-amber-wash font-semibold',
                rowAt < headingRow && 'text-muted',
              )}
            >
              <th scope="row" className="px-2.5 py-1.5 text-right font-normal text-muted tabular-nums">
                {rowAt + 1}
              </th>
              {letters.map((letter, at) => (
                <td key={letter} className="truncate px-2.5 py-1.5">
                  {row[at] ?? ''}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
