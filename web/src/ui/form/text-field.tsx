import { type ComponentProps, useId } from 'react';
import { classNames } from '../class-names.ts';

type TextFieldProps = {
  id: string;
  label: string;
  value: string;
  onType: (value: string) => void;
  hint?: string | undefined;
  /** Set aside the label, like "optional". */
  aside?: string;
  problem?: string | undefined;
  isRequired?: boolean;
  lines?: number;
  /** The reader went on to something else. */
  onLeave?: () => void;
} & Pick<
  ComponentProps<'input'>,
  'type' | 'inputMode' | 'autoComplete' | 'maxLength' | 'autoCapitalize' | 'onKeyDown' | 'min' | 'max'
>;

/** A labelled field with its hint and, where something is wrong, the problem in words. */
export function TextField({
  id,
  label,
  value,
  onType,
  hint,
  aside,
  problem,
  isRequired = false,
  lines,
  onLeave,
  autoComplete,
  maxLength,
  ...rest
}: TextFieldProps) {
  const hintId = useId();
  const problemId = useId();
  const shared = {
    id,
    value,
    autoComplete,
    maxLength,
    onBlur: onLeave,
    'aria-required': isRequired,
    'aria-invalid': problem !== undefined,
    'aria-describedby':
      classNames(problem !== undefined && problemId, hint !== undefined && hintId) || undefined,
    className: classNames(
      'min-h-12 w-full scroll-mt-32 rounded-xl border bg-card px-4 py-2.5 text-ink',
      problem === undefined ? 'border-muted/55' : 'border-seal bg-seal-wash',
    ),
  };

  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="flex items-baseline justify-between gap-3 font-semibold">
        {label}
        {aside && <span className="font-normal text-sm text-muted">{aside}</span>}
      </label>
      {lines === undefined ? (
        <input {...shared} {...rest} onChange={({ target }) => onType(target.value)} />
      ) : (
        <textarea {...shared} rows={lines} onChange={({ target }) => onType(target.value)} />
      )}
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
