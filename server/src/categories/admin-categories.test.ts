import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { aCategoryDraft, aDraft, openCatalogue } from '../products/products.testing.ts';
import { createTestDatabase } from '../testing/test-database.testing.ts';

const database = await createTestDatabase();

async function openCategories() {
  const office = await openCatalogue(database);
  const filters = async () => {
    const answer = await office.app.request('/api/categories');
    return ((await answer.json()) as { categories: { name: string; color: string }[] }).categories;
  };
  return { ...office, filters };
}

describe('a category', () => {
  test('is added once, audited, and offered to customers at once', async () => {
    const { createCategory, filters, audited, published } = await openCategories();
    const id = randomUUID();
    const draft = aCategoryDraft({ name: 'Gift Sets', color: '#aa3322', icon: 'gift' });
    const [category] = await Promise.all([createCategory(draft, id), createCategory(draft, id)]);
    expect(category).toMatchObject({ name: 'Gift Sets', icon: 'gift', products: 0, version: 1 });
    expect((await filters()).filter(({ name }) => name === 'Gift Sets')).toMatchObject([
      { color: '#aa3322' },
    ]);
    expect(await audited(id)).toEqual(['category.created']);
    expect(published).toContainEqual(['catalogue']);
  });

  test('needs a name nobody else has', async () => {
    const { ask, createCategory } = await openCategories();
    const nameless = await ask('POST', '/categories', {
      ...aCategoryDraft({ name: '  ' }),
      id: randomUUID(),
    });
    expect([nameless.status, nameless.json]).toMatchObject([422, { code: 'category.name_required' }]);
    await createCategory(aCategoryDraft({ name: 'Only One' }));
    const again = await ask('POST', '/categories', {
      ...aCategoryDraft({ name: 'ONLY one' }),
      id: randomUUID(),
    });
    expect(again.json).toMatchObject({ code: 'category.name_taken', details: { name: 'Only One' } });
  });

  test.each([{ color: 'red' }, { color: '#12345' }, { sortOrder: -1 }, { sortOrder: 1.5 }])(
    'with %j is refused',
    async (facts) => {
      const { ask } = await openCategories();
      expect((await ask('POST', '/categories', { ...aCategoryDraft(facts), id: randomUUID() })).status).toBe(
        400,
      );
    },
  );

  test('carries its products along when it is renamed', async () => {
    const { ask, create, createCategory, db, shelf } = await openCategories();
    const category = await createCategory(aCategoryDraft({ name: 'Old Words' }));
    const product = await create(aDraft({ categoryId: category.id }));
    expect(product.category).toBe('Old Words');
    const saved = await ask('PUT', `/categories/${category.id}`, {
      ...aCategoryDraft({ name: 'New Words' }),
      version: category.version,
    });
    expect(saved.json).toMatchObject({ category: { name: 'New Words', products: 1, version: 2 } });
    const row = await db
      .selectFrom('products')
      .select(['category', 'version'])
      .where('id', '=', product.id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ category: 'New Words', version: 1 });
    expect((await shelf()).find(({ id }) => id === product.id)).toMatchObject({ category: 'New Words' });
  });

  test('saved by two at once is saved by one', async () => {
    const { ask, createCategory } = await openCategories();
    const { id, version } = await createCategory(aCategoryDraft());
    const answers = await Promise.all(
      [1, 2].map(() => ask('PUT', `/categories/${id}`, { ...aCategoryDraft(), version })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.json).toMatchObject({
      code: 'category.changed_meanwhile',
      details: { version: version + 1 },
    });
  });

  test('switched off is no filter any more, and its products stay on sale', async () => {
    const { ask, create, createCategory, filters, shelf, audited } = await openCategories();
    const { id, name } = await createCategory(aCategoryDraft());
    const product = await create(aDraft({ categoryId: id }));
    await ask('PUT', `/categories/${id}/active`, { isActive: false });
    await ask('PUT', `/categories/${id}/active`, { isActive: false });
    expect((await filters()).some((filter) => filter.name === name)).toBe(false);
    expect((await shelf()).some((one) => one.id === product.id)).toBe(true);
    await ask('PUT', `/categories/${id}/active`, { isActive: true });
    expect((await filters()).some((filter) => filter.name === name)).toBe(true);
    expect(await audited(id)).toEqual(['category.created', 'category.hidden', 'category.shown']);
  });

  test('is deleted only when it is empty', async () => {
    const { ask, create, createCategory, filters, audited } = await openCategories();
    const { id, name } = await createCategory(aCategoryDraft());
    const product = await create(aDraft({ categoryId: id }));
    expect((await ask('DELETE', `/categories/${id}`)).json).toMatchObject({
      code: 'category.has_products',
      details: { products: 1 },
    });
    await ask('DELETE', `/products/${product.id}`);
    expect((await ask('DELETE', `/categories/${id}`)).status).toBe(200);
    expect((await filters()).some((filter) => filter.name === name)).toBe(false);
    expect(await audited(id)).toEqual(['category.created', 'category.deleted']);
    expect((await ask('DELETE', `/categories/${id}`)).json).toMatchObject({ code: 'category.not_found' });
  });
});
