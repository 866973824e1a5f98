import {
  checkReceiptFile,
  type ReceiptProblem,
  receiptKindOf,
  receiptMediaTypes,
} from '@mooncake/domain/receipts/receipt';

export type ChosenProblem = ReceiptProblem | 'unreadable';
type ReadReceipt = { file: File; problem: null } | { file: null; problem: ChosenProblem };

const maxSignature = 8;

/**
 * Looks at a chosen file and takes its bytes at once: a phone may move or change the original before it is
 * sent, and a retry must send the same.
 */
export async function readReceipt(chosen: File): Promise<ReadReceipt> {
  try {
    const head = receiptKindOf(new Uint8Array(await chosen.slice(0, maxSignature).arrayBuffer()));
    // Some pickers name no type; the file itself then tells.
    const type = chosen.type || (head ? receiptMediaTypes[head] : '');
    const problem = checkReceiptFile({ type, size: chosen.size });
    if (problem) return { file: null, problem };
    if (!head) return { file: null, problem: 'invalid_file_type' };
    const content = await chosen.arrayBuffer();
    return { file: new File([content], chosen.name, { type: receiptMediaTypes[head] }), problem: null };
  } catch {
    return { file: null, problem: 'unreadable' };
  }
}
