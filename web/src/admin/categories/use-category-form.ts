import {
  type AdminCategory,
  type CategoryDraft,
  defaultCategoryColour,
} from '@mooncake/domain/categories/category-admin.contract';
import { hexColour } from '@mooncake/domain/categories/category-colour';
import { wholeOrZero } from '@mooncake/domain/products/form/product-form';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refusalFacts } from '../../lib/api/refusal-facts.ts';
import { toast } from '../../ui/toast/toast-store.ts';
import { randomUuid } from '../lib/random-uuid.ts';
import { useVersionedForm } from '../lib/use-versioned-form.ts';
import { useAdminCategoriesTexts } from './categories.texts.ts';
import { adminCategoriesQuery, categoryApi } from './category-api.ts';

/** As it is typed: the number is still text. */
export type CategoryForm = Omit<CategoryDraft, 'sortOrder'> & { sortOrder: string };
type FormOptions = { category: AdminCategory | null; lastPlace: number; onSaved: () => void };

export function useCategoryForm({ category, lastPlace, onSaved }: FormOptions) {
  const text = useAdminCategoriesTexts();
  const queries = useQueryClient();
  const [id] = useState(() => category?.id ?? randomUuid());
  const problemsOf = ({ name, color }: CategoryForm) => ({
    name: name.trim() === '' ? text.problems.name : undefined,
    color: hexColour(color) === null ? text.problems.colour : undefined,
  });

  const form = useVersionedForm({
    topics: ['catalogue'],
    start: () => (category ? seenOf(category) : { values: emptyForm(lastPlace), version: null }),
    read(values): CategoryDraft | null {
      const problems = problemsOf(values);
      if (problems.name) {
        toast({ title: text.problems.title, message: problems.name, variant: 'destructive' });
      }
      const color = hexColour(values.color);
      if (problems.name || color === null) return null;
      return { ...values, color, sortOrder: wholeOrZero(values.sortOrder) };
    },
    send: (draft, version) => categoryApi.save({ id, draft, version }),
    done: ({ category: { name } }) => (category ? text.updated(name) : text.created(name)),
    failed: text.failed.save,
    onDone: onSaved,
    newerVersion: (problem) => refusalFacts(problem, 'category.changed_meanwhile')?.version ?? null,
    async loadNewest() {
      const all = await queries.fetchQuery({ ...adminCategoriesQuery, staleTime: 0 });
      const theirs = all.find((one) => one.id === id);
      return theirs ? seenOf(theirs) : null;
    },
  });

  return {
    ...form,
    color: hexColour(form.values.color) ?? defaultCategoryColour,
    problems: form.wasSent ? problemsOf(form.values) : { name: undefined, color: undefined },
  };
}

function seenOf(category: AdminCategory): { values: CategoryForm; version: number | null } {
  const { name, nameZh, description, color, icon, sortOrder, isActive, version } = category;
  return {
    values: { name, nameZh, description, color, icon, sortOrder: String(sortOrder), isActive },
    version,
  };
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
