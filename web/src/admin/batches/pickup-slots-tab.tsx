import { TabList, tabId } from '../../ui/tab-list.tsx';
import { LiveIndicator } from '../connection/live-indicator.tsx';
import { useSearch } from '../lib/use-search.ts';
import { ProductLimits } from './limits/product-limits.tsx';
import { DeliveryMethods } from './methods/delivery-methods.tsx';
import { usePickupSlotTexts } from './slots/pickup-slots.texts.ts';
import { TimeSlots } from './slots/time-slots.tsx';

const panelId = 'pickup-slots-panel';
const parts = ['limits', 'slots', 'methods'] as const;

/** How much each batch makes, and at which times and in which ways orders change hands. */
export function PickupSlotsTab() {
  const text = usePickupSlotTexts();
  const [search, setSearch] = useSearch();
  // In the address, so that a link can lead to any of them.
  const part = parts.find((name) => name === search.get('part')) ?? 'limits';

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
        onChoose={(name) => setSearch({ tab: 'pickup-slots', part: name }, { replace: true })}
        panelId={panelId}
        // All three are in sight on a phone, the last of them whole.
        className="max-sm:[&>*]:shrink max-sm:[&>*]:whitespace-normal max-sm:[&>*]:px-2 max-sm:[&>*]:text-sm"
      />
      <div id={panelId} role="tabpanel" aria-labelledby={tabId(panelId, part)}>
        {part === 'limits' && <ProductLimits />}
        {part === 'slots' && <TimeSlots />}
        {part === 'methods' && <DeliveryMethods />}
      </div>
    </div>
  );
}
