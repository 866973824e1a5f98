import {
  activeChangeSchema,
  adminProductResponseSchema,
  adminProductsResponseSchema,
  productCreateRequestSchema,
  productRemovalSchema,
  productUpdateRequestSchema,
} from '@mooncake/domain/products/form/product-admin.contract';
import { idSchema } from '@mooncake/domain/schemas';
import * as z from 'zod/mini';
import type { Deps } from '../deps.ts';
import { pictureUploadRoute } from '../files/picture-upload-route.ts';
import { defineRoute, type Route } from '../http/define-route.ts';
import { staffOf } from '../http/staff-of.ts';
import { defineOnceRoute } from '../idempotency/once-route.ts';
import { findAdminProducts } from './admin-products.queries.ts';
import { deleteProduct } from './delete-product.ts';
import { keepPicture } from './product-pictures.ts';
import { createProduct, setProductActive, updateProduct } from './save-product.ts';

const params = z.object({ id: idSchema });
/** A box with many flavours in two languages is a long form. */
const formBytes = 512 * 1024;

type ProductDeps = Pick<Deps, 'db' | 'storage' | 'events' | 'clock'>;

export function adminProductRoutes(deps: ProductDeps): Route[] {
  return [
    defineRoute(
      {
        id: 'listAllProducts',
        method: 'get',
        path: '/api/admin/products',
        access: { staff: 'manage_catalogue' },
        summary: 'Every product, on sale or not',
        response: adminProductsResponseSchema,
      },
      async () => ({ products: await findAdminProducts(deps.db) }),
    ),
    defineOnceRoute(
      deps,
      {
        id: 'createProduct',
        method: 'post',
        path: '/api/admin/products',
        access: { staff: 'manage_catalogue' },
        summary: 'A new product; asking again with the same id answers the same',
        request: { body: productCreateRequestSchema },
        response: adminProductResponseSchema,
        refusals: ['product.invalid', 'product.name_taken', 'category.not_found', 'picture.not_found'],
        maxBodyBytes: formBytes,
      },
      async ({ body }, c, once) => ({ product: await createProduct(once, body, staffOf(c)) }),
    ),
    defineOnceRoute(
      deps,
      {
        id: 'updateProduct',
        method: 'put',
        path: '/api/admin/products/:id',
        access: { staff: 'manage_catalogue' },
        summary: 'Save a product over the version that was shown',
        request: { params, body: productUpdateRequestSchema },
        response: adminProductResponseSchema,
        refusals: [
          'product.not_found',
          'product.invalid',
          'product.name_taken',
          'product.changed_meanwhile',
          'category.not_found',
          'picture.not_found',
        ],
        maxBodyBytes: formBytes,
      },
      async ({ params: { id }, body }, c, once) => ({
        product: await updateProduct(once, { id, request: body, actor: staffOf(c) }),
      }),
    ),
    defineOnceRoute(
      deps,
      {
        id: 'setProductActive',
        method: 'put',
        path: '/api/admin/products/:id/active',
        access: { staff: 'manage_catalogue' },
        summary: 'Put a product on sale or take it off',
        request: { params, body: activeChangeSchema },
        response: adminProductResponseSchema,
        refusals: ['product.not_found'],
      },
      async ({ params: { id }, body: { isActive } }, c, once) => ({
        product: await setProductActive(once, { id, isActive, actor: staffOf(c) }),
      }),
    ),
    defineOnceRoute(
      deps,
      {
        id: 'deleteProduct',
        method: 'delete',
        path: '/api/admin/products/:id',
        access: { staff: 'manage_catalogue' },
        summary: 'Take a product away for good; what was ordered keeps its history',
        request: { params },
        response: productRemovalSchema,
        refusals: ['product.not_found'],
      },
      ({ params: { id } }, c, once) => deleteProduct(once, { id, actor: staffOf(c) }),
    ),
    pictureUploadRoute({
      id: 'uploadProductPicture',
      path: '/api/admin/product-pictures',
      access: { staff: 'manage_catalogue' },
      summary: 'Upload one picture; a product that is saved later names its address',
      keep: (file) => keepPicture(deps.storage, file),
    }),
  ];
}
