import { ownSlotField } from '@mooncake/domain/delivery/delivery-method';
import { type AuditName, auditChanges } from '@mooncake/domain/staff/audit-changes';
import * as z from 'zod/mini';

type Details = Readonly<Record<string, unknown>>;
type NameOf = (id: string) => AuditName | undefined;

const text = z.catch(z.nullable(z.string()), null);
const idList = z.catch(z.array(z.string()), []);
const number = z.catch(z.nullable(z.number()), null);
const flag = z.catch(z.optional(z.boolean()), undefined);

const placeSchema = z.object({ batchId: text, timeSlotId: text });
const batchSchema = z.object({ batchName: text, batchDate: text, orderUntil: text });
const slotSchema = z.object({ timeSlotId: z.string(), isActive: z.boolean(), capacity: number });
const pairSchema = z.object({ before: z.unknown(), after: z.unknown() });

/** What rows call the field of a slot that is kept for some products. */
const [ownSlotKey = ''] = Object.keys(ownSlotField(true));

/** Something that is gone by now, so that nobody can say any more what it was called. */
const gone: AuditName = { name: '?', nameZh: '?' };

/**
 * What was written on a line, in the shape lines have now. Until version 1.1 they named ids, and each told its before
 * and after in a way of its own; what those said is not lost.
 */
export function modernDetails(action: string, details: Details, nameOf: NameOf): Details {
  if ('changes' in details) return details;
  const { before, after, ...rest } = details;
  switch (action) {
    case 'order.moved':
      return { ...rest, changes: movedChanges(before, after, nameOf) };
    case 'batch.limit_changed': {
      const { product, ...others } = rest;
      const change = { field: 'limitQuantity', of: product, before, after };
      return { ...others, changes: [change] };
    }
    case 'batch.updated': {
      const [was, is] = [batchSchema.safeParse(before).data, batchSchema.safeParse(after).data];
      if (!was || !is) return rest;
      return { ...rest, batchName: is.batchName, changes: auditChanges(was, is) };
    }
    case 'batch.slots_changed':
      return { ...rest, changes: slotChanges(before, after, nameOf) };
    case 'batch.created': {
      const { batchName, batchDate, orderUntil, isActive, deliveryMethodIds } = details;
      if (deliveryMethodIds === undefined) return details;
      const deliveryMethods = idList.parse(deliveryMethodIds).map((id) => nameOf(id) ?? gone);
      return { batchName, batchDate, orderUntil, isActive, deliveryMethods };
    }
    case 'batch.orders_moved': {
      const { to, toBatchId: _, ...others } = details;
      return to === undefined ? details : { ...others, movedTo: to };
    }
    case 'slot.created':
    case 'slot.updated': {
      const { deliveryMethodId, [ownSlotKey]: ownSlot, ...others } = details;
      const method = typeof deliveryMethodId === 'string' && (nameOf(deliveryMethodId) ?? gone);
      const isOwnSlot = flag.parse(ownSlot);
      return {
        ...others,
        ...(method && { deliveryMethod: method }),
        ...(isOwnSlot !== undefined && { isOwnSlot }),
      };
    }
    case 'product.changed':
      return { name: details.name, changes: productChanges(details) };
    case 'category.changed': {
      const { name, nameBefore } = details;
      const changes = nameBefore === undefined ? [] : [{ field: 'name', before: nameBefore, after: name }];
      return { name, changes };
    }
    case 'orders.exported': {
      const { batchId, status, ...others } = details;
      return {
        ...others,
        ...(status !== undefined && { orderStatus: status }),
        ...(typeof batchId === 'string' && { batch: nameOf(batchId) ?? gone }),
      };
    }
    default:
      return details;
  }
}

function movedChanges(before: unknown, after: unknown, nameOf: NameOf) {
  const named = (written: unknown) => {
    const { batchId, timeSlotId } = placeSchema.safeParse(written).data ?? {
      batchId: null,
      timeSlotId: null,
    };
    const nameFor = (id: string | null) => (id === null ? null : (nameOf(id) ?? gone).name);
    return { batch: nameFor(batchId), timeSlot: nameFor(timeSlotId) };
  };
  return auditChanges(named(before), named(after));
}

function slotChanges(before: unknown, after: unknown, nameOf: NameOf) {
  const slots = z.catch(z.array(slotSchema), []);
  return batchSlotChanges(slots.parse(before), slots.parse(after), (id) => (nameOf(id) ?? gone).name);
}

type BatchSlot = { timeSlotId: string; isActive: boolean; capacity: number | null };

/** How a batch treats its slots now and before; a slot it says nothing about is offered as it is. */
export function batchSlotChanges(
  before: readonly BatchSlot[],
  after: readonly BatchSlot[],
  nameOf: (slotId: string) => string,
) {
  const useOf = (slots: readonly BatchSlot[], id: string) => {
    const slot = slots.find(({ timeSlotId }) => timeSlotId === id);
    return { isOffered: slot?.isActive ?? true, capacity: slot?.capacity ?? null };
  };
  const ids = [...new Set([...before, ...after].map(({ timeSlotId }) => timeSlotId))];
  return ids.flatMap((id) =>
    auditChanges(useOf(before, id), useOf(after, id)).map((change) => ({ ...change, of: nameOf(id) })),
  );
}

function productChanges(details: Details) {
  return ['name', 'priceSen', 'isActive', 'pictures'].flatMap((field) => {
    const change = pairSchema.safeParse(details[`${field}Change`]).data;
    return change ? [{ field, before: change.before, after: change.after }] : [];
  });
}
