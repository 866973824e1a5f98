import type { AdminBatch } from '@mooncake/domain/batches/batch-admin.contract';
import { refusalFacts } from '../../lib/api/refusal-facts.ts';
import { useRefusalWords } from '../../shared/refusals/use-refusal-words.ts';
import { Notice } from '../../ui/notice.tsx';
import { SaveConflict } from '../lib/save-conflict.tsx';
import { useBatchTexts } from './batches.texts.ts';

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

type BatchFailureProps = FailureNoticeProps & {
  /** As it is now, for those who want to go on from there. */
  batch: AdminBatch | null;
  onLoad: (theirs: AdminBatch) => void;
  onSaveMine: (version: number) => void;
  isBusy: boolean;
};

/** The same for a batch; a colleague who was faster is no failure, but a choice. */
export function BatchFailure({ problem, title, batch, onLoad, onSaveMine, isBusy }: BatchFailureProps) {
  const { conflict } = useBatchTexts();
  const newer = refusalFacts(problem, 'batch.changed_meanwhile');
  if (!newer || !batch) return <FailureNotice problem={problem} title={title} />;
  return (
    <SaveConflict
      words={conflict}
      loadTheirs={async () => onLoad(batch)}
      saveMine={() => onSaveMine(newer.version)}
      isBusy={isBusy}
    />
  );
}
