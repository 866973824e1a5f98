import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useAdminStatisticsTexts } from './statistics.texts.ts';

type ChartRow = { key: string; cells: readonly ReactNode[] };

type ChartCardProps = {
  title: string;
  /** The whole in one line; it is also what the picture is called. */
  summary: string;
  columns: readonly string[];
  rows: readonly ChartRow[];
  /** What to say when there is nothing to draw. */
  emptyWords: string;
  isEmpty: boolean;
  children: ReactNode;
};

/** A chart with its caption, and the same numbers as a table: to be read aloud always, to be seen on demand. */
export function ChartCard({ title, summary, columns, rows, emptyWords, isEmpty, children }: ChartCardProps) {
  const text = useAdminStatisticsTexts();
  const [isTable, setIsTable] = useState(false);
  const headingId = useId();

  return (
    <Card as="section" aria-labelledby={headingId} className="break-inside-avoid p-4.5 md:p-6">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h2 id={headingId} className="text-xl">
          {title}
        </h2>
        {!isEmpty && (
          <Button
            look="outline"
            size="small"
            aria-pressed={isTable}
            aria-label={`${text.showTable}: ${title}`}
            className="print:hidden"
            onClick={() => setIsTable(!isTable)}
          >
            {isTable ? text.showChart : text.showTable}
          </Button>
        )}
      </div>
      {isEmpty ? (
        <p className="mt-4 text-muted">{emptyWords}</p>
      ) : (
        <figure className="mt-3">
          {!isTable && (
            <div role="img" aria-label={`${title}: ${summary}`}>
              {children}
            </div>
          )}
          {/* The scrolling box can be reached by key, so that its far end can be read. */}
          <div
            {...(isTable && { tabIndex: 0, role: 'region', 'aria-label': text.asTable(title) })}
            className={classNames(isTable ? 'max-h-96 overflow-auto print:max-h-none' : 'sr-only')}
          >
            <table className="w-full text-left tabular-nums">
              <caption className="sr-only">{title}</caption>
              <thead>
                <tr>
                  {columns.map((column, at) => (
                    <th key={column} scope="col" className={cellClass(at)}>
                      {column}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map(({ key, cells }) => (
                  <tr key={key} className="border-line border-t">
                    {columns.map((column, at) => (
                      <td key={column} className={cellClass(at)}>
                        {cells[at]}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <figcaption className="mt-3 text-sm text-muted">{summary}</figcaption>
        </figure>
      )}
    </Card>
  );
}

const cellClass = (at: number) => classNames('py-1.5', at === 0 ? 'pr-3' : 'px-3 text-right');
