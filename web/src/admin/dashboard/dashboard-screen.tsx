import { mayDo } from '@mooncake/domain/staff/role';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { settingsQuery } from '../../shared/catalogue/queries.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Loading } from '../../ui/loading.tsx';
import { TabList, tabId } from '../../ui/tab-list.tsx';
import { useAdminTexts } from '../admin.texts.ts';
import { AdminsOnly } from '../connection/session/admins-only.tsx';
import { useStaff } from '../connection/session/use-staff.ts';
import { useCommonTexts } from '../lib/common.texts.ts';
import { useStoredChoice } from '../lib/stored-choice.ts';
import { useIsWide } from '../lib/use-is-wide.ts';
import { useTitle } from '../lib/use-title.ts';
import { SetupChecklist } from '../setup/setup-checklist.tsx';
import { type TabName, tabActions, tabSchema, tabsOf } from './tab-names.ts';
import { tabs } from './tabs.ts';
import { useTab } from './use-tab.ts';

const panelId = 'dashboard-panel';

export function DashboardScreen() {
  const { dashboard: text, shell } = useAdminTexts();
  const { loading } = useCommonTexts();
  const staff = useStaff();
  const { data: settings } = useQuery(settingsQuery);
  const [tab, choose] = useTab();
  const [, remember] = useStoredChoice<TabName>('tab', tabSchema, 'orders');
  const Tab = tabs[tab];
  const isWide = useIsWide();
  const sample = settings?.isSample && <p className="text-muted text-sm leading-snug">{text.sample}</p>;
  useTitle(text.tabs[tab]);
  // A tab opened by its address is the one to come back to.
  useEffect(() => remember(tab), [tab, remember]);

  return (
    <>
      <div className="-mt-3 flex items-center justify-between gap-4 md:-mt-4">
        <div className="flex min-w-0 items-baseline gap-x-3 max-sm:flex-1 max-sm:justify-between md:gap-x-4">
          <h1 className="whitespace-nowrap text-lg sm:text-xl md:text-2xl">{text.title}</h1>
          <p className="min-w-0 truncate text-muted max-sm:text-sm">{text.welcome(staff.name)}</p>
          {isWide && sample}
        </div>
        {/* A phone finds it in the menu. */}
        <ButtonLink to="/admin/statistics" look="outline" size="compact" className="max-sm:hidden">
          {shell.statistics}
        </ButtonLink>
      </div>
      {!isWide && sample}
      {/* Anew with every tab, because each may have done a step. */}
      {mayDo(staff.role, 'edit_settings') && <SetupChecklist key={tab} />}
      <TabList
        label={text.sections}
        tabs={tabsOf(staff).map((tabName) => ({ name: tabName, label: text.tabs[tabName] }))}
        chosen={tab}
        onChoose={choose}
        panelId={panelId}
        className="mt-1 hidden lg:flex"
      />
      <div id={panelId} role="tabpanel" aria-labelledby={tabId(panelId, tab)} className="pt-2 sm:pt-4">
        <Suspense
          fallback={
            <div className="grid min-h-[40vh] place-items-center">
              <Loading label={loading} />
            </div>
          }
        >
          <AdminsOnly action={tabActions[tab]}>
            <Tab />
          </AdminsOnly>
        </Suspense>
      </div>
    </>
  );
}
