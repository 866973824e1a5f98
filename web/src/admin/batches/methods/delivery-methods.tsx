import type { AdminMethod } from '@mooncake/domain/delivery/method-admin.contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage } from '../../../i18n/language-context.ts';
import { inLanguage } from '../../../shared/in-language.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { useCommonTexts } from '../../lib/common.texts.ts';
import { DeleteDialog } from '../../lib/delete-dialog.tsx';
import { useLoadFailure } from '../../lib/use-load-failure.ts';
import { batchTopics } from '../use-change-batches.ts';
import { MethodCard } from './method-card.tsx';
import { MethodDialog } from './method-dialog.tsx';
import { adminMethodsQuery, methodApi } from './method-queries.ts';
import { useMethodTexts } from './methods.texts.ts';

type Opened = { at: 'form'; method: AdminMethod | null } | { at: 'delete'; method: AdminMethod } | null;

/** The ways orders change hands, as staff write them. */
export function DeliveryMethods() {
  const text = useMethodTexts();
  const common = useCommonTexts();
  const methods = useQuery(adminMethodsQuery);
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  useLoadFailure(methods, text.failed.load);

  if (methods.isPending) return <Loading label={common.loading} />;
  if (!methods.data) {
    return (
      <LoadFailed message={text.failed.load} retryLabel={common.tryAgain} onRetry={() => methods.refetch()} />
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <p className="max-w-2xl text-muted">{text.lead}</p>
        <Button onClick={() => setOpened({ at: 'form', method: null })}>
          <Icon name="plus" />
          {text.add}
        </Button>
      </div>
      {methods.data.length === 0 && (
        <EmptyState
          title={text.empty}
          action={
            <Button look="outline" onClick={() => setOpened({ at: 'form', method: null })}>
              {text.addFirst}
            </Button>
          }
        >
          {text.emptyHint}
        </EmptyState>
      )}
      <ul className="grid gap-4">
        {methods.data.map((method) => (
          <MethodCard
            key={method.id}
            method={method}
            onEdit={() => setOpened({ at: 'form', method })}
            onDelete={() => setOpened({ at: 'delete', method })}
          />
        ))}
      </ul>
      {opened?.at === 'form' && <MethodDialog method={opened.method} all={methods.data} onClose={close} />}
      {opened?.at === 'delete' && <DeleteMethod method={opened.method} onClose={close} />}
    </div>
  );
}

/** Asks before a method is deleted; one that is in use is switched off instead. */
function DeleteMethod({ method, onClose }: { method: AdminMethod; onClose: () => void }) {
  const text = useMethodTexts();
  const { language } = useLanguage();
  const { id, orders, batches } = method;
  const name = inLanguage(language, method.name, method.nameZh);
  const uses = [orders > 0 && text.facts.orders(orders), batches > 0 && text.facts.batches(batches)].filter(
    Boolean,
  );
  return (
    <DeleteDialog
      title={text.deleteTitle}
      message={text.deleteMessage(name)}
      remove={() => methodApi.remove(id)}
      done={text.deleted(name)}
      failed={text.failed.delete}
      topics={batchTopics}
      obstacle={
        uses.length > 0 ? { reason: text.inUse(uses.join(language === 'en' ? ' and ' : '、')) } : null
      }
      onClose={onClose}
    />
  );
}
