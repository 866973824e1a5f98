import type {
  AdminProduct,
  ProductCreateRequest,
  ProductUpdateRequest,
} from '@mooncake/domain/products/form/product-admin.contract';
import { refuse } from '@mooncake/domain/refusal';
import { type Actor, recordAudit } from '../audit/record-audit.ts';
import { changeCatalogue } from '../catalogue/change-catalogue.ts';
import type { Deps } from '../deps.ts';
import { findAdminProduct } from './admin-products.queries.ts';
import { offerInBatches } from './offer-in-batches.ts';
import { replacePictures } from './product-pictures.ts';
import { checkProduct, columnsOf } from './write-product.ts';

type SaveDeps = Pick<Deps, 'db' | 'storage' | 'events' | 'clock'>;

/** Puts a new product on the shelf, once, however often it is asked. */
export async function createProduct(
  { db, storage, events, clock }: SaveDeps,
  { id, ...draft }: ProductCreateRequest,
  actor: Actor,
): Promise<AdminProduct> {
  const now = clock();
  await changeCatalogue(db, async (trx) => {
    const earlier = await trx.selectFrom('products').select('id').where('id', '=', id).executeTakeFirst();
    if (earlier) return;
    await checkProduct(trx, id, draft);
    await trx
      .insertInto('products')
      .values({ id, product_type: draft.productType, ...(await columnsOf(trx, draft)) })
      .execute();
    await replacePictures(trx, storage, id, draft.images);
    await offerInBatches(trx, id, now);
    const { name, priceSen, isActive } = draft;
    await recordAudit(trx, {
      actor,
      action: 'product.created',
      subject: ['product', id],
      details: { name, priceSen, isActive, pictures: draft.images.length },
      now,
    });
  });
  events.publish('catalogue', 'stock');
  return findAdminProduct(db, id);
}

/** Saves over the version the form was opened on; of two editors one wins and the other is told. */
export async function updateProduct(
  { db, storage, events, clock }: SaveDeps,
  { id, request, actor }: { id: string; request: ProductUpdateRequest; actor: Actor },
): Promise<AdminProduct> {
  const now = clock();
  const { version, ...fields } = request;
  await changeCatalogue(db, async (trx) => {
    const before = await findAdminProduct(trx, id);
    if (before.version !== version) throw refuse('product.changed_meanwhile', { version: before.version });
    const draft = { ...fields, productType: before.productType };
    await checkProduct(trx, id, draft);
    await trx
      .updateTable('products')
      .set({ ...(await columnsOf(trx, draft)), version: version + 1 })
      .where('id', '=', id)
      .execute();
    await replacePictures(trx, storage, id, draft.images);
    if (draft.isActive) await offerInBatches(trx, id, now);
    await recordAudit(trx, {
      actor,
      action: 'product.changed',
      subject: ['product', id],
      details: {
        name: draft.name,
        ...difference('name', before.name, draft.name),
        ...difference('priceSen', before.priceSen, draft.priceSen),
        ...difference('isActive', before.isActive, draft.isActive),
        ...difference('pictures', before.images.length, draft.images.length),
      },
      now,
    });
  });
  events.publish('catalogue', 'stock');
  return findAdminProduct(db, id);
}

/** On sale or not, for everybody at once. */
export async function setProductActive(
  { db, events, clock }: Omit<SaveDeps, 'storage'>,
  { id, isActive, actor }: { id: string; isActive: boolean; actor: Actor },
): Promise<AdminProduct> {
  const now = clock();
  const hasChanged = await changeCatalogue(db, async (trx) => {
    const before = await findAdminProduct(trx, id);
    if (before.isActive === isActive) return false;
    await trx
      .updateTable('products')
      .set({ is_active: isActive, version: before.version + 1 })
      .where('id', '=', id)
      .execute();
    if (isActive) await offerInBatches(trx, id, now);
    await recordAudit(trx, {
      actor,
      action: isActive ? 'product.shown' : 'product.hidden',
      subject: ['product', id],
      details: { name: before.name },
      now,
    });
    return true;
  });
  if (hasChanged) events.publish('catalogue', 'stock');
  return findAdminProduct(db, id);
}

function difference(field: string, before: unknown, after: unknown) {
  return before === after ? {} : { [`${field}Change`]: { before, after } };
}
