import * as z from 'zod/mini';
import { categorySchema } from '../categories/category.ts';
import { productSchema } from './product.ts';

export const productsAnswerSchema = z.object({ products: z.array(productSchema) });
export const categoriesAnswerSchema = z.object({ categories: z.array(categorySchema) });
export type ProductsAnswer = z.infer<typeof productsAnswerSchema>;
export type CategoriesAnswer = z.infer<typeof categoriesAnswerSchema>;
