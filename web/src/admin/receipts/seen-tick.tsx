import { classNames } from '../../ui/class-names.ts';
import { useReviewTexts } from './review.texts.ts';
import { fieldIds } from './use-review-form.ts';

type SeenTickProps = {
  isSeen: boolean;
  isMissed: boolean;
  onChange: (isSeen: boolean) => void;
  /** What was seen, and what is said while it is not ticked; of one payment unless told. */
  label?: string;
  required?: string;
};

/** The one thing a picture cannot prove. */
export function SeenTick({ isSeen, isMissed, onChange, label, required }: SeenTickProps) {
  const text = useReviewTexts();
  const problemId = `${fieldIds.seen}-problem`;
  return (
    <div>
      <label
        className={classNames(
          'flex min-h-12 cursor-pointer items-center gap-2.5 rounded-xl border-2 px-3 py-1 font-semibold leading-tight sm:min-h-14 sm:gap-3.5 sm:px-4 sm:py-2.5 sm:leading-normal',
          'has-focus-visible:outline-3 has-focus-visible:outline-gold has-focus-visible:outline-offset-2',
          isMissed ? 'border-seal bg-seal-wash' : isSeen ? 'border-jade bg-card' : 'border-line bg-card',
        )}
      >
        <input
          id={fieldIds.seen}
          type="checkbox"
          checked={isSeen}
          aria-required="true"
          aria-invalid={isMissed}
          aria-describedby={isMissed ? problemId : undefined}
          onChange={({ target }) => onChange(target.checked)}
          className="size-6 shrink-0 accent-jade outline-none"
        />
        {label ?? text.seen}
      </label>
      {isMissed && (
        <p id={problemId} role="alert" className="mt-1.5 text-seal leading-snug">
          {required ?? text.seenRequired}
        </p>
      )}
    </div>
  );
}
