import { home } from './en/home.ts';
import { notFound } from './en/not-found.ts';
import { product } from './en/product.ts';
import { shell } from './en/shell.ts';

/** Every English text of the product; its shape is the law for the Chinese twin. */
export const en = { shell, home, product, notFound };
