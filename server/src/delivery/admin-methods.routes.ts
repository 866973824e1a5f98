import {
  adminMethodResponseSchema,
  adminMethodsResponseSchema,
  methodCreateRequestSchema,
  methodUpdateRequestSchema,
} from '@mooncake/domain/delivery/method-admin.contract';
import { activeChangeSchema } from '@mooncake/domain/products/form/product-admin.contract';
import { idSchema } from '@mooncake/domain/schemas';
import * as z from 'zod/mini';
import type { Db } from '../database/connect.ts';
import type { Deps } from '../deps.ts';
import { pictureUploadRoute } from '../files/picture-upload-route.ts';
import { defineRoute, type Route } from '../http/define-route.ts';
import { staffOf } from '../http/staff-of.ts';
import { defineOnceRoute } from '../idempotency/once-route.ts';
import { keepShopPicture } from '../settings/shop-pictures.ts';
import { findAdminMethods } from './admin-methods.queries.ts';
import { deleteMethod } from './delete-method.ts';
import { createMethod, setMethodActive, updateMethod } from './save-method.ts';

const params = z.object({ id: idSchema });

/** The ways orders change hands, as staff write them. */
export function adminMethodRoutes(deps: Pick<Deps, 'db' | 'events' | 'clock' | 'storage'>): Route[] {
  const all = async (db: Db) => ({ deliveryMethods: await findAdminMethods(db, deps.clock()) });
  return [
    defineRoute(
      {
        id: 'listAllDeliveryMethods',
        method: 'get',
        path: '/api/admin/delivery-methods',
        access: { staff: 'manage_batches' },
        summary: 'Every delivery method, the switched off ones too',
        response: adminMethodsResponseSchema,
      },
      () => all(deps.db),
    ),
    defineOnceRoute(
      deps,
      {
        id: 'createDeliveryMethod',
        method: 'post',
        path: '/api/admin/delivery-methods',
        access: { staff: 'manage_batches' },
        summary: 'A new delivery method; asking again with the same id answers the same',
        request: { body: methodCreateRequestSchema },
        response: adminMethodResponseSchema,
        refusals: ['method.form_invalid', 'method.name_taken'],
      },
      async ({ body }, c, once) => ({ deliveryMethod: await createMethod(once, body, staffOf(c)) }),
    ),
    defineOnceRoute(
      deps,
      {
        id: 'updateDeliveryMethod',
        method: 'put',
        path: '/api/admin/delivery-methods/:id',
        access: { staff: 'manage_batches' },
        summary:
          'Save a delivery method over the version that was shown; orders keep the words they were placed with',
        request: { params, body: methodUpdateRequestSchema },
        response: adminMethodResponseSchema,
        refusals: [
          'delivery.method_not_found',
          'method.form_invalid',
          'method.name_taken',
          'method.changed_meanwhile',
        ],
      },
      async ({ params: { id }, body }, c, once) => ({
        deliveryMethod: await updateMethod(once, { id, request: body, actor: staffOf(c) }),
      }),
    ),
    defineOnceRoute(
      deps,
      {
        id: 'setDeliveryMethodActive',
        method: 'put',
        path: '/api/admin/delivery-methods/:id/active',
        access: { staff: 'manage_batches' },
        summary: 'Offer a delivery method or not',
        request: { params, body: activeChangeSchema },
        response: adminMethodResponseSchema,
        refusals: ['delivery.method_not_found'],
      },
      async ({ params: { id }, body: { isActive } }, c, once) => ({
        deliveryMethod: await setMethodActive(once, { id, isActive, actor: staffOf(c) }),
      }),
    ),
    defineOnceRoute(
      deps,
      {
        id: 'deleteDeliveryMethod',
        method: 'delete',
        path: '/api/admin/delivery-methods/:id',
        access: { staff: 'manage_batches' },
        summary: 'Delete a delivery method that no order, reservation or batch to come uses',
        request: { params },
        response: adminMethodsResponseSchema,
        refusals: ['delivery.method_not_found', 'method.in_use'],
      },
      async ({ params: { id } }, c, once) => {
        await deleteMethod(once, { id, actor: staffOf(c) });
        return all(once.db);
      },
    ),
    pictureUploadRoute({
      id: 'uploadPlacePicture',
      path: '/api/admin/delivery-methods/pictures',
      access: { staff: 'manage_batches' },
      summary: 'Upload a picture of a place; a method that is saved later names its address',
      keep: (file) => keepShopPicture(deps.storage, file),
    }),
  ];
}
