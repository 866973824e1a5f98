import type { AuditEntry } from '@mooncake/domain/staff/audit.contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage } from '../../../i18n/language-context.ts';
import { formatMoment } from '../../../lib/format-moment.ts';
import { useOrderTexts } from '../../../shared/orders/order.texts.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { useCommonTexts } from '../../lib/common.texts.ts';
import { historyQuery } from './details-query.ts';
import { DetailsSection } from './details-section.tsx';
import { isLook, reasonOf, statusChange } from './history-words.ts';
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
        <LoadFailed
          message={text.historyFailed}
          retryLabel={tryAgain}
          onRetry={() => void history.refetch()}
        />
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

function HistoryEntry({ entry }: { entry: AuditEntry }) {
  const { language } = useLanguage();
  const text = useOrderDetailsTexts();
  const change = statusChange(entry, useOrderTexts());
  const reason = reasonOf(entry);

  return (
    <li className="border-line border-l-3 pl-3.5 leading-snug">
      <p>
        <strong className="font-semibold">{entry.actorName}</strong>{' '}
        {text.actions[entry.action] ?? entry.action}
      </p>
      {change && <p className="text-sm">{text.fromTo(change.before, change.after)}</p>}
      {reason && <p className="text-sm [overflow-wrap:anywhere]">{text.reason(reason)}</p>}
      <p className="text-sm text-muted">
        <time dateTime={entry.at}>{formatMoment(entry.at, language)}</time>
      </p>
    </li>
  );
}
