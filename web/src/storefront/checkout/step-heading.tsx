import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { useCheckoutTexts } from './checkout.texts.ts';

const steps = ['order', 'payment'] as const;

type StepHeadingProps = { step: (typeof steps)[number]; back: ReactNode };

/** The way back, the page's title, and how far along it is; on a phone one line, for what is to be done comes first. */
export function StepHeading({ step, back }: StepHeadingProps) {
  const text = useCheckoutTexts();
  const names = { order: text.stepOrder, payment: text.stepPayment };

  return (
    <div className="mb-2 flex flex-wrap items-center justify-between gap-x-2 gap-y-1 md:mb-7 md:gap-x-6 md:gap-y-2">
      <div className="md:basis-full">{back}</div>
      <h1 className="text-3xl max-md:sr-only">{text.title}</h1>
      <ol aria-label={text.steps} className="flex items-center gap-1.5 md:gap-2">
        {steps.map((name, index) => (
          <li
            key={name}
            {...(name === step && { 'aria-current': 'step' })}
            className={classNames(
              'whitespace-nowrap rounded-full px-3 py-1 max-md:text-sm md:px-4 md:py-1.5',
              name === step ? 'bg-night font-semibold text-on-night' : 'bg-flour text-muted',
            )}
          >
            {index + 1}. {names[name]}
          </li>
        ))}
      </ol>
    </div>
  );
}
