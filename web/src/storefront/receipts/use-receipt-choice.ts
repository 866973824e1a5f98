import { receiptMaxBytes } from '@mooncake/domain/receipts/receipt';
import type { RefusalCode } from '@mooncake/domain/refusal';
import { useState } from 'react';
import { ApiProblem } from '../../lib/api/api-problem.ts';
import { ownRefusal } from '../../lib/api/own-refusal.ts';
import type { Words } from '../../shared/refusals/refusal-words.ts';
import { toast } from '../../ui/toast/toast-store.ts';
import { useRefusalWords } from '../refusals/use-refusal-words.ts';
import { type ChosenProblem, readReceipt } from './read-receipt.ts';
import { useReceiptPickerTexts } from './receipts.texts.ts';

export type ReceiptChoice = {
  file: File | null;
  problem: Words | null;
  choose: (file: File) => Promise<void>;
  remove: () => void;
  /** The server looked inside and said no: the file must be another one. */
  refuse: (words: Words) => void;
  /** Something else went wrong, or is being tried again: the file stays. */
  say: (words: Words | null) => void;
  /** The file is where it should be; the next one may be chosen. */
  clear: () => void;
};

type ChoiceOptions = {
  /** A file chosen before a reload; it counts until the customer chooses or removes one. */
  kept?: File | null;
  onChange?: (file: File | null) => void;
};

const about = 'receipt';

/** One receipt as the customer chooses it: read, checked, told about, changed again. */
export function useReceiptChoice({ kept = null, onChange }: ChoiceOptions = {}): ReceiptChoice {
  const text = useReceiptPickerTexts();
  const wordsOf = useRefusalWords();
  const [chosen, setChosen] = useState<File | null | undefined>();
  const [problem, setProblem] = useState<Words | null>(null);

  const put = (next: File | null) => {
    setChosen(next);
    onChange?.(next);
  };

  const problemWords = (found: ChosenProblem): Words => {
    if (found === 'unreadable') return { title: text.unreadable, message: text.unreadableMessage };
    return wordsOf(
      found === 'file_too_large'
        ? ownRefusal('receipt.file_too_large', { limitBytes: receiptMaxBytes })
        : ownRefusal('receipt.invalid_file_type', {}),
    );
  };

  const choose = async (picked: File) => {
    const read = await readReceipt(picked);
    if (read.problem) {
      return setProblem(problemWords(read.problem));
    }
    setProblem(null);
    put(read.file);
    toast({ title: text.selected, message: read.file.name, about });
  };

  const clear = () => {
    setProblem(null);
    put(null);
  };

  const remove = () => {
    clear();
    toast({ title: text.removed, message: text.removedMessage, about });
  };

  const refuse = (words: Words) => {
    put(null);
    setProblem(words);
  };

  const file = chosen === undefined ? kept : chosen;
  return { file, problem, choose, remove, refuse, say: setProblem, clear };
}

const fileRefusals: readonly RefusalCode[] = [
  'receipt.invalid_file_type',
  'receipt.file_too_large',
  'receipt.too_many_pixels',
  'receipt.side_too_long',
  'receipt.unreadable',
];

/** Whether the file itself was refused, so that sending the same one again would change nothing. */
export function isFileRefused(thrown: unknown): boolean {
  return thrown instanceof ApiProblem && fileRefusals.some((code) => code === thrown.code);
}
