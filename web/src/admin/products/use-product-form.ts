import type { AdminProduct } from '@mooncake/domain/products/form/product-admin.contract';
import {
  emptyProductForm,
  formOfProduct,
  type ProductForm,
  readProductForm,
} from '@mooncake/domain/products/form/product-form';
import type { ProductProblem } from '@mooncake/domain/products/product-draft';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refusalFacts } from '../../lib/api/refusal-facts.ts';
import { randomUuid } from '../lib/random-uuid.ts';
import { useRefusalWords } from '../lib/refusals/use-refusal-words.ts';
import { useVersionedForm } from '../lib/use-versioned-form.ts';
import { fieldId } from './field-id.ts';
import { savedPictures, usePictures } from './pictures/use-pictures.ts';
import { adminProductsQuery, productApi } from './product-api.ts';
import { useAdminProductsTexts } from './products.texts.ts';

type FormOptions = { product: AdminProduct | null; lastPlace: number; onSaved: () => void };

export function useProductForm({ product, lastPlace, onSaved }: FormOptions) {
  const text = useAdminProductsTexts();
  const wordsOf = useRefusalWords();
  const queries = useQueryClient();
  const [id] = useState(() => product?.id ?? randomUuid());
  const pictures = usePictures(product?.images ?? []);
  const images = savedPictures(pictures.pictures);

  const form = useVersionedForm({
    topics: ['catalogue'],
    start: () => (product ? seenOf(product) : { values: emptyProductForm(lastPlace), version: null }),
    read(values) {
      const { draft, problems } = readProductForm(values, images);
      const [first] = problems;
      if (first) focusField(first.path);
      return first ? null : draft;
    },
    send: (draft, version) => productApi.save({ id, draft, version }),
    done: ({ product: { name } }) => (product ? text.updated(name) : text.created(name)),
    failed: text.failed.save,
    onDone: onSaved,
    onFailed(problem) {
      const gone = refusalFacts(problem, 'picture.not_found');
      if (gone) pictures.fail(gone.imageUrl, problem);
      if (refusalFacts(problem, 'product.name_taken')) focusField('name');
    },
    newerVersion: (problem) => refusalFacts(problem, 'product.changed_meanwhile')?.version ?? null,
    async loadNewest() {
      const all = await queries.fetchQuery({ ...adminProductsQuery, staleTime: 0 });
      const theirs = all.find((one) => one.id === id);
      if (!theirs) return null;
      pictures.replace(theirs.images);
      return seenOf(theirs);
    },
  });

  const { error } = form.saving;
  const refused = refusalFacts(error, 'product.invalid')?.problems ?? [];
  const told = form.wasSent ? [...readProductForm(form.values, images).problems, ...refused] : [];
  const isNameTaken = refusalFacts(error, 'product.name_taken') !== null;

  return {
    ...form,
    pictures,
    isChanged: form.isChanged || images.length !== (product?.images.length ?? 0),
    hasProblems: told.length > 0,
    problemAt(path: string): string | undefined {
      if (path === 'name' && isNameTaken) return wordsOf(error).message;
      const problem = told.find((one: ProductProblem) => one.path === path)?.problem;
      return problem && text.problems[problem];
    },
  };
}

function seenOf(product: AdminProduct): { values: ProductForm; version: number | null } {
  return { values: formOfProduct(product), version: product.version };
}

/** After the next drawing: a closed flavour opens first. */
function focusField(path: string) {
  setTimeout(() => document.getElementById(fieldId(path))?.focus());
}
