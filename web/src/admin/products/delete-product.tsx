import type { AdminProduct } from '@mooncake/domain/products/form/product-admin.contract';
import { DeleteDialog } from '../lib/delete-dialog.tsx';
import { productApi } from './product-api.ts';
import { useAdminProductsTexts } from './products.texts.ts';

type DeleteProductProps = { product: AdminProduct; onClose: () => void };

/** What was ordered keeps its history, so it is put away instead of deleted; the question says which. */
export function DeleteProduct({ product: { id, name, isOrdered }, onClose }: DeleteProductProps) {
  const text = useAdminProductsTexts();
  return (
    <DeleteDialog
      title={text.deleteTitle}
      message={isOrdered ? text.archiveMessage(name) : text.deleteMessage(name)}
      remove={() => productApi.remove(id)}
      done={text.deleted(name)}
      failed={text.failed.delete}
      topics={['catalogue']}
      onClose={onClose}
    />
  );
}
