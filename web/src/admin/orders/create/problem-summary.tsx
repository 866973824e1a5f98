import { Notice } from '../../../ui/notice.tsx';
import { fieldIds, goToField } from './field-ids.ts';
import { useNewOrderTexts } from './new-order.texts.ts';
import type { EntryProblem } from './use-draft-order.ts';

/** Everything that keeps the order from being entered, each a link to its field. */
export function ProblemSummary({ problems }: { problems: readonly EntryProblem[] }) {
  const text = useNewOrderTexts();
  return (
    <Notice look="problem" title={text.check} isAlert>
      <ul>
        {problems.map(({ code, field }) => (
          <li key={code}>
            <a
              href={`#${fieldIds[field]}`}
              onClick={(event) => {
                event.preventDefault();
                goToField(fieldIds[field]);
              }}
              className="inline-flex min-h-11 items-center underline underline-offset-4 lg:min-h-8"
            >
              {text.problems[code]}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
