import {
  adminBatchesResponseSchema,
  adminBatchResponseSchema,
  batchStatusSchema,
  batchUpdateSchema,
  newBatchSchema,
  slotConfigurationSchema,
} from '@mooncake/domain/batches/batch-admin.contract';
import {
  adminLimitsResponseSchema,
  limitChangeSchema,
  limitGridSchema,
} from '@mooncake/domain/batches/batch-limits.contract';
import { idSchema } from '@mooncake/domain/schemas';
import * as z from 'zod/mini';
import type { Db } from '../database/connect.ts';
import { findActiveMethods } from '../delivery/delivery.queries.ts';
import type { Deps } from '../deps.ts';
import { defineRoute, type Route } from '../http/define-route.ts';
import { staffOf } from '../http/staff-of.ts';
import { defineOnceRoute } from '../idempotency/once-route.ts';
import { changeLimit, findBatchLimits, findLimitGrid } from './batch-limits.ts';
import { findAdminBatch, findAdminBatches } from './batches.queries.ts';
import { copyBatch } from './copy-batch.ts';
import { deleteBatch } from './delete-batch.ts';
import { createBatch, updateBatch } from './save-batch.ts';
import { configureSlots } from './slots/configure-slots.ts';
import { switchBatch } from './switch-batch.ts';

const params = z.object({ id: idSchema });
const limitParams = z.object({ id: idSchema, productId: idSchema });

/** The batches, what each makes and when its orders are handed over. */
export function batchRoutes(deps: Pick<Deps, 'db' | 'events' | 'clock'>): Route[] {
  const { db, clock } = deps;
  const list = async (from: Db) => ({
    batches: await findAdminBatches(from),
    deliveryMethods: await findActiveMethods(from),
  });
  return [
    defineRoute(
      {
        id: 'listBatches',
        method: 'get',
        path: '/api/admin/batches',
        access: { staff: 'manage_batches' },
        summary: 'Every batch, hidden ones too, with what is sold of it',
        response: adminBatchesResponseSchema,
      },
      () => list(db),
    ),
    defineOnceRoute(
      deps,
      {
        id: 'createBatch',
        method: 'post',
        path: '/api/admin/batches',
        access: { staff: 'manage_batches' },
        summary: 'A new batch, with a limit for every product on sale',
        request: { body: newBatchSchema },
        response: adminBatchResponseSchema,
        refusals: ['batch.form_invalid', 'delivery.method_not_found', 'slot.not_found'],
      },
      async ({ body }, c, once) => ({ batch: await createBatch(once, { form: body, actor: staffOf(c) }) }),
    ),
    defineOnceRoute(
      deps,
      {
        id: 'updateBatch',
        method: 'put',
        path: '/api/admin/batches/:id',
        access: { staff: 'manage_batches' },
        summary: 'Another name, day, cut-off or other methods for a batch',
        request: { params, body: batchUpdateSchema },
        response: adminBatchResponseSchema,
        refusals: [
          'batch.not_found',
          'batch.form_invalid',
          'batch.changed_meanwhile',
          'delivery.method_not_found',
        ],
      },
      async ({ params: { id }, body }, c, once) => ({
        batch: await updateBatch(once, { batchId: id, update: body, actor: staffOf(c) }),
      }),
    ),
    defineOnceRoute(
      deps,
      {
        id: 'duplicateBatch',
        method: 'post',
        path: '/api/admin/batches/:id/duplicate',
        access: { staff: 'manage_batches' },
        summary: 'The same batch a week later, hidden from customers',
        request: { params },
        response: adminBatchResponseSchema,
        refusals: ['batch.not_found'],
      },
      async ({ params: { id } }, c, once) => ({
        batch: await copyBatch(once, { batchId: id, actor: staffOf(c) }),
      }),
    ),
    defineOnceRoute(
      deps,
      {
        id: 'switchBatch',
        method: 'put',
        path: '/api/admin/batches/:id/status',
        access: { staff: 'manage_batches' },
        summary: 'Show a batch to customers, or hide it',
        request: { params, body: batchStatusSchema },
        response: adminBatchResponseSchema,
        refusals: ['batch.not_found'],
      },
      async ({ params: { id }, body }, c, once) => ({
        batch: await switchBatch(once, { batchId: id, isActive: body.isActive, actor: staffOf(c) }),
      }),
    ),
    defineOnceRoute(
      deps,
      {
        id: 'configureBatchSlots',
        method: 'put',
        path: '/api/admin/batches/:id/slots',
        access: { staff: 'manage_batches' },
        summary: 'Which time slots a batch offers, and how many orders each takes',
        request: { params, body: slotConfigurationSchema },
        response: adminBatchResponseSchema,
        refusals: ['batch.not_found', 'batch.changed_meanwhile', 'slot.not_found'],
      },
      async ({ params: { id }, body }, c, once) => ({
        batch: await configureSlots(once, { batchId: id, configuration: body, actor: staffOf(c) }),
      }),
    ),
    defineOnceRoute(
      deps,
      {
        id: 'deleteBatch',
        method: 'delete',
        path: '/api/admin/batches/:id',
        access: { staff: 'manage_batches' },
        summary: 'Delete a batch that has no orders',
        request: { params },
        response: adminBatchesResponseSchema,
        refusals: ['batch.not_found', 'batch.has_orders', 'batch.has_holds'],
      },
      async ({ params: { id } }, c, once) => {
        await deleteBatch(once, { batchId: id, actor: staffOf(c) });
        return list(once.db);
      },
    ),
    defineRoute(
      {
        id: 'listBatchLimits',
        method: 'get',
        path: '/api/admin/batches/:id/limits',
        access: { staff: 'manage_batches' },
        summary: 'What a batch makes of every product, and what is left',
        request: { params },
        response: adminLimitsResponseSchema,
        refusals: ['batch.not_found'],
      },
      async ({ params: { id } }) => {
        await findAdminBatch(db, id);
        return { limits: await findBatchLimits(db, id, clock()) };
      },
    ),
    defineRoute(
      {
        id: 'listComingLimits',
        method: 'get',
        path: '/api/admin/limits',
        access: { staff: 'manage_batches' },
        summary: 'What every batch to come makes of every product, and what is left',
        response: limitGridSchema,
      },
      () => findLimitGrid(db, clock()),
    ),
    defineOnceRoute(
      deps,
      {
        id: 'changeBatchLimit',
        method: 'put',
        path: '/api/admin/batches/:id/limits/:productId',
        access: { staff: 'manage_batches' },
        summary: 'How much of a product a batch makes',
        request: { params: limitParams, body: limitChangeSchema },
        response: adminLimitsResponseSchema,
        refusals: ['batch.not_found', 'cart.product_unavailable', 'limit.changed_meanwhile'],
      },
      async ({ params: { id, productId }, body }, c, once) => ({
        limits: await changeLimit(once, { batchId: id, productId, limit: body, actor: staffOf(c) }),
      }),
    ),
  ];
}
