import { type ReactNode, useId, useState } from 'react';
import { TabList, tabId } from '../../../ui/tab-list.tsx';
import { usePaymentTexts } from './payment.texts.ts';

const tabs = ['bank', 'duitNow'] as const;
type Tab = (typeof tabs)[number];

/** The two ways to pay. */
export function PaymentTabs({ panels }: { panels: Readonly<Record<Tab, ReactNode>> }) {
  const text = usePaymentTexts();
  const panelId = useId();
  const [shown, setShown] = useState<Tab>('bank');

  return (
    <>
      <TabList
        label={text.howToPay}
        tabs={tabs.map((name) => ({ name, label: text.tabs[name] }))}
        chosen={shown}
        onChoose={setShown}
        panelId={panelId}
        look="pills"
      />
      <div id={panelId} role="tabpanel" aria-labelledby={tabId(panelId, shown)}>
        {/* Both are drawn at once, so that the code is there even if the connection is not. */}
        {tabs.map((tab) => (
          <div key={tab} hidden={tab !== shown}>
            {panels[tab]}
          </div>
        ))}
      </div>
    </>
  );
}
