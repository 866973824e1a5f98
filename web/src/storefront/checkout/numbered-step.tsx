import { type ReactNode, useId } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { type StepNumber, stepId } from './form/field-ids.ts';

type NumberedStepProps = {
  number: StepNumber;
  title: string;
  /** Said beside the title on a phone, where the answers are short. */
  phoneNote?: string | null;
  isDone: boolean;
  /** That it is still to be answered, said once the order was tried without. */
  problem?: string | undefined;
  children: ReactNode;
};

/** A numbered question; its number turns green once it is answered. */
export function NumberedStep({ number, title, phoneNote, isDone, problem, children }: NumberedStepProps) {
  const problemId = useId();
  return (
    <fieldset
      id={stepId(number)}
      tabIndex={-1}
      {...(problem && { 'aria-describedby': problemId })}
      className="min-w-0 scroll-mt-24 outline-none"
    >
      <legend className="flex items-center gap-3">
        <span
          aria-hidden="true"
          className={classNames(
            'grid size-8 shrink-0 place-items-center rounded-full font-bold text-lg md:size-9 transition-colors duration-150',
            isDone ? 'bg-jade text-on-jade' : 'bg-flour text-crust-deep',
          )}
        >
          {isDone ? '✓' : number}
        </span>
        <span className="font-display text-lg">
          <span className="sr-only">{number}. </span>
          {title}
        </span>
        {phoneNote && <span className="text-muted tabular-nums md:hidden">{phoneNote}</span>}
      </legend>
      {problem && (
        <p id={problemId} className="mt-1.5 text-seal leading-snug md:pl-12">
          {problem}
        </p>
      )}
      {/* The answers are the owner's words, which may be a link without a break. */}
      <div className="mt-2.5 grid gap-2.5 [overflow-wrap:anywhere] md:mt-3 md:gap-3 md:pl-12">{children}</div>
    </fieldset>
  );
}
