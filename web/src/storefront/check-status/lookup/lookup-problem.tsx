import type { Ref } from 'react';
import type { Words } from '../../../shared/refusals/refusal-words.ts';
import { Icon } from '../../../ui/icon.tsx';
import { fieldIds } from './field-ids.ts';

type LookupProblemProps = { ref: Ref<HTMLDivElement>; words: Words; linksToField: boolean };

/** Why the search did not start or did not end, above the form; it leads to the field to mend. */
export function LookupProblem({ ref, words, linksToField }: LookupProblemProps) {
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role="alert"
      className="flex gap-3 rounded-xl border border-seal/40 bg-seal-wash px-4 py-3 outline-none"
    >
      <Icon name="warning" className="mt-0.5 size-5 shrink-0 text-seal" />
      <div>
        <p className="font-semibold">{words.title}</p>
        {linksToField ? (
          <a
            href={`#${fieldIds.orderNumber}`}
            onClick={(event) => {
              event.preventDefault();
              document.getElementById(fieldIds.orderNumber)?.focus();
            }}
            className="underline underline-offset-4"
          >
            {words.message}
          </a>
        ) : (
          <p>{words.message}</p>
        )}
      </div>
    </div>
  );
}
