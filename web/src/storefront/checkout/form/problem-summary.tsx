import type { Ref } from 'react';
import { Notice } from '../../../ui/notice.tsx';
import { useCheckoutTexts } from '../checkout.texts.ts';
import type { FormProblems } from '../use-form-problems.ts';
import { goToElement } from './field-ids.ts';

type ProblemSummaryProps = { problems: FormProblems; ref: Ref<HTMLDivElement> };

/** Everything that keeps the form from going on, each a link to its place. */
export function ProblemSummary({ problems, ref }: ProblemSummaryProps) {
  const { heading, byCode } = useCheckoutTexts().problems;
  return (
    <Notice look="problem" title={heading} ref={ref}>
      <ul className="grid">
        {problems.problems.map(({ code, field }) => (
          <li key={code}>
            <a
              href={`#${problems.placeOf(field)}`}
              onClick={(event) => {
                event.preventDefault();
                goToElement(problems.placeOf(field));
              }}
              className="inline-flex min-h-11 items-center underline underline-offset-4"
            >
              {byCode[code].title}: {byCode[code].message}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
