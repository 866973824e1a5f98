import type { ComponentProps } from 'react';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';

/** The way into the cart. Not ready yet it says what is missing, in words that stay easy to read. */
export function AddButton({ className, ...rest }: ComponentProps<typeof Button>) {
  return (
    <Button
      size="compact"
      className={classNames(
        'min-h-14 font-semibold md:min-w-72 md:text-lg',
        'disabled:bg-flour disabled:text-muted disabled:opacity-100 disabled:hover:bg-flour',
        'aria-disabled:bg-flour aria-disabled:text-muted aria-disabled:opacity-100 aria-disabled:hover:bg-flour',
        className,
      )}
      {...rest}
    />
  );
}
