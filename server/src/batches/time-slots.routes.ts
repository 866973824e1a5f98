import {
  adminSlotResponseSchema,
  adminSlotsResponseSchema,
  newSlotSchema,
  slotChangeSchema,
} from '@mooncake/domain/delivery/slot-admin.contract';
import { idSchema } from '@mooncake/domain/schemas';
import * as z from 'zod/mini';
import type { Db } from '../database/connect.ts';
import { findAdminMethods } from '../delivery/admin-methods.queries.ts';
import type { Deps } from '../deps.ts';
import { defineRoute, type Route } from '../http/define-route.ts';
import { staffOf } from '../http/staff-of.ts';
import { defineOnceRoute } from '../idempotency/once-route.ts';
import { addSlot, changeSlot, deleteSlot, findAdminSlots } from './slots/time-slots.ts';

const params = z.object({ id: idSchema });

/** The time slots of the delivery methods, which batches offer. */
export function timeSlotRoutes(deps: Pick<Deps, 'db' | 'events' | 'clock'>): Route[] {
  const listSlots = async (db: Db) => ({
    deliveryMethods: await findAdminMethods(db, deps.clock()),
    timeSlots: await findAdminSlots(db),
  });
  return [
    defineRoute(
      {
        id: 'listAllTimeSlots',
        method: 'get',
        path: '/api/admin/time-slots',
        access: { staff: 'manage_batches' },
        summary: 'Every time slot, the switched off ones too',
        response: adminSlotsResponseSchema,
      },
      () => listSlots(deps.db),
    ),
    defineOnceRoute(
      deps,
      {
        id: 'createTimeSlot',
        method: 'post',
        path: '/api/admin/time-slots',
        access: { staff: 'manage_batches' },
        summary: 'Another time slot for a delivery method',
        request: { body: newSlotSchema },
        response: adminSlotResponseSchema,
        refusals: ['slot.form_invalid', 'delivery.method_not_found'],
      },
      async ({ body }, c, once) => ({ timeSlot: await addSlot(once, { slot: body, actor: staffOf(c) }) }),
    ),
    defineOnceRoute(
      deps,
      {
        id: 'changeTimeSlot',
        method: 'patch',
        path: '/api/admin/time-slots/:id',
        access: { staff: 'manage_batches' },
        summary: 'Switch a time slot on or off, or change what it takes',
        request: { params, body: slotChangeSchema },
        response: adminSlotResponseSchema,
        refusals: ['slot.not_found'],
      },
      async ({ params: { id }, body }, c, once) => ({
        timeSlot: await changeSlot(once, { slotId: id, changed: body, actor: staffOf(c) }),
      }),
    ),
    defineOnceRoute(
      deps,
      {
        id: 'deleteTimeSlot',
        method: 'delete',
        path: '/api/admin/time-slots/:id',
        access: { staff: 'manage_batches' },
        summary: 'Delete a time slot that no order uses',
        request: { params },
        response: adminSlotsResponseSchema,
        refusals: ['slot.not_found', 'slot.has_orders', 'slot.has_holds'],
      },
      async ({ params: { id } }, c, once) => {
        await deleteSlot(once, { slotId: id, actor: staffOf(c) });
        return listSlots(once.db);
      },
    ),
  ];
}
