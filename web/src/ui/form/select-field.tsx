import { useId } from 'react';
import { classNames } from '../class-names.ts';

type SelectOption<Value extends string> = { value: Value; label: string; isOff?: boolean };

type SelectFieldProps<Value extends string> = {
  id: string;
  label: string;
  value: Value;
  onChoose: (value: Value) => void;
  options: readonly SelectOption<Value>[];
  hint?: string | undefined;
  problem?: string | undefined;
  isRequired?: boolean;
  isOff?: boolean;
  className?: string;
};

/** A labelled choice of one from a list, drawn by the browser so that it works with every finger and key. */
export function SelectField<Value extends string>({
  id,
  label,
  value,
  onChoose,
  options,
  hint,
  problem,
  isRequired = false,
  isOff = false,
  className,
}: SelectFieldProps<Value>) {
  const hintId = useId();
  const problemId = useId();
  return (
    <div className={classNames('grid content-start gap-1.5', className)}>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <select
        id={id}
        value={value}
        disabled={isOff}
        aria-required={isRequired}
        aria-invalid={problem !== undefined}
        aria-describedby={
          classNames(problem !== undefined && problemId, hint !== undefined && hintId) || undefined
        }
        onChange={({ target }) => {
          const chosen = options.find((option) => option.value === target.value);
          if (chosen) onChoose(chosen.value);
        }}
        className={classNames(
          'min-h-12 w-full rounded-xl border bg-card px-3.5 py-2.5 text-ink disabled:opacity-60',
          problem === undefined ? 'border-muted/55' : 'border-seal bg-seal-wash',
        )}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.isOff ?? false}>
            {option.label}
          </option>
        ))}
      </select>
      {problem !== undefined && (
        <p id={problemId} className="text-seal leading-snug">
          {problem}
        </p>
      )}
      {hint !== undefined && (
        <p id={hintId} className="text-sm text-muted leading-snug">
          {hint}
        </p>
      )}
    </div>
  );
}
