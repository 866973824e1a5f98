import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { FailureNotice } from './failure-notice.tsx';

type ConflictWords = { message: string; loadTheirs: string; saveMine: string };
type Conflict = { loadTheirs: () => Promise<void>; saveMine: () => void; isBusy: boolean };

/** A colleague saved first: nothing typed is lost, and nothing of theirs is overwritten unasked. */
export function SaveConflict({ words, loadTheirs, saveMine, isBusy }: Conflict & { words: ConflictWords }) {
  return (
    <Notice isAlert title={words.message}>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button look="outline" size="small" disabled={isBusy} onClick={() => void loadTheirs()}>
          {words.loadTheirs}
        </Button>
        <Button look="outline" size="small" disabled={isBusy} onClick={saveMine}>
          {words.saveMine}
        </Button>
      </div>
    </Notice>
  );
}

type SaveProblemProps = {
  form: { saving: { error: Error | null }; conflict: Conflict | null };
  words: ConflictWords;
  failed: string;
};

/** Why a form was not saved; a colleague who was faster is no failure, but a choice. */
export function SaveProblem({ form: { saving, conflict }, words, failed }: SaveProblemProps) {
  if (conflict) return <SaveConflict words={words} {...conflict} />;
  return <FailureNotice problem={saving.error} title={failed} />;
}
