import {
  type AdminCategory,
  type CategoryDraft,
  defaultCategoryColour,
} from '@mooncake/domain/categories/category-admin.contract';
import { hexColour } from '@mooncake/domain/categories/category-colour';
import { wholeOrZero } from '@mooncake/domain/products/form/product-form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refusalFacts } from '../../lib/api/refusal-facts.ts';
import { toast } from '../../ui/toast/toast-store.ts';
import { useCommonTexts } from '../lib/common.texts.ts';
import { randomUuid } from '../lib/random-uuid.ts';
import { useAdminCategoriesTexts } from './categories.texts.ts';
import { adminCategoriesQuery, categoryApi } from './category-api.ts';

/** As it is typed: the number is still text. */
export type CategoryForm = Omit<CategoryDraft, 'sortOrder'> & { sortOrder: string };
type FormOptions = { category: AdminCategory | null; lastPlace: number; onSaved: () => void };

export function useCategoryForm({ category, lastPlace, onSaved }: FormOptions) {
  const text = useAdminCategoriesTexts();
  const common = useCommonTexts();
  const queries = useQueryClient();
  const [base, setBase] = useState({
    id: category?.id ?? randomUuid(),
    version: category?.version ?? null,
  });
  const [form, setForm] = useState(() => (category ? formOf(category) : emptyForm(lastPlace)));
  const [wasSent, setWasSent] = useState(false);

  const color = hexColour(form.color);
  const problems = {
    name: form.name.trim() === '' ? text.problems.name : undefined,
    color: color === null ? text.problems.colour : undefined,
  };

  const saving = useMutation({
    mutationFn: categoryApi.save,
    onSuccess: ({ category: { name } }) => {
      toast(category ? text.updated(name) : text.created(name));
      onSaved();
    },
    onError: () => toast({ title: common.error, message: text.failed.save, variant: 'destructive' }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['catalogue'] }),
  });
  const newer = refusalFacts(saving.error, 'category.changed_meanwhile');

  function save(version = base.version) {
    setWasSent(true);
    if (problems.name) {
      toast({ title: text.problems.title, message: problems.name, variant: 'destructive' });
    }
    if (problems.name || color === null) return;
    const draft = { ...form, color, sortOrder: wholeOrZero(form.sortOrder) };
    saving.mutate({ id: base.id, draft, version });
  }

  return {
    form,
    color: color ?? defaultCategoryColour,
    problems: wasSent ? problems : { name: undefined, color: undefined },
    change: (changes: Partial<CategoryForm>) => setForm((current) => ({ ...current, ...changes })),
    save: () => save(),
    saving,
    /** Offered when a colleague was faster. */
    conflict: newer && {
      saveMine: () => save(newer.version),
      async loadTheirs() {
        const all = await queries.fetchQuery({ ...adminCategoriesQuery, staleTime: 0 });
        const theirs = all.find(({ id }) => id === base.id);
        if (!theirs) return;
        setForm(formOf(theirs));
        setBase({ id: theirs.id, version: theirs.version });
        saving.reset();
      },
    },
  };
}

function formOf({
  name,
  nameZh,
  description,
  color,
  icon,
  sortOrder,
  isActive,
}: AdminCategory): CategoryForm {
  return { name, nameZh, description, color, icon, sortOrder: String(sortOrder), isActive };
}

function emptyForm(place: number): CategoryForm {
  return {
    name: '',
    nameZh: '',
    description: '',
    color: defaultCategoryColour,
    icon: '',
    sortOrder: String(place),
    isActive: true,
  };
}
