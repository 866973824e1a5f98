import { randomUUID } from 'node:crypto';
import { malaysianToday } from '@mooncake/domain/calendar';
import { describe, expect, test } from 'vitest';
import { createTestApp } from '../app.testing.ts';
import { eventually } from '../testing/eventually.testing.ts';
import { createTestDatabase } from '../testing/test-database.testing.ts';
import { aDraft, aPhoto, openCatalogue } from './products.testing.ts';

const database = await createTestDatabase();
const { db } = database;

describe('a new product', () => {
  test('is on the shelf of every process at once, audited, with a place in every batch to come', async () => {
    const { create, shelf, audited, published } = await openCatalogue(database);
    const elsewhere = await createTestApp(database);
    const seenElsewhere = async () =>
      JSON.stringify((await elsewhere.deps.storefront.current()).data.products);
    expect(await seenElsewhere()).not.toContain('Osmanthus Tart');

    const product = await create(
      aDraft({ name: 'Osmanthus Tart', priceSen: 1999, features: ['Crisp', '', 'Fresh'], stockQuantity: 3 }),
    );
    expect(product).toMatchObject({
      slug: 'osmanthus-tart',
      features: ['Crisp', 'Fresh'],
      stockQuantity: 3,
      version: 1,
    });
    expect(await shelf()).toContainEqual(expect.objectContaining({ name: 'Osmanthus Tart', priceSen: 1999 }));
    await eventually(async () => expect(await seenElsewhere()).toContain('Osmanthus Tart'));
    expect(published).toContainEqual(['catalogue', 'stock']);
    expect(await audited(product.id)).toEqual(['product.created']);

    const limits = await db
      .selectFrom('product_batch_limits as l')
      .innerJoin('pickup_batches as b', 'b.id', 'l.batch_id')
      .select(['l.limit_quantity', 'l.unit', 'b.batch_date'])
      .where('l.product_id', '=', product.id)
      .execute();
    const batches = await db
      .selectFrom('pickup_batches')
      .select('id')
      .where('batch_date', '>=', malaysianToday(new Date()))
      .execute();
    expect(limits.length).toBe(batches.length);
    expect(limits.every(({ limit_quantity, unit }) => limit_quantity === 0 && unit === 'boxes')).toBe(true);
  });

  test('is made once, however often the request is repeated', async () => {
    const { create, ask, shelf } = await openCatalogue(database);
    const id = randomUUID();
    const draft = aDraft({ name: 'Asked Twice' });
    await Promise.all([create(draft, id), create(draft, id), create(draft, id)]);
    expect((await shelf()).filter(({ name }) => name === 'Asked Twice')).toHaveLength(1);
    expect((await ask('GET', '/products')).status).toBe(200);
  });

  test('cannot have the address of another, whoever is faster', async () => {
    const { ask } = await openCatalogue(database);
    const attempts = await Promise.all(
      ['Same Name', 'same  name!', 'SAME NAME'].map((name) =>
        ask('POST', '/products', { ...aDraft({ name }), id: randomUUID() }),
      ),
    );
    expect(attempts.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const known = await ask('POST', '/products', {
      ...aDraft({ name: 'Shanghai Mooncake' }),
      id: randomUUID(),
    });
    expect(known.json).toMatchObject({
      code: 'product.name_taken',
      details: { name: 'Shanghai Mooncakes' },
    });
  });

  test('is refused with every problem at its field', async () => {
    const { ask } = await openCatalogue(database);
    const { status, json } = await ask('POST', '/products', {
      ...aDraft({ name: ' ', productType: 'mooncake_box' }),
      id: randomUUID(),
    });
    expect(status).toBe(422);
    expect(json).toMatchObject({
      code: 'product.invalid',
      details: {
        problems: [
          { path: 'name', problem: 'required' },
          { path: 'box.flavours', problem: 'no_flavours' },
        ],
      },
    });
    const negative = { ...aDraft(), id: randomUUID(), priceSen: -1 };
    expect((await ask('POST', '/products', negative)).json).toMatchObject({ code: 'invalid_request' });
  });

  test('of yam is counted in pieces and keeps its piece prices', async () => {
    const { create } = await openCatalogue(database);
    const piece = { name: 'Taro', nameZh: '芋', hasYolk: false, group: 'new', imageUrl: null } as const;
    const product = await create(
      aDraft({
        productType: 'teochew_yam_special',
        priceSen: 1,
        pieces: [{ ...piece, id: 'Y1', priceSen: 1600 }],
      }),
    );
    expect(product.priceSen).toBe(1600);
    expect(product.pieces).toEqual([{ ...piece, id: 'Y1', priceSen: 1600 }]);
    const limit = await db
      .selectFrom('product_batch_limits')
      .select('unit')
      .where('product_id', '=', product.id)
      .executeTakeFirstOrThrow();
    expect(limit.unit).toBe('pieces');
  });

  test('keeps its kind whatever it is called later, because stock is counted by it', async () => {
    const { create, update } = await openCatalogue(database);
    const draft = aDraft({ name: 'Swiss Roll', nameZh: '瑞士卷' });
    const roll = await create(draft);
    const renamed = await update(roll, { ...draft, nameZh: '潮州芋头卷' });
    expect(renamed).toMatchObject({ productType: 'standard', configurator: null, priceSen: roll.priceSen });
  });

  test('that is named like the yam product is one, whatever was chosen', async () => {
    const { create } = await openCatalogue(database);
    const product = await create(aDraft({ nameZh: '潮州芋香酥' }));
    expect(product).toMatchObject({ productType: 'teochew_yam_special', configurator: 'yam' });
    expect(product.pieces.map(({ id }) => id)).toEqual(['Y1', 'Y2', 'Y3', 'Y4']);
  });

  test('of boxes keeps one price, and codes as labels write them', async () => {
    const { create } = await openCatalogue(database);
    const words = { name: 'Lotus', nameZh: '莲蓉', description: 'Smooth', descriptionZh: '细滑' };
    const flavour = { ...words, hasYolkOption: true, imageUrl: null };
    const product = await create(
      aDraft({
        productType: 'mooncake_box',
        priceSen: 4600,
        box: {
          yolkPriceSen: 5000,
          flavours: [{ ...flavour, code: 'c7', generalFlavourCategory: 'Traditional' }],
        },
      }),
    );
    expect(product.mooncakeConfig).toMatchObject({
      basePriceSen: 4600,
      yolkPriceSen: 5000,
      flavours: [{ id: 'C7', code: 'C7', ...words }],
    });
  });
});

describe('a changed product', () => {
  test('saved as it was is not changed; another word about its picture is', async () => {
    const { create, update, upload, audited, published } = await openCatalogue(database);
    const { imageUrl } = (await upload(await aPhoto().toBuffer())).json;
    const images = [{ imageUrl, altText: 'Whole', altTextZh: '整个' }];
    const draft = aDraft({ name: 'Saved Twice', images });
    const product = await create(draft);
    published.length = 0;
    expect((await update(product, draft)).version).toBe(product.version);
    expect(published).toEqual([]);
    expect(await audited(product.id)).toEqual(['product.created']);

    const reworded = { ...draft, images: [{ imageUrl, altText: 'Cut open', altTextZh: '整个' }] };
    expect((await update(product, reworded)).version).toBe(product.version + 1);
    expect(published).toEqual([['catalogue', 'stock']]);
  });

  test('reaches customers with its new price', async () => {
    const { create, update, shelf, audited } = await openCatalogue(database);
    const product = await create(aDraft());
    const saved = await update(product, aDraft({ name: 'Renamed Tart', priceSen: 2000 }));
    expect(saved).toMatchObject({ version: 2, slug: 'renamed-tart' });
    expect(await shelf()).toContainEqual(expect.objectContaining({ id: product.id, priceSen: 2000 }));
    expect(await audited(product.id)).toEqual(['product.created', 'product.changed']);
  });

  test('saved by two at once is saved by one, and the other is told', async () => {
    const { create, ask } = await openCatalogue(database);
    const { id, version } = await create(aDraft());
    const { productType: _, ...draft } = aDraft();
    const answers = await Promise.all(
      [1000, 1100, 1200].map((priceSen) => ask('PUT', `/products/${id}`, { ...draft, priceSen, version })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.json).toMatchObject({
      code: 'product.changed_meanwhile',
      details: { version: version + 1 },
    });
  });

  test('is not found once it is gone', async () => {
    const { ask } = await openCatalogue(database);
    const { productType: _, ...draft } = aDraft();
    const { status, json } = await ask('PUT', `/products/${randomUUID()}`, { ...draft, version: 1 });
    expect([status, json]).toMatchObject([404, { code: 'product.not_found' }]);
  });

  test('belongs to a category that exists', async () => {
    const { ask } = await openCatalogue(database);
    const { json } = await ask('POST', '/products', {
      ...aDraft({ categoryId: randomUUID() }),
      id: randomUUID(),
    });
    expect(json).toMatchObject({ code: 'category.not_found' });
  });
});

test('a product taken off sale vanishes and comes back, and forms opened before are told', async () => {
  const { create, ask, shelf, audited } = await openCatalogue(database);
  const { id } = await create(aDraft());
  const isOnShelf = async () => (await shelf()).some((product) => product.id === id);

  expect((await ask('PUT', `/products/${id}/active`, { isActive: false })).json).toMatchObject({
    product: { isActive: false, version: 2 },
  });
  expect(await isOnShelf()).toBe(false);
  await ask('PUT', `/products/${id}/active`, { isActive: false });
  await ask('PUT', `/products/${id}/active`, { isActive: true });
  expect(await isOnShelf()).toBe(true);
  expect(await audited(id)).toEqual(['product.created', 'product.hidden', 'product.shown']);
});
