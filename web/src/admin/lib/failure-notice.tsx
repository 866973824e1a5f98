import { Notice } from '../../ui/notice.tsx';
import { useRefusalWords } from './refusals/use-refusal-words.ts';

type FailureNoticeProps = { problem: Error | null; title: string };

/** Why a change did not happen, where the reader is looking; a toast lies outside a dialog. */
export function FailureNotice({ problem, title }: FailureNoticeProps) {
  const wordsOf = useRefusalWords();
  if (!problem) return null;
  return (
    <Notice look="problem" title={title} isAlert>
      {wordsOf(problem).message}
    </Notice>
  );
}
