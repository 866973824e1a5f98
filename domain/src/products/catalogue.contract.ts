import * as z from 'zod/mini';
import { categorySchema } from '../categories/category.ts';
import { productSchema } from './product.ts';

export const productsResponseSchema = z.object({ products: z.array(productSchema) });
export const categoriesResponseSchema = z.object({ categories: z.array(categorySchema) });
export type ProductsResponse = z.infer<typeof productsResponseSchema>;
export type CategoriesResponse = z.infer<typeof categoriesResponseSchema>;
