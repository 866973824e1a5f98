import { newTemplateSchema, templatesResponseSchema } from '@mooncake/domain/batches/batch-admin.contract';
import { idSchema } from '@mooncake/domain/schemas';
import * as z from 'zod/mini';
import type { Deps } from '../deps.ts';
import { defineRoute, type Route } from '../http/define-route.ts';
import { staffOf } from '../http/staff-of.ts';
import { defineOnceRoute } from '../idempotency/once-route.ts';
import { createTemplate, deleteTemplate, findTemplates } from './templates.ts';

const params = z.object({ id: idSchema });

/** What new batches can be made from. */
export function templateRoutes(deps: Pick<Deps, 'db' | 'events' | 'clock'>): Route[] {
  const { db } = deps;
  return [
    defineRoute(
      {
        id: 'listBatchTemplates',
        method: 'get',
        path: '/api/admin/batch-templates',
        access: { staff: 'manage_batches' },
        summary: 'The templates batches can be made from',
        response: templatesResponseSchema,
      },
      async () => ({ templates: await findTemplates(db) }),
    ),
    defineOnceRoute(
      deps,
      {
        id: 'createBatchTemplate',
        method: 'post',
        path: '/api/admin/batch-templates',
        access: { staff: 'manage_batches' },
        summary: 'Save a template',
        request: { body: newTemplateSchema },
        response: templatesResponseSchema,
        refusals: ['delivery.method_not_found', 'slot.not_found'],
      },
      async ({ body }, c, once) => ({
        templates: await createTemplate(once, { template: body, actor: staffOf(c) }),
      }),
    ),
    defineOnceRoute(
      deps,
      {
        id: 'deleteBatchTemplate',
        method: 'delete',
        path: '/api/admin/batch-templates/:id',
        access: { staff: 'manage_batches' },
        summary: 'Delete a template; batches made from it stay',
        request: { params },
        response: templatesResponseSchema,
        refusals: ['template.not_found'],
      },
      async ({ params: { id } }, c, once) => ({
        templates: await deleteTemplate(once, { templateId: id, actor: staffOf(c) }),
      }),
    ),
  ];
}
