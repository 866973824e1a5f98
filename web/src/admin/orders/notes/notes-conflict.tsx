import { Button } from '../../../ui/button.tsx';
import { useOrderChangeTexts } from '../order-changes.texts.ts';

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
    <div role="alert" className="grid gap-2 rounded-xl border border-gold/70 bg-amber-wash p-3 leading-snug">
      <p className="font-semibold">{text.conflict}</p>
      <p>{text.conflictHint}</p>
      <p className="font-semibold text-sm">{text.theirs}</p>
      <blockquote className="whitespace-pre-line rounded-lg bg-card px-3 py-2 [overflow-wrap:anywhere]">
        {theirs.trim() === '' ? text.nothing : theirs}
      </blockquote>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-2">
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
    </div>
  );
}
