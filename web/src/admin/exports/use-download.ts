import { useMutation } from '@tanstack/react-query';
import { toast } from '../../ui/toast/toast-store.ts';
import { isSignedOut } from '../lib/is-signed-out.ts';
import { useRefusalWords } from '../lib/refusals/use-refusal-words.ts';
import { downloadFile } from './download-file.ts';
import { useAdminExportsTexts } from './exports.texts.ts';

/** Downloads one file at a time; a failure is said with its reason. */
export function useDownload() {
  const { failed } = useAdminExportsTexts();
  const wordsFor = useRefusalWords();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: downloadFile,
    onError: (error) => {
      if (isSignedOut(error)) return;
      const { title, message } = wordsFor(error);
      toast({ title: failed, message: `${title}. ${message}`, variant: 'destructive' });
    },
  });
  return { download: mutate, isBusy: isPending, busyAddress: isPending ? variables : null };
}
