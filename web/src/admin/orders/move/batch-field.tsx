import type { StockNeed } from '@mooncake/domain/stock/stock-needs';
import { useLanguage } from '../../../i18n/language-context.ts';
import { formatDate } from '../../../lib/format-date.ts';
import type { HandoverDate } from '../../../shared/delivery/delivery-queries.ts';
import { inLanguage } from '../../../shared/in-language.ts';
import { SelectField } from '../../../ui/form/select-field.tsx';
import type { FieldProps } from './field-props.ts';
import { useMoveTexts } from './move.texts.ts';

/** The dates of the chosen way; one that cannot make what is needed stays in the list, to say that it cannot. */
export function BatchField({
  idPrefix,
  choice,
  handover,
  onChoose,
  isReady,
  ownBatchId,
  problemAt,
}: FieldProps) {
  const { language } = useLanguage();
  const text = useMoveTexts();
  const { method, availability, needs } = handover;
  const dates = (method && availability.data) ?? [];
  const chosen = dates.find(({ batchId }) => batchId === choice.batchId);
  const isOwn = chosen !== undefined && chosen.batchId === ownBatchId;
  const wordsOfLeft = ({ productName, productNameZh, units }: StockNeed, left: number) =>
    text.left(inLanguage(language, productName, productNameZh), left, units);
  const stock = chosen && needs.map((need) => leftOf(chosen, need, wordsOfLeft)).join(' · ');
  const remark = chosen && chosen.offer !== 'open' && chosen.offer && text.notOpen[chosen.offer];
  const isShort = chosen !== undefined && !chosen.canFulfill && !isOwn;
  const problem = problemAt('batch') ?? (isShort ? stock || undefined : undefined);
  const left = isOwn ? '' : stock;
  const hint = left && remark ? text.leftAndRemark(left, remark) : left || remark;

  const labelOf = ({ batchId, batchDate, batchName, canFulfill, offer = 'open' }: HandoverDate) => {
    const date = formatDate(batchDate, language);
    if (batchId === ownBatchId) return text.ownOption(text.dateOption[offer](date, batchName));
    return canFulfill ? text.dateOption[offer](date, batchName) : text.shortOption(date, batchName);
  };
  const prompt = () => {
    if (!method) return text.methodFirst;
    if (!isReady) return text.productsFirst;
    if (availability.isPending) return text.loading;
    return dates.length === 0 ? text.noDates : text.chooseBatch;
  };

  return (
    <SelectField
      id={`${idPrefix}-batch`}
      label={text.batch}
      value={chosen ? chosen.batchId : ''}
      isRequired
      isOff={dates.length === 0}
      onChoose={(batchId) => onChoose({ ...choice, batchId: batchId || null, timeSlotId: null })}
      options={[
        { value: '', label: prompt() },
        ...dates.map((date) => ({
          value: date.batchId,
          label: labelOf(date),
          isOff: !date.canFulfill && date.batchId !== ownBatchId && date.batchId !== choice.batchId,
        })),
      ]}
      hint={problem ? undefined : hint || undefined}
      problem={problem}
    />
  );
}

function leftOf(
  { productLimits }: HandoverDate,
  need: StockNeed,
  words: (need: StockNeed, left: number) => string,
): string {
  const limit = productLimits.find(({ productId }) => productId === need.productId);
  return words(need, limit?.availableStock ?? 0);
}
