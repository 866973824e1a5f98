import { liveStatuses } from '@mooncake/domain/batches/batch-orders';
import { malaysianToday } from '@mooncake/domain/calendar';
import type {
  AdminMethod,
  MethodCreateRequest,
  MethodUpdateRequest,
} from '@mooncake/domain/delivery/method-admin.contract';
import { checkMethod, type MethodDraft } from '@mooncake/domain/delivery/method-draft';
import type { PickupPlace } from '@mooncake/domain/delivery/place';
import { refuse } from '@mooncake/domain/refusal';
import { auditChanges } from '@mooncake/domain/staff/audit-changes';
import { isSameName } from '@mooncake/domain/visible-text';
import { sql } from 'kysely';
import { type ChangeDeps, change, checkVersion } from '../audit/change.ts';
import type { Actor } from '../audit/record-audit.ts';
import type { Trx } from '../database/connect.ts';
import { findAdminMethod, findAdminMethods } from './admin-methods.queries.ts';

/** Orders name their method and its place, so their pages follow too. */
const written = { topics: ['batches', 'stock', 'orders'], lock: 'deliveryMethods' } as const;

/** Adds a method, once, however often it is asked; batches offer it when staff tick it there. */
export async function createMethod(
  deps: ChangeDeps,
  { id, ...draft }: MethodCreateRequest,
  actor: Actor,
): Promise<AdminMethod> {
  await change(deps, { ...written, actor, action: 'method.created' }, async (trx, now) => {
    const earlier = await trx
      .selectFrom('delivery_methods')
      .select('id')
      .where('id', '=', id)
      .executeTakeFirst();
    if (earlier) return { audit: [] };
    await checkDraft(trx, id, draft, now);
    await trx
      .insertInto('delivery_methods')
      .values({ id, ...columnsOf(draft) })
      .execute();
    return { audit: { subject: ['method', id], details: nameOf(draft) } };
  });
  return findAdminMethod(deps.db, id, deps.clock());
}

/** Saves over the version the form was opened on. Orders keep their words; those to come hear of a mended place. */
export async function updateMethod(
  deps: ChangeDeps,
  { id, request, actor }: { id: string; request: MethodUpdateRequest; actor: Actor },
): Promise<AdminMethod> {
  const { version, movesSharedPlace, ...draft } = request;
  await change(deps, { ...written, actor, action: 'method.changed' }, async (trx, now) => {
    const before = await findAdminMethod(trx, id, now);
    checkVersion(version, before.version, (newer) => refuse('method.changed_meanwhile', { version: newer }));
    await checkDraft(trx, id, draft, now);
    await trx
      .updateTable('delivery_methods')
      .set({ ...columnsOf(draft), version: version + 1 })
      .where('id', '=', id)
      .execute();
    if (draft.isPickup !== before.isPickup) await turnSlots(trx, id, draft.isPickup);
    const changes = auditChanges(factsOf(before), factsOf(draft));
    const line = { subject: ['method', id], details: { ...nameOf(draft), changes } } as const;
    if (isSamePlace(draft.place, before.place)) return { audit: line };
    const others = movesSharedPlace ? await findSharing(trx, before, now) : [];
    for (const other of others) await givePlace(trx, other, draft.place);
    await tellOrders(trx, [id, ...others.map((other) => other.id)], now);
    return { audit: [line, ...others.map((other) => placeLine(other, draft.place))] };
  });
  return findAdminMethod(deps.db, id, deps.clock());
}

/** Offered or not; orders that were placed with it stay as they are. */
export async function setMethodActive(
  deps: ChangeDeps,
  { id, isActive, actor }: { id: string; isActive: boolean; actor: Actor },
): Promise<AdminMethod> {
  const action = isActive ? 'method.shown' : 'method.hidden';
  await change(deps, { ...written, actor, action }, async (trx, now) => {
    const before = await findAdminMethod(trx, id, now);
    if (before.isActive === isActive) return { audit: [] };
    await trx
      .updateTable('delivery_methods')
      .set({ is_active: isActive, version: before.version + 1 })
      .where('id', '=', id)
      .execute();
    return { audit: { subject: ['method', id], details: nameOf(before) } };
  });
  return findAdminMethod(deps.db, id, deps.clock());
}

async function checkDraft(trx: Trx, id: string, draft: MethodDraft, now: Date): Promise<void> {
  const problems = checkMethod(draft);
  if (problems.length > 0) throw refuse('method.form_invalid', { problems });
  const others = await findAdminMethods(trx, now);
  const namesake = others.find((other) => other.id !== id && isSameName(other.name, draft.name));
  if (namesake) throw refuse('method.name_taken', { name: namesake.name });
}

/** Times go with their method: one marked differently would be offered to nobody. */
async function turnSlots(trx: Trx, methodId: string, isPickup: boolean): Promise<void> {
  await trx
    .updateTable('pickup_time_slots')
    .set({ is_pickup: isPickup })
    .where('delivery_method_id', '=', methodId)
    .where('is_pickup', '=', !isPickup)
    .execute();
}

function isSamePlace(one: MethodDraft['place'], other: MethodDraft['place']): boolean {
  return JSON.stringify(one && placeFacts(one)) === JSON.stringify(other && placeFacts(other));
}

/** The other methods with the very same place. */
async function findSharing(trx: Trx, { id, place }: AdminMethod, now: Date): Promise<AdminMethod[]> {
  if (place === null) return [];
  const all = await findAdminMethods(trx, now);
  return all.filter((other) => other.id !== id && isSamePlace(other.place, place));
}

async function givePlace(trx: Trx, { id, version }: AdminMethod, place: MethodDraft['place']): Promise<void> {
  await trx
    .updateTable('delivery_methods')
    .set({ place: place && JSON.stringify(place), version: version + 1 })
    .where('id', '=', id)
    .execute();
}

function placeLine(method: AdminMethod, place: MethodDraft['place']) {
  const changes = auditChanges(factsOf(method), factsOf({ ...method, place }));
  return { subject: ['method', method.id], details: { ...nameOf(method), changes } } as const;
}

/** Whoever has still to come must be told the right place; what is handed over keeps the one it had. */
async function tellOrders(trx: Trx, methodIds: readonly string[], now: Date): Promise<void> {
  await sql`
    update orders o set delivery_method = jsonb_set(o.delivery_method, '{place}', coalesce(m.place, 'null'))
    from delivery_methods m, pickup_batches b
    where m.id = any(${methodIds}::uuid[]) and o.delivery_method_id = m.id and b.id = o.pickup_batch_id
      and b.batch_date >= ${malaysianToday(now)} and o.order_status = any(${liveStatuses})`.execute(trx);
}

const nameOf = ({ name, nameZh }: Pick<MethodDraft, 'name' | 'nameZh'>) => ({ name: { name, nameZh } });

function factsOf({ slotChoice, place, ...same }: MethodDraft) {
  const { name, nameZh, description, descriptionZh, feeNote, feeNoteZh } = same;
  const { isPickup, needsAddress, sortOrder, isActive } = same;
  return {
    ...{ name, nameZh, description, descriptionZh, feeNote, feeNoteZh },
    ...{ isPickup, needsAddress, sortOrder, isActive },
    timeIsFixed: slotChoice === 'fixed',
    ...(place && placeFacts(place)),
  };
}

function placeFacts({ name, nameZh, address, note, noteZh, mapUrl, mapImageUrl }: PickupPlace) {
  return {
    ...{ placeName: name, placeNameZh: nameZh, placeAddress: address },
    ...{ placeNote: note, placeNoteZh: noteZh, mapUrl, pictures: mapImageUrl },
  };
}

function columnsOf(draft: MethodDraft) {
  return {
    name: draft.name,
    name_zh: draft.nameZh,
    description: draft.description,
    description_zh: draft.descriptionZh,
    fee_note: draft.feeNote,
    fee_note_zh: draft.feeNoteZh,
    is_pickup: draft.isPickup,
    slot_choice: draft.slotChoice,
    needs_address: draft.needsAddress,
    place: draft.place && JSON.stringify(draft.place),
    sort_order: draft.sortOrder,
    is_active: draft.isActive,
  };
}
