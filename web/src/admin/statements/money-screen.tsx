import { patienceDays, usualPatience } from '@mooncake/domain/statements/matching/missing-money';
import { type PaymentState, paymentStates } from '@mooncake/domain/statements/statements.contract';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import * as z from 'zod/mini';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Loading } from '../../ui/loading.tsx';
import { TabList, tabId } from '../../ui/tab-list.tsx';
import { DownloadButton } from '../exports/download-button.tsx';
import { useDownload } from '../exports/use-download.ts';
import { useCommonTexts } from '../lib/common.texts.ts';
import { useStoredChoice } from '../lib/stored-choice.ts';
import { useLoadFailure } from '../lib/use-load-failure.ts';
import { useTitle } from '../lib/use-title.ts';
import { useMoneyTexts } from './money.texts.ts';
import { overviewQuery } from './money-api.ts';
import { MoneyTotals } from './money-totals.tsx';
import { MissingList } from './payments/missing-list.tsx';
import { PaymentList } from './payments/payment-list.tsx';
import { StatementDrop } from './preview/statement-drop.tsx';
import { StatementList } from './statement-list.tsx';
import './statements.css';

type Group = PaymentState | 'never';
/** What somebody has to do something about comes first; what is done, last. A forged receipt comes before all of it. */
const groups: readonly Group[] = [...paymentStates.slice(0, 5), 'never', ...paymentStates.slice(5)];
const daysSchema = z.enum(patienceDays.map(String) as [string, ...string[]]);

/** What came into the bank account, held against the orders. */
export function MoneyScreen() {
  const text = useMoneyTexts();
  useTitle(text.title);
  const { tryAgain } = useCommonTexts();
  const downloads = useDownload();
  const panelId = useId();
  const [group, setGroup] = useState<Group>('exact');
  const [storedDays, setDays] = useStoredChoice('money-days', daysSchema, String(usualPatience));
  const days = Number(storedDays);
  const asked = useQuery(overviewQuery(days));
  useLoadFailure(asked, text.loadFailed);
  const overview = asked.data;
  const countOf = (name: Group) =>
    name === 'never' ? (overview?.missing.orders ?? 0) : (overview?.states[name].payments ?? 0);
  const shownGroups: readonly Group[] =
    countOf('never') > 0 ? ['never', ...groups.filter((name) => name !== 'never')] : groups;
  const isEmpty = overview !== undefined && overview.statements.length === 0;

  return (
    <div className="mx-auto grid max-w-6xl gap-5">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h1 className="text-3xl">{text.title}</h1>
          <p className="mt-1 text-muted">{text.lead}</p>
        </div>
        {overview && !isEmpty && (
          <DownloadButton
            address="/api/admin/money/payments.xlsx"
            label="Excel"
            name={text.exportName}
            downloads={downloads}
          />
        )}
      </div>
      {overview && <MoneyTotals overview={overview} />}
      <StatementDrop isFirst={isEmpty} onTaken={() => setGroup('exact')} />
      {asked.isError && (
        <LoadFailed message={text.loadFailed} retryLabel={tryAgain} onRetry={() => asked.refetch()} />
      )}
      {!overview && asked.isPending && <Loading label={text.loading} />}
      {isEmpty && <EmptyState title={text.empty}>{text.emptyHint}</EmptyState>}
      {overview && !isEmpty && (
        <>
          <TabList
            label={text.groups}
            className="lg:flex-wrap"
            tabs={shownGroups.map((name) => ({
              name,
              label:
                name === 'never'
                  ? `${text.never} (${text.neverCount(countOf(name), overview.perhapsPaid.orders)})`
                  : `${text.states[name]} (${countOf(name)})`,
              isAlarming: name === 'never' && countOf(name) > 0,
            }))}
            chosen={group}
            onChoose={setGroup}
            panelId={panelId}
          />
          <div id={panelId} role="tabpanel" aria-labelledby={tabId(panelId, group)}>
            {group === 'never' ? (
              <MissingList days={days} onDays={(chosen) => setDays(String(chosen))} />
            ) : (
              <PaymentList key={group} state={group} />
            )}
          </div>
          <StatementList statements={overview.statements} />
        </>
      )}
    </div>
  );
}
