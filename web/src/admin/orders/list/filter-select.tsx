import { useId } from 'react';
import { classNames } from '../../../ui/class-names.ts';

type Option<Value extends string> = { value: Value; label: string };

type FilterSelectProps<Value extends string> = {
  label: string;
  value: Value;
  onChoose: (value: Value) => void;
  options: readonly Option<Value>[];
  /** Options under headings, below the others. */
  groups?: readonly { label: string; options: readonly Option<Value>[] }[];
  /** In one line with others, where the first option says what is chosen from. */
  hidesLabel: boolean;
  className?: string;
};

/** One way to narrow the list; what narrows it stands out. */
export function FilterSelect<Value extends string>({
  label,
  value,
  onChoose,
  options,
  groups = [],
  hidesLabel,
  className,
}: FilterSelectProps<Value>) {
  const id = useId();
  const every = [...options, ...groups.flatMap((group) => group.options)];
  const drawn = (list: readonly Option<Value>[]) =>
    list.map((option) => (
      <option key={option.value} value={option.value}>
        {option.label}
      </option>
    ));

  return (
    <div className={classNames('grid min-w-0 content-start gap-1', className)}>
      <label htmlFor={id} className={hidesLabel ? 'sr-only' : 'font-semibold text-sm'}>
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={({ target }) => {
          const chosen = every.find((option) => option.value === target.value);
          if (chosen) onChoose(chosen.value);
        }}
        className={classNames(
          'min-h-11 w-full min-w-0 rounded-xl border px-2.5 text-ink',
          value !== options[0]?.value && hidesLabel ? 'border-gold bg-amber-wash' : 'border-muted/55 bg-card',
        )}
      >
        {drawn(options)}
        {groups.map((group) => (
          <optgroup key={group.label} label={group.label}>
            {drawn(group.options)}
          </optgroup>
        ))}
      </select>
    </div>
  );
}
