import type { AdminProduct } from '@mooncake/domain/catalog/product-admin.contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCommonTexts } from '../../i18n/use-admin-common-texts.ts';
import { useAdminProductsTexts } from '../../i18n/use-admin-products-texts.ts';
import { useRefusalWords } from '../../i18n/use-refusal-words.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../../ui/toast-store.ts';
import { productApi } from './product-api.ts';

type DeleteProductProps = { product: AdminProduct; onClose: () => void };

export function DeleteProduct({ product: { id, name, isOrdered }, onClose }: DeleteProductProps) {
  const text = useAdminProductsTexts();
  const common = useCommonTexts();
  const wordsOf = useRefusalWords();
  const queries = useQueryClient();
  const removal = useMutation({
    mutationFn: () => productApi.remove(id),
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
      message={isOrdered ? text.archiveMessage(name) : text.deleteMessage(name)}
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
