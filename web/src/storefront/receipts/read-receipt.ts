import {
  checkReceiptFile,
  type ReceiptProblem,
  receiptHeadBytes,
  receiptMediaTypes,
} from '@mooncake/domain/receipts/receipt';

export type ChosenProblem = ReceiptProblem | 'unreadable';
type ReadReceipt = { file: File; problem: null } | { file: null; problem: ChosenProblem };

/**
 * Looks at a chosen file and takes its bytes at once: a phone may move or change the original before it is
 * sent, and a retry must send the same.
 */
export async function readReceipt(chosen: File): Promise<ReadReceipt> {
  try {
    const head = new Uint8Array(await chosen.slice(0, receiptHeadBytes).arrayBuffer());
    const { kind, problem } = checkReceiptFile({ type: chosen.type, size: chosen.size, head });
    if (problem) return { file: null, problem };
    const content = await chosen.arrayBuffer();
    return { file: new File([content], chosen.name, { type: receiptMediaTypes[kind] }), problem: null };
  } catch {
    return { file: null, problem: 'unreadable' };
  }
}
