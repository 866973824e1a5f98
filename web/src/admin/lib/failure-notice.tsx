import { Notice } from '../../ui/notice.tsx';
import { useCommonTexts } from './common.texts.ts';
import { useRefusalWords } from './refusals/use-refusal-words.ts';
import { isUnanswered } from './send-once.ts';

type FailureNoticeProps = { problem: Error | null; title: string };

/** Why a change did not happen, where the reader is looking; a toast lies outside a dialog. */
export function FailureNotice({ problem, title }: FailureNoticeProps) {
  const wordsOf = useRefusalWords();
  const { unanswered } = useCommonTexts();
  if (!problem) return null;
  if (isUnanswered(problem)) {
    return (
      <Notice title={unanswered.title} isAlert>
        {unanswered.message}
      </Notice>
    );
  }
  return (
    <Notice look="problem" title={title} isAlert>
      {wordsOf(problem).message}
    </Notice>
  );
}
