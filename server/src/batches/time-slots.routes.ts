import { newTemplateSchema, templatesResponseSchema } from '@mooncake/domain/batches/batch-admin.contract';
import {
  adminSlotResponseSchema,
  adminSlotsResponseSchema,
  newSlotSchema,
  slotChangeSchema,
} from '@mooncake/domain/delivery/slot-admin.contract';
import { idSchema } from '@mooncake/domain/schemas';
import * as z from 'zod/mini';
import { findActiveMethods } from '../delivery/delivery.queries.ts';
import type { Deps } from '../deps.ts';
import { defineRoute, type Route } from '../http/define-route.ts';
import { createGuards, staffOf } from '../staff/auth/guards.ts';
import { addSlot, changeSlot, deleteSlot, findAdminSlots } from './slots/time-slots.ts';
import { createTemplate, deleteTemplate, findTemplates } from './templates.ts';

const params = z.object({ id: idSchema });

/** What batches are made of: the time slots of the methods, and templates. */
export function batchPartRoutes(deps: Pick<Deps, 'config' | 'db' | 'events' | 'clock'>): Route[] {
  const { db } = deps;
  const { staff } = createGuards(deps);
  const listSlots = async () => ({
    deliveryMethods: await findActiveMethods(db),
    timeSlots: await findAdminSlots(db),
  });
  return [
    defineRoute(
      {
        method: 'get',
        path: '/api/admin/batch-templates',
        access: staff,
        summary: 'The templates batches can be made from',
        response: templatesResponseSchema,
      },
      async () => ({ templates: await findTemplates(db) }),
    ),
    defineRoute(
      {
        method: 'post',
        path: '/api/admin/batch-templates',
        access: staff,
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
        access: staff,
        summary: 'Delete a template; batches made from it stay',
        request: { params },
        response: templatesResponseSchema,
      },
      async ({ params: { id } }, c) => ({
        templates: await deleteTemplate(deps, { templateId: id, actor: staffOf(c) }),
      }),
    ),
    defineRoute(
      {
        method: 'get',
        path: '/api/admin/time-slots',
        access: staff,
        summary: 'Every time slot, the switched off ones too',
        response: adminSlotsResponseSchema,
      },
      listSlots,
    ),
    defineRoute(
      {
        method: 'post',
        path: '/api/admin/time-slots',
        access: staff,
        summary: 'Another time slot for a delivery method',
        request: { body: newSlotSchema },
        response: adminSlotResponseSchema,
      },
      async ({ body }, c) => ({ timeSlot: await addSlot(deps, { slot: body, actor: staffOf(c) }) }),
    ),
    defineRoute(
      {
        method: 'patch',
        path: '/api/admin/time-slots/:id',
        access: staff,
        summary: 'Switch a time slot on or off, or change what it takes',
        request: { params, body: slotChangeSchema },
        response: adminSlotResponseSchema,
      },
      async ({ params: { id }, body }, c) => ({
        timeSlot: await changeSlot(deps, { slotId: id, change: body, actor: staffOf(c) }),
      }),
    ),
    defineRoute(
      {
        method: 'delete',
        path: '/api/admin/time-slots/:id',
        access: staff,
        summary: 'Delete a time slot that no order uses',
        request: { params },
        response: adminSlotsResponseSchema,
      },
      async ({ params: { id } }, c) => {
        await deleteSlot(deps, { slotId: id, actor: staffOf(c) });
        return listSlots();
      },
    ),
  ];
}
