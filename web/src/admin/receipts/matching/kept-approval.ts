import {
  type ApproveMatchingResponse,
  approveMatchingResponseSchema,
} from '@mooncake/domain/receipts/bulk-approval.contract';

export type KeptApproval = {
  approvalId: string;
  outcome: ApproveMatchingResponse;
  /** Its dialog was closed: what is left of it is the way back. */
  isLeft: boolean;
};

const key = 'mooncake-bulk-approval';

/** Keeps what was just approved in this tab: it can be taken back for a minute, also when the page is loaded again. */
export function keepApproval(approval: KeptApproval): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(approval));
  } catch {
    // Without storage it can be taken back while this page is open.
  }
}

export function leaveApproval(): void {
  const kept = keptApproval();
  if (kept) keepApproval({ ...kept, isLeft: true });
}

export function forgetApproval(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}

/** Null once the minute is over. */
export function keptApproval(): KeptApproval | null {
  try {
    const { approvalId, outcome, isLeft } = JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? {};
    const parsed = approveMatchingResponseSchema.safeParse(outcome);
    const isKept = typeof approvalId === 'string' && parsed.success;
    return isKept && Date.parse(parsed.data.undoUntil) > Date.now()
      ? { approvalId, outcome: parsed.data, isLeft: isLeft === true }
      : null;
  } catch {
    return null;
  }
}
