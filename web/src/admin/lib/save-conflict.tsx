import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

type SaveConflictProps = {
  words: { message: string; loadTheirs: string; saveMine: string };
  loadTheirs: () => Promise<void>;
  saveMine: () => void;
  isBusy: boolean;
};

/** A colleague saved first: nothing typed is lost, and nothing of theirs is overwritten unasked. */
export function SaveConflict({ words, loadTheirs, saveMine, isBusy }: SaveConflictProps) {
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
