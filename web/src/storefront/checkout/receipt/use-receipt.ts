import { useEffect, useRef, useState } from 'react';
import type { Words } from '../../../shared/refusals/refusal-words.ts';
import { toast } from '../../../ui/toast/toast-store.ts';
import { changeHoldRecord, type HoldRecord } from '../hold-record.ts';
import { type ChosenProblem, readReceipt } from './read-receipt.ts';
import { useReceiptTexts } from './receipt.texts.ts';
import { forgetReceipts, keepReceipt, keptReceipt } from './receipt-keeper.ts';

export type Receipt = {
  file: File | null;
  problem: Words | null;
  /** The name of a file chosen before a reload that the browser did not keep. */
  lostName: string | null;
  choose: (file: File) => Promise<void>;
  remove: () => void;
  /** The server looked inside and said no: the file must be another one. */
  refuse: (words: Words) => void;
};

/** The receipt as chosen, kept over a reload. */
export function useReceipt({ orderNumber, receiptName }: HoldRecord): Receipt {
  const text = useReceiptTexts();
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<Words | null>(null);
  const [wasLookedFor, setWasLookedFor] = useState(false);
  const wasTouched = useRef(false);

  useEffect(() => {
    let isStale = false;
    void keptReceipt(orderNumber).then((kept) => {
      if (isStale) return;
      setWasLookedFor(true);
      if (kept && !wasTouched.current) setFile(kept);
    });
    return () => {
      isStale = true;
    };
  }, [orderNumber]);

  const put = (next: File | null) => {
    wasTouched.current = true;
    setFile(next);
    changeHoldRecord({ receiptName: next?.name ?? null });
    void (next ? keepReceipt(orderNumber, next) : forgetReceipts());
  };

  const words: Record<ChosenProblem, Words> = {
    invalid_file_type: { title: text.invalidType, message: text.invalidTypeMessage },
    file_too_large: { title: text.tooLarge, message: text.tooLargeMessage },
    unreadable: { title: text.unreadable, message: text.unreadableMessage },
  };

  const choose = async (chosen: File) => {
    const read = await readReceipt(chosen);
    if (read.problem) {
      setProblem(words[read.problem]);
      toast({ ...words[read.problem], variant: 'destructive' });
      return;
    }
    setProblem(null);
    put(read.file);
    toast({ title: text.selected, message: read.file.name });
  };

  const remove = () => {
    setProblem(null);
    put(null);
    toast({ title: text.removed, message: text.removedMessage });
  };

  const refuse = (told: Words) => {
    put(null);
    setProblem(told);
  };

  return { file, problem, lostName: wasLookedFor && !file ? receiptName : null, choose, remove, refuse };
}
