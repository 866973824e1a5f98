import { newTemplateSchema, templatesResponseSchema } from '@mooncake/domain/batches/batch-admin.contract';
import { idSchema } from '@mooncake/domain/schemas';
import * as z from 'zod/mini';
import type { Deps } from '../deps.ts';
import { defineRoute, type Route } from '../http/define-route.ts';
import { staffOf } from '../http/staff-of.ts';
import { createTemplate, deleteTemplate, findTemplates } from './templates.ts';

const params = z.object({ id: idSchema });

/** What new batches can be made from. */
export function templateRoutes(deps: Pick<Deps, 'db' | 'events' | 'clock'>): Route[] {
  const { db } = deps;
  return [
    defineRoute(
      {
        method: 'get',
        path: '/api/admin/batch-templates',
        access: { staff: 'manage_batches' },
        summary: 'The templates batches can be made from',
        response: templatesResponseSchema,
      },
      async () => ({ templates: await findTemplates(db) }),
    ),
    defineRoute(
      {
        method: 'post',
        path: '/api/admin/batch-templates',
        access: { staff: 'manage_batches' },
        summary: 'Save a template',
        request: { body: newTemplateSchema },
        response: templatesResponseSchema,
      },
      async ({ body }, c) => ({
        templates: await createTemplate(deps, { template: body, actor: staffOf(c) }),
      }),
    ),
    defineRoute(
      {
        method: 'delete',
        path: '/api/admin/batch-templates/:id',
        access: { staff: 'manage_batches' },
        summary: 'Delete a template; batches made from it stay',
        request: { params },
        response: templatesResponseSchema,
      },
      async ({ params: { id } }, c) => ({
        templates: await deleteTemplate(deps, { templateId: id, actor: staffOf(c) }),
      }),
    ),
  ];
}
