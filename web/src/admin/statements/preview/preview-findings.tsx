import { formatRinggit } from '@mooncake/domain/money';
import type { StatementPreview } from '@mooncake/domain/statements/statements.contract';
import { useLanguage } from '../../../i18n/language-context.ts';
import { formatDate } from '../../../lib/format-date.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { usePreviewTexts } from './preview.texts.ts';

type PreviewFindingsProps = {
  preview: StatementPreview;
  isBusy: boolean;
  /** Whether somebody said that what nothing tells the way of came in. */
  isSure: boolean;
  onSure: (isSure: boolean) => void;
};

/** What would be taken: how many, how much, of which days, and what would not. */
export function PreviewFindings({ preview, isBusy, isSure, onSure }: PreviewFindingsProps) {
  const text = usePreviewTexts();
  const { language } = useLanguage();
  const dayOf = (date: string) => formatDate(date, language, 'weekdayYear');
  const {
    fromDate,
    toDate,
    incoming,
    incomingSen,
    alreadyKnown,
    outgoing,
    outgoingSen,
    skipped,
    payments,
    sheets,
  } = preview;
  const facts = [
    fromDate && toDate ? text.between(dayOf(fromDate), dayOf(toDate)) : null,
    alreadyKnown > 0 ? text.known(alreadyKnown) : null,
    outgoing > 0 ? text.outgoing(outgoing, formatRinggit(outgoingSen)) : null,
    skipped > 0 ? text.skipped(skipped) : null,
    preview.format === 'csv'
      ? text.csv(preview.encoding ?? '', text.delimiters[preview.delimiter ?? ','] ?? '')
      : text.xlsx(sheets?.read.length ?? 1),
    preview.knownAs === null ? null : text.knownAs(preview.knownAs),
  ].filter((fact) => fact !== null);

  return (
    <div className="grid gap-3" aria-busy={isBusy}>
      <p role="status" className="font-display font-semibold text-xl tabular-nums">
        {text.found(incoming, formatRinggit(incomingSen))}
      </p>
      <p className="text-muted">{facts.join(' · ')}</p>
      {preview.contradicts !== null && (
        <Notice title={text.contradicts(preview.contradicts)}>{text.contradictsHint}</Notice>
      )}
      {sheets && sheets.notRead.length > 0 && (
        <Notice title={text.notRead(sheets.notRead.length)}>
          {text.sheets(sheets.read.map(text.quoted).join(', '), sheets.notRead.map(text.quoted).join(', '))}
        </Notice>
      )}
      {preview.assumed > 0 && (
        <Notice look="problem" title={text.assumed(preview.assumed)}>
          <p>{text.assumedHint}</p>
          <Checkbox label={text.assumedSure} isChecked={isSure} onChange={onSure} />
        </Notice>
      )}
      {preview.unreadableCount > 0 && (
        <Notice look="problem" title={text.unreadable(preview.unreadableCount)}>
          {text.rows(rowsOf(preview.unreadable, preview.unreadableCount))}
        </Notice>
      )}
      {preview.contradictedCount > 0 && (
        <Notice look="problem" title={text.contradicted(preview.contradictedCount)}>
          {text.contradictedRows(rowsOf(preview.contradicted, preview.contradictedCount))}
        </Notice>
      )}
      {preview.leftOut.count > 0 && (
        <Notice title={text.leftOut(preview.leftOut.count)}>
          {text.leftOutRows(rowsOf(preview.leftOut.rows, preview.leftOut.count))}
        </Notice>
      )}
      {preview.readOtherwise > 0 && (
        <Notice look="problem" title={text.readOtherwise(preview.readOtherwise)}>
          {text.readOtherwiseHint}
        </Notice>
      )}
      {incoming === 0 && <Notice title={text.nonePaid} />}
      {payments.length > 0 && (
        <section aria-label={text.first}>
          <h3 className="font-semibold">{text.first}</h3>
          <ul className="mt-1.5 grid gap-1">
            {numbered(payments).map(({ at, paidOn, amountSen, text: words, payer }) => (
              <li key={at} className="grid gap-x-4 first-payment [overflow-wrap:anywhere]">
                <span>{dayOf(paidOn)}</span>
                <strong className="font-semibold tabular-nums">{formatRinggit(amountSen)}</strong>
                <span className="text-muted">{[payer, words].filter((part) => part !== '').join(' · ')}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** The first of them, and that there are more. */
const rowsOf = (shown: readonly number[], count: number) =>
  `${shown.join(', ')}${count > shown.length ? ', …' : ''}`;

/** Two payments may be the same in all that is shown: their place tells them apart. */
const numbered = <Item extends object>(items: readonly Item[]) => items.map((item, at) => ({ ...item, at }));
