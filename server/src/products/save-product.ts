import type {
  AdminProduct,
  ProductCreateRequest,
  ProductUpdateRequest,
} from '@mooncake/domain/products/form/product-admin.contract';
import { kindIdFor } from '@mooncake/domain/products/kinds/all-kinds';
import { refuse } from '@mooncake/domain/refusal';
import { type ChangeDeps, change, checkVersion } from '../audit/change.ts';
import type { Actor } from '../audit/record-audit.ts';
import type { Deps } from '../deps.ts';
import { findAdminProduct } from './admin-products.queries.ts';
import { offerInBatches } from './offer-in-batches.ts';
import { isSameProduct, productChanges } from './product-changes.ts';
import { replacePictures } from './product-pictures.ts';
import { checkProduct, columnsOf } from './write-product.ts';

type SaveDeps = ChangeDeps & Pick<Deps, 'storage'>;

/** Names stay unique because one product is written at a time. */
const written = { topics: ['catalogue', 'stock'], lock: 'catalogue' } as const;

/** Puts a new product on the shelf, once, however often it is asked. */
export async function createProduct(
  deps: SaveDeps,
  { id, ...draft }: ProductCreateRequest,
  actor: Actor,
): Promise<AdminProduct> {
  await change(deps, { ...written, actor, action: 'product.created' }, async (trx, now) => {
    const earlier = await trx.selectFrom('products').select('id').where('id', '=', id).executeTakeFirst();
    if (earlier) return { audit: [] };
    await checkProduct(trx, id, draft);
    await trx
      .insertInto('products')
      .values({ id, product_type: kindIdFor({ ...draft, id }), ...(await columnsOf(trx, draft)) })
      .execute();
    await replacePictures(trx, deps.storage, id, draft.images);
    await offerInBatches(trx, id, now);
    const { name, priceSen, isActive } = draft;
    const details = { name, priceSen, isActive, pictures: draft.images.length };
    return { audit: { subject: ['product', id], details } };
  });
  return findAdminProduct(deps.db, id);
}

/** Saves over the version the form was opened on; of two editors one wins and the other is told. */
export async function updateProduct(
  deps: SaveDeps,
  { id, request, actor }: { id: string; request: ProductUpdateRequest; actor: Actor },
): Promise<AdminProduct> {
  const { version, ...fields } = request;
  await change(deps, { ...written, actor, action: 'product.changed' }, async (trx, now) => {
    const before = await findAdminProduct(trx, id);
    checkVersion(version, before.version, (newer) => refuse('product.changed_meanwhile', { version: newer }));
    const draft = { ...fields, productType: before.productType };
    await checkProduct(trx, id, draft);
    await trx
      .updateTable('products')
      .set(await columnsOf(trx, draft))
      .where('id', '=', id)
      .execute();
    await replacePictures(trx, deps.storage, id, draft.images);
    if (draft.isActive) await offerInBatches(trx, id, now);
    const after = await findAdminProduct(trx, id);
    if (isSameProduct(before, after)) return { audit: [] };
    const changes = productChanges(before, after);
    await trx
      .updateTable('products')
      .set({ version: version + 1 })
      .where('id', '=', id)
      .execute();
    return { audit: { subject: ['product', id], details: { name: draft.name, changes } } };
  });
  return findAdminProduct(deps.db, id);
}

/** On sale or not, for everybody at once. */
export async function setProductActive(
  deps: ChangeDeps,
  { id, isActive, actor }: { id: string; isActive: boolean; actor: Actor },
): Promise<AdminProduct> {
  const action = isActive ? 'product.shown' : 'product.hidden';
  await change(deps, { ...written, actor, action }, async (trx, now) => {
    const before = await findAdminProduct(trx, id);
    if (before.isActive === isActive) return { audit: [] };
    await trx
      .updateTable('products')
      .set({ is_active: isActive, version: before.version + 1 })
      .where('id', '=', id)
      .execute();
    if (isActive) await offerInBatches(trx, id, now);
    return { audit: { subject: ['product', id], details: { name: before.name } } };
  });
  return findAdminProduct(deps.db, id);
}
