import type { AdminCategory } from '@mooncake/domain/catalog/category-admin.contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useAdminCategoriesTexts } from '../../i18n/use-admin-categories-texts.ts';
import { useCommonTexts } from '../../i18n/use-admin-common-texts.ts';
import { useRefusalWords } from '../../i18n/use-refusal-words.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../../ui/toast-store.ts';
import { categoryApi } from './category-api.ts';

type DeleteCategoryProps = { category: AdminCategory; onClose: () => void };

export function DeleteCategory({ category: { id, name }, onClose }: DeleteCategoryProps) {
  const text = useAdminCategoriesTexts();
  const common = useCommonTexts();
  const wordsOf = useRefusalWords();
  const queries = useQueryClient();
  const removal = useMutation({
    mutationFn: () => categoryApi.remove(id),
    onSuccess: () => {
      toast(text.deleted(name));
      onClose();
    },
    onError: () => toast({ title: common.error, message: text.failed.delete, variant: 'destructive' }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['catalogue'] }),
  });

  return (
    <ConfirmDialog
      title={text.deleteTitle}
      message={text.deleteMessage(name)}
      confirmLabel={removal.isPending ? common.deleting : common.delete}
      cancelLabel={common.cancel}
      closeLabel={common.close}
      isBusy={removal.isPending}
      onConfirm={() => removal.mutate()}
      onClose={onClose}
    >
      {removal.isError && (
        <Notice look="problem" isAlert title={text.failed.delete}>
          {wordsOf(removal.error).message}
        </Notice>
      )}
    </ConfirmDialog>
  );
}
