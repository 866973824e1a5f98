import { type ReactNode, useId, useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';

type FoldOnPhoneProps = {
  title: string;
  /** What stands beside the title on the one line of a phone. */
  line?: ReactNode;
  as?: 'h2' | 'p';
  headingId?: string;
  headingClass: string;
  /** Beside the title, folded or not. */
  aside?: ReactNode;
  /** Something in it must be seen: there is nothing to fold. */
  isHeldOpen?: boolean;
  children: ReactNode;
};

/** On a phone one line that opens in place; on larger screens a heading over its content. */
export function FoldOnPhone({
  title,
  line,
  as: Heading = 'p',
  headingId,
  headingClass,
  aside,
  isHeldOpen = false,
  children,
}: FoldOnPhoneProps) {
  const [isOpen, setIsOpen] = useState(false);
  const contentId = useId();
  const isShown = isOpen || isHeldOpen;

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Heading id={headingId} className={classNames('min-w-0 flex-1', headingClass)}>
          <span className={classNames(!isHeldOpen && 'max-md:hidden')}>{title}</span>
          {!isHeldOpen && (
            <button
              type="button"
              aria-expanded={isShown}
              aria-controls={contentId}
              onClick={() => setIsOpen(!isOpen)}
              className="-ml-1 flex min-h-11 w-full items-center gap-1.5 text-left md:hidden"
            >
              <Icon
                name="right"
                className={classNames(
                  'size-5 shrink-0 text-crust transition-transform duration-150',
                  isShown && 'rotate-90',
                )}
              />
              <span className="min-w-0 flex-1">{title}</span>
              {line}
            </button>
          )}
        </Heading>
        {aside}
      </div>
      <div id={contentId} className={classNames(!isShown && 'max-md:hidden')}>
        {children}
      </div>
    </>
  );
}
