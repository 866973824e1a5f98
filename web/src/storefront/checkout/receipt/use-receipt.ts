import { useEffect, useState } from 'react';
import { type ReceiptChoice, useReceiptChoice } from '../../receipts/use-receipt-choice.ts';
import { changeHoldRecord, type HoldRecord } from '../hold-record.ts';
import { forgetReceipts, keepReceipt, keptReceipt } from './receipt-keeper.ts';

export type Receipt = ReceiptChoice & {
  /** The name of a file chosen before a reload that the browser did not keep. */
  lostName: string | null;
};

/** The receipt as chosen, kept over a reload. */
export function useReceipt({ orderNumber, receiptName }: HoldRecord): Receipt {
  const [kept, setKept] = useState<File | null>(null);
  const [wasLookedFor, setWasLookedFor] = useState(false);

  useEffect(() => {
    let isStale = false;
    void keptReceipt(orderNumber).then((found) => {
      if (isStale) return;
      setWasLookedFor(true);
      setKept(found);
    });
    return () => {
      isStale = true;
    };
  }, [orderNumber]);

  const choice = useReceiptChoice({
    kept,
    onChange: (file) => {
      changeHoldRecord({ receiptName: file?.name ?? null });
      void (file ? keepReceipt(orderNumber, file) : forgetReceipts());
    },
  });

  return { ...choice, lostName: wasLookedFor && !choice.file ? receiptName : null };
}
