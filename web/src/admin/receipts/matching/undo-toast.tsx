import type { ApproveMatchingResponse } from '@mooncake/domain/receipts/bulk-approval.contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { toast } from '../../../ui/toast/toast-store.ts';
import { type KeptApproval, keptApproval } from './kept-approval.ts';
import { useMatchingTexts } from './matching.texts.ts';
import { useBulkApproval } from './use-bulk-approval.ts';

/** Says in a toast what was approved, with the way back for as long as there is one. */
export function useUndoToast() {
  const text = useMatchingTexts();
  return ({ approved, undoUntil }: ApproveMatchingResponse, undo: () => void) => {
    const action = { label: text.undo, run: undo, takesFocus: false };
    const duration = Date.parse(undoUntil) - Date.now();
    toast({ title: text.approved(approved.length), message: '', action, duration });
  };
}

/** The way back of an approval whose dialog was closed before the page was loaded again. */
export function UndoAfterReload() {
  const [kept] = useState(keptApproval);
  return kept?.isLeft ? <LeftUndo kept={kept} /> : null;
}

function LeftUndo({ kept }: { kept: KeptApproval }) {
  const { undo } = useBulkApproval(kept);
  const showUndo = useUndoToast();
  const tell = useEffectEvent(() => showUndo(kept.outcome, () => undo(() => undefined)));
  useEffect(() => tell(), []);
  return null;
}
