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
  /** On a phone the label stands beside the field and the hint is only spoken, where several would fill the screen. */
  isCompact?: boolean;
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
  isCompact = false,
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
    <div
      className={classNames(
        'grid content-start gap-1.5',
        isCompact && 'max-md:grid-cols-[6rem_minmax(0,1fr)] max-md:items-center max-md:gap-x-2',
      )}
    >
      <label htmlFor={id} className="flex items-baseline justify-between gap-3 font-semibold">
        {label}
        {aside && <span className="font-normal text-sm text-muted">{aside}</span>}
      </label>
      {lines === undefined ? (
        <input {...shared} {...rest} onChange={({ target }) => onType(target.value)} />
      ) : (
        <textarea
          {...shared}
          rows={lines}
          onChange={({ target }) => onType(target.value)}
          className={classNames(shared.className, 'max-md:field-sizing-content')}
        />
      )}
      {problem !== undefined && (
        <p id={problemId} className={classNames('text-seal leading-snug', isCompact && 'max-md:col-span-2')}>
          {problem}
        </p>
      )}
      {hint !== undefined && (
        <p
          id={hintId}
          className={classNames('text-sm text-muted leading-snug', isCompact && 'max-md:sr-only')}
        >
          {hint}
        </p>
      )}
    </div>
  );
}
