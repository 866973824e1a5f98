import { type ComponentProps, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { classNames } from '../../../ui/class-names.ts';

type LookupFieldProps = Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'id'> & {
  id: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  problem?: string | undefined;
  /** Either of two may be filled in: the words stand at the first, the other is marked with it. */
  isInvalid: boolean;
  problemId: string;
};

export function LookupField({
  id,
  label,
  onChange,
  problem,
  problemId,
  isInvalid,
  ...input
}: LookupFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  // The server draws this field, so it can be typed into before there is anybody to hear of it.
  const takeOver = useEffectEvent(() => {
    const typed = field.current?.value ?? '';
    if (typed !== input.value) onChange(typed);
  });
  useLayoutEffect(() => takeOver(), []);

  return (
    <div>
      <label htmlFor={id} className="block font-semibold">
        {label}
      </label>
      <input
        ref={field}
        id={id}
        maxLength={100}
        aria-invalid={isInvalid}
        aria-describedby={isInvalid ? `${problemId} lookup-hint` : 'lookup-hint'}
        onChange={(event) => onChange(event.target.value)}
        className={classNames(
          'mt-1.5 min-h-12 w-full rounded-xl border bg-paper px-4 py-2.5 text-base placeholder:text-muted/80',
          isInvalid ? 'border-2 border-seal' : 'border-muted/45',
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
