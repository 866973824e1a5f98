import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';

type RoundButtonProps = {
  label: string;
  onPress: () => void;
  /** Pressing it now would change nothing; it keeps the focus it may have. */
  isIdle?: boolean;
  className?: string;
  children: ReactNode;
};

/** A control over the dark of the lightbox. */
export function RoundButton({ label, onPress, isIdle = false, className, children }: RoundButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isIdle}
      onClick={onPress}
      className={classNames(
        'grid h-11 min-w-11 shrink-0 place-items-center rounded-full border border-on-night/22 bg-night-deep/70 text-on-night transition-colors duration-150 hover:border-gold hover:bg-night-glow aria-disabled:opacity-45',
        className,
      )}
    >
      {children}
    </button>
  );
}
