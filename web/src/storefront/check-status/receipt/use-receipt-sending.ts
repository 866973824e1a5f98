import type { FullOrder } from '@mooncake/domain/lookup/lookup.contract';
import { checkReceiptFile, receiptMaxBytes } from '@mooncake/domain/receipts/receipt';
import { useState } from 'react';
import { ApiProblem } from '../../../lib/api/api-problem.ts';
import type { Words } from '../../../shared/refusals/refusal-words.ts';
import { useRefusalWords } from '../../../shared/refusals/use-refusal-words.ts';
import { toast } from '../../../ui/toast/toast-store.ts';
import { useCheckStatusTexts } from '../check-status.texts.ts';
import { ownRefusal } from '../own-refusal.ts';
import { sendReceipt } from '../status-api.ts';

/** A cancelled order needs its stock and its time again, and they may be gone. */
const noRoomCodes: readonly string[] = ['batch.short_of_stock', 'batch.closed', 'slot.full'];

type ReceiptSendingFacts = { order: FullOrder; phone: string; onSent: () => void };

/** One receipt on its way: chosen, checked, sent with its progress, and the outcome told. */
export function useReceiptSending({ order, phone, onSent }: ReceiptSendingFacts) {
  const text = useCheckStatusTexts().receipt;
  const refusalWords = useRefusalWords();
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<Words | null>(null);
  const [share, setShare] = useState<number | null>(null);

  const refuse = (words: Words) => {
    setProblem(words);
    toast({ ...words, variant: 'destructive' });
  };

  const choose = (chosen: File | null) => {
    if (!chosen) return;
    const found = checkReceiptFile(chosen);
    setFile(found ? null : chosen);
    if (found === 'invalid_file_type') refuse(refusalWords(ownRefusal('receipt.invalid_file_type', {})));
    else if (found)
      refuse(refusalWords(ownRefusal('receipt.file_too_large', { limitBytes: receiptMaxBytes })));
    else setProblem(null);
  };

  const wordsOf = (thrown: unknown): Words => {
    const isProblem = thrown instanceof ApiProblem;
    if (isProblem && noRoomCodes.includes(thrown.code)) return { title: text.failed, message: text.noRoom };
    const isRefused = isProblem && thrown.status >= 400 && thrown.status < 500;
    return isRefused ? refusalWords(thrown) : { title: text.failed, message: text.failedMessage };
  };

  const send = async () => {
    if (!file || share !== null) return;
    setProblem(null);
    setShare(0);
    try {
      const { orderNumber } = order;
      const { outsideStock } = await sendReceipt({ orderNumber, file, phone, onProgress: setShare });
      toast({ title: text.sent, message: outsideStock ? text.sentOutsideStock : text.sentMessage });
      setFile(null);
      onSent();
    } catch (thrown) {
      refuse(wordsOf(thrown));
    } finally {
      setShare(null);
    }
  };

  return { file, problem, share, choose, send: () => void send() };
}
