import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRefusalWords } from '../../shared/refusals/use-refusal-words.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { type NewToast, toast } from '../../ui/toast/toast-store.ts';
import { useCommonTexts } from './common.texts.ts';

type DeleteDialogProps = {
  title: string;
  message: string;
  remove: () => Promise<unknown>;
  done: NewToast;
  failed: string;
  refreshes: QueryKey;
  onClose: () => void;
};

/** Asks before something is deleted; a refusal stays in sight, with its reason. */
export function DeleteDialog({
  title,
  message,
  remove,
  done,
  failed,
  refreshes,
  onClose,
}: DeleteDialogProps) {
  const common = useCommonTexts();
  const wordsOf = useRefusalWords();
  const queries = useQueryClient();
  const removal = useMutation({
    mutationFn: remove,
    onSuccess: () => {
      toast(done);
      onClose();
    },
    onError: () => toast({ title: common.error, message: failed, variant: 'destructive' }),
    onSettled: () => queries.invalidateQueries({ queryKey: refreshes }),
  });

  return (
    <ConfirmDialog
      title={title}
      message={message}
      confirmLabel={removal.isPending ? common.deleting : common.delete}
      cancelLabel={common.cancel}
      closeLabel={common.close}
      isBusy={removal.isPending}
      onConfirm={() => removal.mutate()}
      onClose={onClose}
    >
      {removal.isError && (
        <Notice look="problem" isAlert title={failed}>
          {wordsOf(removal.error).message}
        </Notice>
      )}
    </ConfirmDialog>
  );
}
