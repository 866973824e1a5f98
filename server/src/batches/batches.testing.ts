import { randomUUID } from 'node:crypto';
import type { AdminBatch, NewBatch } from '@mooncake/domain/batches/batch-admin.contract';
import type { AdminLimit } from '@mooncake/domain/batches/batch-limits.contract';
import { pickupBatchesResponseSchema } from '@mooncake/domain/delivery/delivery-method';
import { openBackOffice } from '../orders/admin/admin-orders.testing.ts';
import type { TestDatabase } from '../testing/test-database.testing.ts';

/** The back office with its hands on the batches. */
export async function openBatches(database: TestDatabase) {
  const office = await openBackOffice(database);
  const { ask, shop } = office;
  const rawang = shop.method('Pick up from Rawang');

  async function create(change: Partial<NewBatch> = {}): Promise<AdminBatch> {
    const form: NewBatch = {
      id: randomUUID(),
      batchName: 'Batch of a test',
      batchNameZh: '',
      batchDate: '2090-10-01',
      orderUntil: null,
      deliveryMethodIds: [rawang.id],
      isActive: true,
      slots: [],
      ...change,
    };
    const { status, json } = await ask('POST', '/batches', form);
    if (status !== 200) throw new Error(`the batch was refused: ${JSON.stringify(json)}`);
    return (json as { batch: AdminBatch }).batch;
  }

  async function find(id: string): Promise<AdminBatch | undefined> {
    const { json } = await ask('GET', '/batches');
    return (json as { batches: AdminBatch[] }).batches.find((batch) => batch.id === id);
  }

  /** Saves a form that was opened just now. */
  async function put(id: string, path: string, change: object) {
    const version = (await find(id))?.version;
    return ask('PUT', `/batches/${id}${path}`, { ...change, version });
  }

  async function limits(batchId: string): Promise<AdminLimit[]> {
    return ((await ask('GET', `/batches/${batchId}/limits`)).json as { limits: AdminLimit[] }).limits;
  }

  /** What the storefront offers: the names of the open batches. */
  async function onOffer(name: 'batchName' | 'batchNameZh' = 'batchName'): Promise<string[]> {
    const answer = await office.app.request('/api/pickup-batches', {}, {});
    const { batches } = pickupBatchesResponseSchema.parse(await answer.json());
    return batches.map((batch) => batch[name]);
  }

  return { ...office, rawang, create, find, put, limits, onOffer };
}
