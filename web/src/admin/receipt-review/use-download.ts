import type { ReceiptReviewAnswer } from '@mooncake/domain/orders/receipt-review.contract';
import { useMutation } from '@tanstack/react-query';
import { useReviewTexts } from '../../i18n/use-admin-review-texts.ts';
import { saveFile } from '../../lib/save-file.ts';
import { toast } from '../../ui/toast-store.ts';
import { fetchFile } from './review-api.ts';

const extensions = { jpeg: 'jpg', png: 'png', pdf: 'pdf' } as const;

/** Saves the receipt exactly as it was uploaded. */
export function useDownload(review: ReceiptReviewAnswer | undefined) {
  const text = useReviewTexts();
  const download = useMutation({
    networkMode: 'always',
    mutationFn: async ({ receipt, orderNumber }: ReceiptReviewAnswer) => {
      if (!receipt) return;
      saveFile(await fetchFile(receipt.downloadUrl), `receipt-${orderNumber}.${extensions[receipt.kind]}`);
    },
    onError: () =>
      toast({ title: text.downloadFailed, message: text.downloadFailedMessage, variant: 'destructive' }),
  });

  return () => {
    if (review?.receipt && !download.isPending) download.mutate(review);
  };
}
