import { earliestDate, isDateInput, latestDate } from '@mooncake/domain/calendar';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useCommonTexts } from '../lib/common.texts.ts';
import { isBackwards, presets, type RangeChoice } from './range.ts';
import { useAdminStatisticsTexts } from './statistics.texts.ts';

type RangePickerProps = { choice: RangeChoice; onChoose: (choice: RangeChoice) => void };

export function RangePicker({ choice, onChoose }: RangePickerProps) {
  const text = useAdminStatisticsTexts();
  const { dayOutOfRange } = useCommonTexts();
  const limits = { min: earliestDate, max: latestDate };
  const slip = (day: string) => (day === '' || isDateInput(day) ? undefined : dayOutOfRange);
  const options = presets.map((value) => ({ value, label: text.presets[value] }));
  return (
    <div className="grid gap-4 sm:grid-cols-[minmax(12rem,16rem)_repeat(2,minmax(10rem,12rem))] print:hidden">
      <SelectField
        id="statistics-period"
        label={text.range}
        value={choice.preset}
        options={options}
        onChoose={(preset) => onChoose({ ...choice, preset })}
      />
      {choice.preset === 'custom' && (
        <>
          <TextField
            id="statistics-from"
            type="date"
            {...limits}
            label={text.from}
            value={choice.from}
            problem={slip(choice.from)}
            onType={(from) => onChoose({ ...choice, from })}
          />
          <TextField
            id="statistics-to"
            type="date"
            {...limits}
            label={text.to}
            value={choice.to}
            problem={isBackwards(choice) ? text.backwards : slip(choice.to)}
            onType={(to) => onChoose({ ...choice, to })}
          />
        </>
      )}
    </div>
  );
}
