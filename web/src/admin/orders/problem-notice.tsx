import { Notice } from '../../ui/notice.tsx';
import { isUnanswered } from '../lib/send-once.ts';
import { useOrderProblemWords } from './use-order-problem-words.ts';

/** The reason in words, where the change was asked for. */
export function ProblemNotice({ problem }: { problem: unknown }) {
  const { title, message } = useOrderProblemWords()(problem);
  return (
    <Notice look={isUnanswered(problem) ? 'warning' : 'problem'} title={title} isAlert>
      <p className="whitespace-pre-line">{message}</p>
    </Notice>
  );
}
