import type { AdminProduct } from '@mooncake/domain/products/form/product-admin.contract';
import {
  emptyProductForm,
  formOfProduct,
  type ProductForm,
  readProductForm,
} from '@mooncake/domain/products/form/product-form';
import type { ProductProblem } from '@mooncake/domain/products/product-draft';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refusalFacts } from '../../lib/api/refusal-facts.ts';
import { useRefusalWords } from '../../shared/refusals/use-refusal-words.ts';
import { toast } from '../../ui/toast/toast-store.ts';
import { useCommonTexts } from '../lib/common.texts.ts';
import { randomUuid } from '../lib/random-uuid.ts';
import { fieldId } from './field-id.ts';
import { savedPictures, usePictures } from './pictures/use-pictures.ts';
import { adminProductsQuery, productApi } from './product-api.ts';
import { useAdminProductsTexts } from './products.texts.ts';

type FormOptions = { product: AdminProduct | null; lastPlace: number; onSaved: () => void };

export function useProductForm({ product, lastPlace, onSaved }: FormOptions) {
  const text = useAdminProductsTexts();
  const common = useCommonTexts();
  const wordsOf = useRefusalWords();
  const queries = useQueryClient();
  const [base, setBase] = useState({
    id: product?.id ?? randomUuid(),
    version: product?.version ?? null,
  });
  const [form, setForm] = useState(() => (product ? formOfProduct(product) : emptyProductForm(lastPlace)));
  const [wasSent, setWasSent] = useState(false);
  const [isChanged, setIsChanged] = useState(false);
  const pictures = usePictures(product?.images ?? []);

  const saving = useMutation({
    mutationFn: productApi.save,
    onSuccess: ({ product: { name } }) => {
      toast(product ? text.updated(name) : text.created(name));
      onSaved();
    },
    onError: (problem) => {
      toast({ title: common.error, message: text.failed.save, variant: 'destructive' });
      const gone = refusalFacts(problem, 'picture.not_found');
      if (gone) pictures.fail(gone.imageUrl, problem);
      if (refusalFacts(problem, 'product.name_taken')) focusField('name');
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['catalogue'] }),
  });

  const { draft, problems } = readProductForm(form, savedPictures(pictures.pictures));
  const refused = refusalFacts(saving.error, 'product.invalid')?.problems ?? [];
  const told = wasSent ? [...problems, ...refused] : [];
  const newer = refusalFacts(saving.error, 'product.changed_meanwhile');
  const isNameTaken = refusalFacts(saving.error, 'product.name_taken') !== null;

  function save(version = base.version) {
    setWasSent(true);
    const [first] = problems;
    if (first) return focusField(first.path);
    saving.mutate({ id: base.id, draft, version });
  }

  return {
    form,
    pictures,
    saving,
    isChanged: isChanged || savedPictures(pictures.pictures).length !== (product?.images.length ?? 0),
    hasProblems: told.length > 0,
    problemAt(path: string): string | undefined {
      if (path === 'name' && isNameTaken) return wordsOf(saving.error).message;
      const problem = told.find((one: ProductProblem) => one.path === path)?.problem;
      return problem && text.problems[problem];
    },
    change(changes: Partial<ProductForm>) {
      setIsChanged(true);
      setForm((current) => ({ ...current, ...changes }));
    },
    save: () => save(),
    /** Offered when a colleague was faster. */
    conflict: newer && {
      saveMine: () => save(newer.version),
      async loadTheirs() {
        const all = await queries.fetchQuery({ ...adminProductsQuery, staleTime: 0 });
        const theirs = all.find(({ id }) => id === base.id);
        if (!theirs) return;
        setForm(formOfProduct(theirs));
        pictures.replace(theirs.images);
        setBase({ id: theirs.id, version: theirs.version });
        setIsChanged(false);
        saving.reset();
      },
    },
  };
}

/** After the next drawing: a closed flavour opens first. */
function focusField(path: string) {
  setTimeout(() => document.getElementById(fieldId(path))?.focus());
}
