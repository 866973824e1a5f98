import * as z from 'zod/mini';
import { idSchema, maxCount } from '../schemas.ts';
import { categorySchema } from './category.ts';

export const defaultCategoryColour = '#3b82f6';

/** A category as staff see it. */
export const adminCategorySchema = z.extend(categorySchema, {
  description: z.string(),
  icon: z.string(),
  isActive: z.boolean(),
  /** Products that belong to it, on sale or not. */
  products: z.int(),
  version: z.int(),
});
export type AdminCategory = z.infer<typeof adminCategorySchema>;

export const adminCategoriesResponseSchema = z.object({ categories: z.array(adminCategorySchema) });
export type AdminCategoriesResponse = z.infer<typeof adminCategoriesResponseSchema>;

export const adminCategoryResponseSchema = z.object({ category: adminCategorySchema });
export type AdminCategoryResponse = z.infer<typeof adminCategoryResponseSchema>;

const words = (max: number) => z.string().check(z.trim(), z.maxLength(max));

/** A category as staff save it. */
export const categoryDraftSchema = z.object({
  name: words(60),
  nameZh: words(60),
  description: words(500),
  color: z.string().check(z.regex(/^#[0-9a-f]{6}$/)),
  icon: words(40),
  sortOrder: z.int().check(z.nonnegative(), z.maximum(maxCount)),
  isActive: z.boolean(),
});
export type CategoryDraft = z.infer<typeof categoryDraftSchema>;

export const categoryCreateRequestSchema = z.extend(categoryDraftSchema, { id: idSchema });
export type CategoryCreateRequest = z.infer<typeof categoryCreateRequestSchema>;

export const categoryUpdateRequestSchema = z.extend(categoryDraftSchema, { version: z.int() });
export type CategoryUpdateRequest = z.infer<typeof categoryUpdateRequestSchema>;
