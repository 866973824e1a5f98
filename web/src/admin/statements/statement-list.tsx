import type { ImportedStatement } from '@mooncake/domain/statements/statements.contract';
import { useState } from 'react';
import { useLanguage } from '../../i18n/language-context.ts';
import { formatDate } from '../../lib/format-date.ts';
import { formatMoment } from '../../lib/format-moment.ts';
import { Button } from '../../ui/button.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { DeleteDialog } from '../lib/delete-dialog.tsx';
import { useMoneyTexts } from './money.texts.ts';
import { takeStatementBack } from './money-api.ts';
import { usePreviewTexts } from './preview/preview.texts.ts';

/** Which statements were taken, and which days they speak of: a gap can be seen. */
export function StatementList({ statements }: { statements: readonly ImportedStatement[] }) {
  const text = useMoneyTexts();
  const { between } = usePreviewTexts();
  const { language } = useLanguage();
  const [taken, setTaken] = useState<Pick<ImportedStatement, 'id' | 'name'> | null>(null);
  const dayOf = (date: string) => formatDate(date, language, 'weekdayYear');
  return (
    <SectionCard title={text.statements}>
      <ul className="grid gap-2.5">
        {statements.map(({ id, name, fromDate, toDate, payments, newPayments, importedAt }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-4 [overflow-wrap:anywhere]"
          >
            <span>
              <strong className="font-semibold">{name}</strong>
              {fromDate && toDate && ` · ${between(dayOf(fromDate), dayOf(toDate))}`}
              {` · ${text.statementLine(payments, newPayments)}`}
            </span>
            <span className="flex flex-wrap items-center gap-x-3">
              <span className="text-muted">{formatMoment(importedAt, language)}</span>
              <Button
                look="quiet"
                size="small"
                aria-label={text.takeBack.name(name)}
                onClick={() => setTaken({ id, name })}
              >
                {text.takeBack.button}
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {taken && (
        <DeleteDialog
          title={text.takeBack.title(taken.name)}
          message={text.takeBack.message}
          confirmLabel={text.takeBack.button}
          remove={() => takeStatementBack(taken.id)}
          done={{ title: text.takeBack.done, message: taken.name }}
          failed={text.takeBack.failed}
          topics={['orders']}
          onClose={() => setTaken(null)}
        />
      )}
    </SectionCard>
  );
}
