import * as z from 'zod/mini';
import { idSchema } from '../../schemas.ts';
import { isKindId } from '../kinds/all-kinds.ts';
import { productSchema } from '../product.ts';
import { productDraftSchema } from '../product-draft.ts';

/** A product as staff see it, on sale or not. */
export const adminProductSchema = z.extend(productSchema, {
  isActive: z.boolean(),
  stockQuantity: z.int(),
  /** Orders name it: deleting hides it for good and keeps them whole. */
  isOrdered: z.boolean(),
  version: z.int(),
});
export type AdminProduct = z.infer<typeof adminProductSchema>;

export const adminProductsResponseSchema = z.object({ products: z.array(adminProductSchema) });
export type AdminProductsResponse = z.infer<typeof adminProductsResponseSchema>;

export const adminProductResponseSchema = z.object({ product: adminProductSchema });
export type AdminProductResponse = z.infer<typeof adminProductResponseSchema>;

/** The form chooses the id, so that a repeated request makes no second product. */
export const productCreateRequestSchema = z.extend(productDraftSchema, {
  id: idSchema,
  productType: z.string().check(z.refine(isKindId)),
});
export type ProductCreateRequest = z.infer<typeof productCreateRequestSchema>;

/** The kind of a product stays what it was made as: its stock is counted in boxes or in pieces. */
export const productUpdateRequestSchema = z.extend(z.omit(productDraftSchema, { productType: true }), {
  version: z.int(),
});
export type ProductUpdateRequest = z.infer<typeof productUpdateRequestSchema>;

export const activeChangeSchema = z.object({ isActive: z.boolean() });
export type ActiveChange = z.infer<typeof activeChangeSchema>;

export const productRemovalSchema = z.object({ outcome: z.enum(['deleted', 'archived']) });
export type ProductRemoval = z.infer<typeof productRemovalSchema>;

/** The name of the file in the form. */
export const picturePart = 'picture';
export const pictureUploadResponseSchema = z.object({ imageUrl: z.string() });
export type PictureUploadResponse = z.infer<typeof pictureUploadResponseSchema>;
