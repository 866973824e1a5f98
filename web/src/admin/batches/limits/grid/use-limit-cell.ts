import type { AdminLimit } from '@mooncake/domain/batches/batch-limits.contract';
import { readQuantity } from '@mooncake/domain/batches/read-quantity';
import { useRef, useState } from 'react';
import { refusalFacts } from '../../../../lib/api/refusal-facts.ts';
import { useRefusalWords } from '../../../lib/refusals/use-refusal-words.ts';
import { isUnanswered } from '../../../lib/send-once.ts';
import { usePickupSlotTexts } from '../../slots/pickup-slots.texts.ts';
import { saveLimit } from '../../slots/slot-queries.ts';
import { useChangeBatches } from '../../use-change-batches.ts';

/** What is typed into a cell over the limit that was in sight then. */
type Draft = { typed: string; seen: number; isTried: boolean; unanswered?: number };
type Asked = { typed: string; limitQuantity: number; seen: number };

/** One limit being edited: what is typed stays, whatever arrives meanwhile, until it is saved or given up. */
export function useLimitCell(batchId: string, limit: AdminLimit, onSaved: (limit: number) => void) {
  const { limits: text, failed } = usePickupSlotTexts();
  const wordsOf = useRefusalWords();
  const [draft, setDraft] = useState<Draft | null>(null);
  // A key that saves and leaves is followed by the leaving before anything is drawn anew.
  const latest = useRef(draft);
  const put = (next: Draft | null) => {
    latest.current = next;
    setDraft(next);
  };
  const [told, setProblem] = useState<string | null>(null);
  const { productId, limitQuantity: current } = limit;
  // What was saved although its answer was lost is no colleague's.
  const isOwn = draft !== null && draft.unanswered === current;
  const isSettled = isOwn && readQuantity(draft.typed) === current;
  const problem = isSettled ? null : told;

  const save = useChangeBatches({
    send: async (asked: Asked) => {
      const { limitQuantity, seen } = asked;
      await saveLimit(batchId, productId, { limitQuantity, seen });
      return asked;
    },
    done: () => null,
    failed: failed.limit,
    onDone: ({ typed, limitQuantity }) => {
      const now = latest.current;
      // Somebody fast has typed the next number already.
      put(now && now.typed !== typed ? { ...now, seen: limitQuantity } : null);
      onSaved(limitQuantity);
    },
    onFailed: (refused, { limitQuantity }) => {
      const newer = refusalFacts(refused, 'limit.changed_meanwhile')?.limitQuantity;
      // Told of the newer limit, whoever saves once more means to replace it.
      const now = latest.current;
      if (newer !== undefined && now) put({ ...now, seen: newer });
      if (isUnanswered(refused) && now) put({ ...now, unanswered: limitQuantity });
      setProblem(newer === undefined ? wordsOf(refused).message : text.grid.changed(newer));
    },
  });

  const isBehind = draft !== null && !save.isPending && !isOwn && draft.seen !== current;

  const discard = () => {
    put(null);
    setProblem(null);
  };
  const type = (typed: string) => {
    put({ ...latest.current, typed, seen: latest.current?.seen ?? current, isTried: false });
    setProblem(null);
  };
  /** Saves what is typed; false where it is no number of boxes. */
  const commit = (isMeant: boolean): boolean => {
    const meant = latest.current;
    if (!meant || (meant.isTried && !isMeant)) return true;
    const limitQuantity = readQuantity(meant.typed);
    if (limitQuantity === null) {
      setProblem(text.invalid);
      return false;
    }
    if (limitQuantity === current && !save.isPending) {
      discard();
      return true;
    }
    put({ ...meant, isTried: true });
    // A newer limit stands beside the field: leaving it is no wish to replace that, pressing Enter is.
    if (isBehind && !isMeant) return true;
    const seen = isOwn || (isBehind && problem === null) ? current : meant.seen;
    setProblem(null);
    save.mutate({
      typed: meant.typed,
      limitQuantity,
      seen: save.isPending ? save.variables.limitQuantity : seen,
    });
    return true;
  };

  return {
    shown: draft?.typed ?? String(current),
    isDirty: draft !== null && !isSettled,
    isSaving: save.isPending,
    /** What is wrong, or what a colleague did while this was typed. */
    problem: problem ?? (isBehind ? text.grid.changed(current) : null),
    type,
    commit,
    discard,
  };
}
