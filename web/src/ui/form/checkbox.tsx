import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

type CheckboxProps = {
  label: ReactNode;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  isOff?: boolean;
  /** Where a table's row or heading says what it selects. */
  hidesLabel?: boolean;
  className?: string;
};

/** A tick with its words; the whole line is the target. */
export function Checkbox({
  label,
  isChecked,
  onChange,
  isOff = false,
  hidesLabel = false,
  className,
}: CheckboxProps) {
  return (
    <label
      className={classNames(
        'inline-flex min-h-11 min-w-11 items-center gap-3 rounded-lg leading-snug',
        isOff ? 'cursor-not-allowed opacity-60' : 'cursor-pointer',
        hidesLabel && 'justify-center',
        className,
      )}
    >
      <input
        type="checkbox"
        checked={isChecked}
        disabled={isOff}
        onChange={({ target }) => onChange(target.checked)}
        className="size-5 shrink-0 accent-crust"
      />
      <span className={hidesLabel ? 'sr-only' : undefined}>{label}</span>
    </label>
  );
}
