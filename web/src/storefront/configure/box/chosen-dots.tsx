import { classNames } from '../../../ui/class-names.ts';

/** Progress at a glance, in sight even when the box has scrolled away; the words beside it say the same. */
export function ChosenDots({ of, count }: { of: number; count: number }) {
  return (
    <span aria-hidden="true" className="inline-flex gap-1.5">
      {Array.from({ length: of }, (_, index) => index).map((index) => (
        <span
          key={index}
          className={classNames(
            'size-3 rounded-full border border-crust transition-colors duration-150',
            index < count && 'bg-gold',
          )}
        />
      ))}
    </span>
  );
}
