import { useAdminStatisticsTexts } from '../../i18n/use-admin-statistics-texts.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { isBackwards, presets, type RangeChoice } from './range.ts';

type RangePickerProps = { choice: RangeChoice; onChoose: (choice: RangeChoice) => void };

export function RangePicker({ choice, onChoose }: RangePickerProps) {
  const text = useAdminStatisticsTexts();
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
            label={text.from}
            value={choice.from}
            onType={(from) => onChoose({ ...choice, from })}
          />
          <TextField
            id="statistics-to"
            type="date"
            label={text.to}
            value={choice.to}
            problem={isBackwards(choice) ? text.backwards : undefined}
            onType={(to) => onChoose({ ...choice, to })}
          />
        </>
      )}
    </div>
  );
}
