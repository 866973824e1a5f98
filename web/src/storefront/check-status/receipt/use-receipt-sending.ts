import type { FullOrder } from '@mooncake/domain/lookup/lookup.contract';
import { useState } from 'react';
import { ApiProblem } from '../../../lib/api/api-problem.ts';
import type { Words } from '../../../shared/refusals/refusal-words.ts';
import { toast } from '../../../ui/toast/toast-store.ts';
import { isFileRefused, useReceiptChoice } from '../../receipts/use-receipt-choice.ts';
import { useRefusalWords } from '../../refusals/use-refusal-words.ts';
import { useCheckStatusTexts } from '../check-status.texts.ts';
import { type OrderProof, sendReceipt } from '../status-api.ts';

/** A cancelled order needs its stock and its time again, and they may be gone. */
const noRoomCodes: readonly string[] = ['batch.short_of_stock', 'batch.closed', 'slot.full'];

type ReceiptSendingFacts = { order: FullOrder; proof: OrderProof; onChanged: () => void };

/** A chosen receipt on its way: sent with its progress, and the outcome told. */
export function useReceiptSending({ order, proof, onChanged }: ReceiptSendingFacts) {
  const text = useCheckStatusTexts().receipt;
  const refusalWords = useRefusalWords();
  const choice = useReceiptChoice();
  const [share, setShare] = useState<number | null>(null);

  const wordsOf = (thrown: unknown): Words => {
    const isProblem = thrown instanceof ApiProblem;
    if (isProblem && noRoomCodes.includes(thrown.code)) return { title: text.failed, message: text.noRoom };
    const isRefused = isProblem && thrown.status >= 400 && thrown.status < 500;
    return isRefused ? refusalWords(thrown) : { title: text.failed, message: text.failedMessage };
  };

  const send = async () => {
    const { file } = choice;
    if (!file || share !== null) return;
    choice.say(null);
    setShare(0);
    try {
      const { orderNumber } = order;
      const { outsideStock } = await sendReceipt({ orderNumber, file, proof, onProgress: setShare });
      const message = outsideStock ? text.sentOutsideStock : text.sentMessage;
      toast({ title: text.sent, message, about: 'receipt' });
      choice.clear();
      onChanged();
    } catch (thrown) {
      const words = wordsOf(thrown);
      if (thrown instanceof ApiProblem && thrown.code === 'receipt.not_replaceable') {
        // The shop has decided about the order meanwhile: it is read again, and the form may be gone with it.
        toast({ ...words, variant: 'destructive', about: 'receipt' });
        onChanged();
      } else if (isFileRefused(thrown)) choice.refuse(words);
      else choice.say(words);
    } finally {
      setShare(null);
    }
  };

  return { choice, share, send: () => void send() };
}
