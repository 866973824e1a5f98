import type { ReceiptReviewResponse } from '@mooncake/domain/receipts/receipt-review.contract';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { saveFile } from '../../lib/browser/save-file.ts';
import { toast } from '../../ui/toast/toast-store.ts';
import { isSignedOut } from '../lib/is-signed-out.ts';
import { useReviewTexts } from './review.texts.ts';
import { fetchFile } from './review-api.ts';

const extensions = { jpeg: 'jpg', png: 'png', pdf: 'pdf' } as const;

/** Saves the receipt exactly as it was uploaded. */
export function useDownload(review: ReceiptReviewResponse | undefined) {
  const text = useReviewTexts();
  const isSaving = useRef(false);
  const download = useMutation({
    networkMode: 'always',
    mutationFn: async ({ receipt, orderNumber }: ReceiptReviewResponse) => {
      try {
        if (!receipt) return;
        saveFile(await fetchFile(receipt.downloadUrl), `receipt-${orderNumber}.${extensions[receipt.kind]}`);
      } finally {
        isSaving.current = false;
      }
    },
    onError: (problem) => {
      if (isSignedOut(problem)) return;
      toast({ title: text.downloadFailed, message: text.downloadFailedMessage, variant: 'destructive' });
    },
  });

  return () => {
    // Asked of the ref, not of the last drawing: a key pressed just after a download starts the next one.
    if (!review?.receipt || isSaving.current) return;
    isSaving.current = true;
    download.mutate(review);
  };
}
