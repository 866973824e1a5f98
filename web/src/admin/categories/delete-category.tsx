import type { AdminCategory } from '@mooncake/domain/categories/category-admin.contract';
import { DeleteDialog } from '../lib/delete-dialog.tsx';
import { useAdminCategoriesTexts } from './categories.texts.ts';
import { categoryApi } from './category-api.ts';

type DeleteCategoryProps = { category: AdminCategory; onClose: () => void };

export function DeleteCategory({ category: { id, name }, onClose }: DeleteCategoryProps) {
  const text = useAdminCategoriesTexts();
  return (
    <DeleteDialog
      title={text.deleteTitle}
      message={text.deleteMessage(name)}
      remove={() => categoryApi.remove(id)}
      done={text.deleted(name)}
      failed={text.failed.delete}
      topics={['catalogue']}
      onClose={onClose}
    />
  );
}
