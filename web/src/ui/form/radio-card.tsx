import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

type RadioCardProps = {
  name: string;
  value: string;
  isChosen: boolean;
  onChoose: () => void;
  /** Why it cannot be chosen; the reason itself is among the children. */
  isOff?: boolean;
  title: ReactNode;
  children?: ReactNode;
};

/** One choice of a list: the whole card is the target. */
export function RadioCard({
  name,
  value,
  isChosen,
  onChoose,
  isOff = false,
  title,
  children,
}: RadioCardProps) {
  return (
    <label
      className={classNames(
        'flex min-h-12 items-start gap-2 rounded-xl border px-2.5 py-2 transition-colors duration-150 md:min-h-14 md:gap-3.5 md:px-4 md:py-3',
        'has-focus-visible:outline-3 has-focus-visible:outline-gold has-focus-visible:outline-offset-2',
        isOff && 'cursor-not-allowed border-line border-dashed bg-paper',
        !isOff && isChosen && 'cursor-pointer border-crust bg-amber-wash inset-ring inset-ring-crust',
        !isOff && !isChosen && 'cursor-pointer border-line bg-card hover:border-gold',
      )}
    >
      <input
        type="radio"
        name={name}
        value={value}
        checked={isChosen}
        disabled={isOff}
        onChange={onChoose}
        className="mt-0.5 size-5 shrink-0 accent-crust outline-none md:mt-1"
      />
      <span className="min-w-0 flex-1">
        <span className={classNames('block font-semibold leading-snug', isOff && 'font-normal text-muted')}>
          {title}
        </span>
        {children}
      </span>
    </label>
  );
}
