import type { AuditEntry } from '@mooncake/domain/staff/audit.contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage } from '../../../i18n/language-context.ts';
import { formatMoment } from '../../../lib/format-moment.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { StoryLines } from '../../audit/words/story-lines.tsx';
import { tellEntry } from '../../audit/words/tell-entry.ts';
import { useCommonTexts } from '../../lib/common.texts.ts';
import { historyQuery } from './details-query.ts';
import { DetailsSection } from './details-section.tsx';
import { useOrderDetailsTexts } from './order-details.texts.ts';

/** Who did what to the order, newest first. */
export function HistorySection({ orderId }: { orderId: string }) {
  const text = useOrderDetailsTexts();
  const { tryAgain } = useCommonTexts();
  const history = useQuery(historyQuery(orderId));
  const [showsLooks, setShowsLooks] = useState(false);
  const entries = history.data?.filter((entry) => showsLooks || !isLook(entry));

  return (
    <DetailsSection
      title={text.history}
      aside={
        history.data?.some(isLook) && (
          <Checkbox
            label={<span className="text-sm text-muted">{text.showLooks}</span>}
            isChecked={showsLooks}
            onChange={setShowsLooks}
          />
        )
      }
    >
      {history.isPending && <Loading label={text.historyLoading} />}
      {history.isError && !history.data && (
        <LoadFailed message={text.historyFailed} retryLabel={tryAgain} onRetry={() => history.refetch()} />
      )}
      {entries?.length === 0 && <p className="text-muted">{text.noHistory}</p>}
      {entries && entries.length > 0 && (
        <ol className="grid gap-3">
          {entries.map((entry) => (
            <HistoryEntry key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
    </DetailsSection>
  );
}

const looks: readonly string[] = ['order.viewed', 'receipt.viewed'];

/** Whether somebody only looked; changes stand alone in the list until looks are asked for. */
const isLook = ({ action }: Pick<AuditEntry, 'action'>) => looks.includes(action);

function HistoryEntry({ entry }: { entry: AuditEntry }) {
  const { language } = useLanguage();
  const { who, did, lines } = tellEntry(entry, language);

  return (
    <li className="border-line border-l-3 pl-3.5 leading-snug">
      <p>
        <strong className="font-semibold">{who}</strong> {did}
      </p>
      <StoryLines lines={lines} />
      <p className="text-sm text-muted">
        <time dateTime={entry.at}>{formatMoment(entry.at, language)}</time>
      </p>
    </li>
  );
}
