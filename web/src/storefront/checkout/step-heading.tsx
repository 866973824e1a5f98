import { classNames } from '../../ui/class-names.ts';
import { useCheckoutTexts } from './checkout.texts.ts';

const steps = ['order', 'payment'] as const;

/** The page's title, and how far along it is. */
export function StepHeading({ step }: { step: (typeof steps)[number] }) {
  const text = useCheckoutTexts();
  const names = { order: text.stepOrder, payment: text.stepPayment };

  return (
    <div className="mt-2 mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 md:mb-7">
      <h1 className="text-3xl">{text.title}</h1>
      <ol aria-label={text.steps} className="flex items-center gap-2">
        {steps.map((name, index) => (
          <li
            key={name}
            {...(name === step && { 'aria-current': 'step' })}
            className={classNames(
              'rounded-full px-4 py-1.5',
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
