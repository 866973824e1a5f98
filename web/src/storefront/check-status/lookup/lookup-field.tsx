import type { ComponentProps } from 'react';
import { classNames } from '../../../ui/class-names.ts';

type LookupFieldProps = Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'id'> & {
  id: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  problem: string | undefined;
};

export function LookupField({ id, label, onChange, problem, ...input }: LookupFieldProps) {
  const problemId = `${id}-problem`;
  return (
    <div>
      <label htmlFor={id} className="block font-semibold">
        {label}
      </label>
      <input
        id={id}
        maxLength={100}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? 'lookup-hint' : `${problemId} lookup-hint`}
        onChange={(event) => onChange(event.target.value)}
        className={classNames(
          'mt-1.5 min-h-12 w-full rounded-xl border bg-paper px-4 py-2.5 text-base placeholder:text-muted/80',
          problem === undefined ? 'border-muted/45' : 'border-2 border-seal',
        )}
        {...input}
      />
      {problem !== undefined && (
        <p id={problemId} className="mt-1.5 text-seal">
          {problem}
        </p>
      )}
    </div>
  );
}
