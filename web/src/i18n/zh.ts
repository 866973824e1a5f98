import type { Messages } from './messages.ts';
import { home } from './zh/home.ts';
import { notFound } from './zh/not-found.ts';
import { product } from './zh/product.ts';
import { shell } from './zh/shell.ts';

export const zh = { shell, home, product, notFound } satisfies Messages;
