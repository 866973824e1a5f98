import { randomUUID } from 'node:crypto';
import { deliveryMethodsResponseSchema } from '@mooncake/domain/delivery/delivery-method';
import {
  type AdminMethod,
  adminMethodResponseSchema,
  adminMethodsResponseSchema,
} from '@mooncake/domain/delivery/method-admin.contract';
import type { MethodDraft } from '@mooncake/domain/delivery/method-draft';
import { aMethodDraft } from '@mooncake/domain/delivery/method-draft.testing';
import type { AdminSlot } from '@mooncake/domain/delivery/slot-admin.contract';
import type { Topic } from '@mooncake/domain/topic';
import { openBatches } from '../batches/batches.testing.ts';
import { mochiEntry } from '../orders/admin/admin-orders.testing.ts';
import type { TestDatabase } from '../testing/test-database.testing.ts';

export const stall = {
  name: 'Stall 12',
  nameZh: '12 号摊位',
  address: 'Jalan Dato Tahwil Azar, 30300 Ipoh',
  note: 'Beside the fountain.',
  noteZh: '喷泉旁边。',
  mapUrl: 'https://maps.example.com/stall-12',
  mapImageUrl: null,
};

let counter = 0;
/** A night market with a name of its own. */
export const market = (change: Partial<MethodDraft> = {}) => {
  counter += 1;
  return aMethodDraft({ name: `Ipoh night market ${counter}`, place: stall, ...change });
};

/** The back office with what it does about delivery methods. */
export async function openMethods(database: TestDatabase) {
  const office = await openBatches(database);
  const { ask, app, deps } = office;
  const published: Topic[][] = [];
  deps.events.subscribe((topics) => published.push([...topics]));

  const all = async () =>
    adminMethodsResponseSchema.parse((await ask('GET', '/delivery-methods')).json).deliveryMethods;
  const find = async (id: string) => (await all()).find((one) => one.id === id);
  const send = async (method: 'POST' | 'PUT', path: string, body: object) => {
    const { status, json } = await ask(method, `/delivery-methods${path}`, body);
    if (status !== 200) throw new Error(`refused: ${JSON.stringify(json)}`);
    return adminMethodResponseSchema.parse(json).deliveryMethod;
  };
  const add = (draft: MethodDraft, id: string = randomUUID()) => send('POST', '', { ...draft, id });
  const save = ({ id, version }: AdminMethod, draft: MethodDraft, movesSharedPlace = false) =>
    send('PUT', `/${id}`, { ...draft, version, movesSharedPlace });
  const addSlot = async (deliveryMethodId: string, change: object = {}) => {
    const slot = { timeSlot: '8pm - 10pm', timeSlotZh: '', note: '', noteZh: '', isPickup: true };
    const body = { deliveryMethodId, ...slot, requiresTeochewYam: false, capacity: null, ...change };
    const { json } = await ask('POST', '/time-slots', body);
    return (json as { timeSlot: AdminSlot }).timeSlot;
  };
  /** What customers are offered. */
  const offered = async () => {
    const answer = await app.request('/api/delivery-methods');
    return deliveryMethodsResponseSchema.parse(await answer.json()).deliveryMethods;
  };
  /** A method with a time and a batch, and one order for it. */
  const ordered = async (draft = market()) => {
    const method = await add(draft);
    const slot = await addSlot(method.id, { note: 'Bring a bag.', noteZh: '请自备袋子。' });
    const batch = await office.create({ deliveryMethodIds: [method.id] });
    await database.db
      .insertInto('product_batch_limits')
      .values({ batch_id: batch.id, product_id: office.shop.mochi.id, limit_quantity: 9 })
      .onConflict((conflict) =>
        conflict.columns(['batch_id', 'product_id']).doUpdateSet({ limit_quantity: 9 }),
      )
      .execute();
    const choice = { deliveryMethodId: method.id, batchId: batch.id, timeSlotId: slot.id };
    const order = await office.enter(mochiEntry(office.shop, 1, choice));
    return { method: (await find(method.id)) ?? method, slot, batch, order };
  };
  return { ...office, published, all, find, add, save, addSlot, offered, ordered };
}
