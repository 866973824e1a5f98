import { defaultDeliveryMethods } from '@mooncake/domain/delivery/default-delivery-methods';
import type { DeliveryMethod } from '@mooncake/domain/delivery/delivery-method';
import { useLanguage } from '../../../i18n/language-context.ts';
import { failedWithoutData } from '../../../lib/api/failed-without-data.ts';
import { useDeliveryTexts } from '../../../shared/delivery/delivery.texts.ts';
import { inLanguage } from '../../../shared/in-language.ts';
import { BothNames } from '../../../shared/orders/both-names.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { RadioCard } from '../../../ui/form/radio-card.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useFailureToast } from '../../home/use-failure-toast.ts';
import { useRefusalWords } from '../../refusals/use-refusal-words.ts';
import { chooseMethod } from '../draft.ts';
import { NumberedStep } from '../numbered-step.tsx';
import { BannerNote, BannerWords } from './banner-words.tsx';
import type { Delivery } from './use-delivery.ts';

/** To be looked at while the real ones do not come; the server knows no such methods. */
const fallbackMethods = defaultDeliveryMethods.filter(({ isPickup }) => isPickup);

type MethodStepProps = { delivery: Delivery; problem: string | undefined };

export function MethodStep({ delivery: { methods, method }, problem }: MethodStepProps) {
  const { messages } = useLanguage();
  const text = useDeliveryTexts().method;
  const wordsOf = useRefusalWords();
  const hasFailed = failedWithoutData(methods);
  useFailureToast(hasFailed, { title: text.warning, message: text.warningMessage, variant: 'warning' });

  return (
    <NumberedStep number={1} title={text.title} isDone={method !== null} problem={problem}>
      {methods.isPending && !hasFailed && (
        <>
          <Loading label={text.loading} />
          <Skeleton className="h-88 rounded-xl" />
        </>
      )}
      {hasFailed && (
        <>
          <LoadFailed
            message={`${text.failed}. ${wordsOf(methods.error).message}`}
            retryLabel={messages.shell.tryAgain}
            onRetry={() => methods.refetch()}
          />
          {fallbackMethods.map((fallback) => (
            <RadioCard
              key={fallback.key}
              name="delivery-method"
              value={fallback.key}
              isChosen={false}
              isOff
              onChoose={() => undefined}
              title={<BothNames name={fallback.name} nameZh={fallback.nameZh} />}
            >
              <span className="mt-0.5 block text-muted">{text.notOrderable}</span>
            </RadioCard>
          ))}
        </>
      )}
      {methods.data?.length === 0 && <p className="text-muted">{text.none}</p>}
      {methods.data?.map((option) => (
        <MethodOption key={option.id} option={option} isChosen={option.id === method?.id} />
      ))}
      <BannerNote />
      {method && (
        <p className="rounded-xl bg-flour px-4 py-2.5 leading-snug max-md:text-sm">{text.adminNote}</p>
      )}
    </NumberedStep>
  );
}

function MethodOption({ option, isChosen }: { option: DeliveryMethod; isChosen: boolean }) {
  const { language } = useLanguage();
  const description = inLanguage(language, option.description, option.descriptionZh);
  const feeNote = inLanguage(language, option.feeNote, option.feeNoteZh);
  return (
    <RadioCard
      name="delivery-method"
      value={option.id}
      isChosen={isChosen}
      onChoose={() => chooseMethod(option.id)}
      title={<BothNames name={option.name} nameZh={option.nameZh} />}
    >
      {description && (
        <span className={classNames('mt-0.5 block text-muted leading-snug', !isChosen && 'max-md:hidden')}>
          {description}
        </span>
      )}
      <BannerWords methodId={option.id} />
      {feeNote && isChosen && <span className="mt-0.5 block text-muted leading-snug">{feeNote}</span>}
    </RadioCard>
  );
}
