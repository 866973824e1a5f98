import type { AdminMethod } from '@mooncake/domain/delivery/method-admin.contract';
import { isInvented } from '@mooncake/domain/settings/sample-values';
import { useLanguage } from '../../../i18n/language-context.ts';
import { inLanguage } from '../../../shared/in-language.ts';
import { BothNames } from '../../../shared/orders/both-names.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ActiveSwitch } from '../../lib/active-switch.tsx';
import { useCommonTexts } from '../../lib/common.texts.ts';
import { batchTopics } from '../use-change-batches.ts';
import { methodApi } from './method-queries.ts';
import { useMethodTexts } from './methods.texts.ts';

type MethodCardProps = { method: AdminMethod; onEdit: () => void; onDelete: () => void };

/** One method at a glance: its words, how it works, where, and what uses it. */
export function MethodCard({ method, onEdit, onDelete }: MethodCardProps) {
  const text = useMethodTexts();
  const common = useCommonTexts();
  const { language } = useLanguage();
  const name = inLanguage(language, method.name, method.nameZh);
  const { place, isActive } = method;
  const uses = [
    text.facts.orders(method.orders),
    text.facts.batches(method.batches),
    text.facts.times(method.slots),
  ];

  return (
    <li className="grid gap-3 rounded-card border border-line bg-card p-4 [overflow-wrap:anywhere] md:grid-cols-[minmax(0,1fr)_auto] md:gap-x-6 md:p-5">
      <div className="grid content-start gap-1.5">
        <h3 className="text-lg leading-snug">
          <BothNames name={method.name} nameZh={method.nameZh} />
        </h3>
        <p className="flex flex-wrap gap-1.5">
          <Badge>{method.isPickup ? text.facts.pickup : text.facts.delivery}</Badge>
          <Badge>{method.slotChoice === 'fixed' ? text.facts.fixed : text.facts.choose}</Badge>
          {method.needsAddress && <Badge>{text.facts.address}</Badge>}
        </p>
        <Words en={method.description} zh={method.descriptionZh} />
        <Words en={method.feeNote} zh={method.feeNoteZh} />
        {place && (
          <p className="leading-snug">
            <span className="font-semibold">
              <BothNames name={place.name} nameZh={place.nameZh} />
            </span>
            {place.address && <span className="block text-muted">{place.address}</span>}
            {isInvented(place.address) && <Badge className="mt-1">{text.facts.sample}</Badge>}
          </p>
        )}
        <p className="text-muted text-sm">{uses.join(' · ')}</p>
        {isActive && method.slots === 0 && <p className="text-seal leading-snug">{text.facts.noTimes}</p>}
        {isActive && method.slots > 0 && method.batches === 0 && (
          <p className="text-muted leading-snug">{text.facts.noBatches}</p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 md:flex-col md:items-end">
        <ActiveSwitch
          id={method.id}
          label={text.toggleNamed(name)}
          isActive={isActive}
          setActive={methodApi.setActive}
          failed={text.failed.status}
          topics={batchTopics}
        />
        <span className="flex gap-2">
          <Button look="outline" size="small" aria-label={text.editNamed(name)} onClick={onEdit}>
            {common.edit}
          </Button>
          <Button look="quiet" size="small" aria-label={text.deleteNamed(name)} onClick={onDelete}>
            {common.delete}
          </Button>
        </span>
      </div>
    </li>
  );
}

/** In the reader's language; nothing where there are none. */
function Words({ en, zh }: { en: string; zh: string }) {
  const { language } = useLanguage();
  const words = inLanguage(language, en, zh);
  return words && <p className="text-muted leading-snug">{words}</p>;
}
