import { useOrderChangeTexts } from '../../i18n/use-admin-order-changes-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

type NotesConflictProps = {
  theirs: string;
  onCombine: () => void;
  onUseTheirs: () => void;
  onKeepMine: () => void;
};

/** A colleague saved newer notes: both are in sight, and nothing is overwritten unasked. */
export function NotesConflict({ theirs, onCombine, onUseTheirs, onKeepMine }: NotesConflictProps) {
  const text = useOrderChangeTexts().notes;
  return (
    <Notice title={text.conflict} isAlert>
      <p>{text.conflictHint}</p>
      <p className="mt-2 font-semibold text-[0.92rem]">{text.theirs}</p>
      <blockquote className="whitespace-pre-line rounded-lg bg-card px-3 py-2 [overflow-wrap:anywhere]">
        {theirs.trim() === '' ? text.nothing : theirs}
      </blockquote>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="small" look="outline" onClick={onCombine}>
          {text.combine}
        </Button>
        <Button size="small" look="outline" onClick={onUseTheirs}>
          {text.useTheirs}
        </Button>
        <Button size="small" look="outline" onClick={onKeepMine}>
          {text.keepMine}
        </Button>
      </div>
    </Notice>
  );
}
