import { useState } from 'react';
import { TabList, tabId } from '../../ui/tab-list.tsx';
import { LiveIndicator } from '../connection/live-indicator.tsx';
import { ProductLimits } from './limits/product-limits.tsx';
import { DeliveryMethods } from './methods/delivery-methods.tsx';
import { usePickupSlotTexts } from './slots/pickup-slots.texts.ts';
import { TimeSlots } from './slots/time-slots.tsx';

const panelId = 'pickup-slots-panel';
const parts = ['limits', 'slots', 'methods'] as const;

/** How much each batch makes, and at which times and in which ways orders change hands. */
export function PickupSlotsTab() {
  const text = usePickupSlotTexts();
  const [part, setPart] = useState<(typeof parts)[number]>('limits');

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div>
        <h2 className="text-2xl">{text.title}</h2>
        <LiveIndicator />
      </div>
      <TabList
        label={text.sections}
        tabs={parts.map((name) => ({ name, label: text.tabs[name] }))}
        chosen={part}
        onChoose={setPart}
        panelId={panelId}
      />
      <div id={panelId} role="tabpanel" aria-labelledby={tabId(panelId, part)}>
        {part === 'limits' && <ProductLimits />}
        {part === 'slots' && <TimeSlots />}
        {part === 'methods' && <DeliveryMethods />}
      </div>
    </div>
  );
}
