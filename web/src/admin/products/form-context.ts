import type { ProductForm } from '@mooncake/domain/products/form/product-form';

/** What every part of the form needs: the words typed so far, how to change them, what is wrong where. */
export type FormPart = {
  form: ProductForm;
  change: (changes: Partial<ProductForm>) => void;
  problemAt: (path: string) => string | undefined;
};
