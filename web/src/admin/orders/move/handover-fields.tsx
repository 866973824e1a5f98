import type { ReactNode } from 'react';
import { useLanguage } from '../../../i18n/language-context.ts';
import { failedWithoutData } from '../../../lib/api/failed-without-data.ts';
import { inLanguage } from '../../../shared/in-language.ts';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { useCommonTexts } from '../../lib/common.texts.ts';
import { BatchField } from './batch-field.tsx';
import type { FieldProps } from './field-props.ts';
import { useMoveTexts } from './move.texts.ts';
import { SlotField } from './slot-field.tsx';

type HandoverFieldsProps = FieldProps & {
  /** The address, where the chosen way needs one. */
  children?: ReactNode;
};

/** How, on which day and at what time: three lists, each narrowed by the one before. */
export function HandoverFields(props: HandoverFieldsProps) {
  const { idPrefix, choice, handover, onChoose, problemAt, children } = props;
  const { language } = useLanguage();
  const { tryAgain } = useCommonTexts();
  const text = useMoveTexts();
  const { methods, availability, slots } = handover;
  const missing = [methods, availability, slots].filter(failedWithoutData);

  return (
    <div className="grid gap-4">
      {missing.length > 0 && (
        <LoadFailed
          message={text.loadFailed}
          retryLabel={tryAgain}
          onRetry={() => Promise.all(missing.map((query) => query.refetch()))}
        />
      )}
      <SelectField
        id={`${idPrefix}-method`}
        label={text.method}
        value={choice.deliveryMethodId ?? ''}
        isRequired
        onChoose={(deliveryMethodId) =>
          onChoose({ deliveryMethodId: deliveryMethodId || null, batchId: choice.batchId, timeSlotId: null })
        }
        options={[
          { value: '', label: methods.isPending ? text.loading : text.chooseMethod },
          ...(methods.data ?? []).map(({ id, name, nameZh }) => ({
            value: id,
            label: inLanguage(language, name, nameZh),
          })),
        ]}
        problem={problemAt('method')}
      />
      <BatchField {...props} />
      <SlotField {...props} />
      {children}
    </div>
  );
}
