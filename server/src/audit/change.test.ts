import { refuse } from '@mooncake/domain/refusal';
import type { Topic } from '@mooncake/domain/topic';
import { beforeEach, describe, expect, test } from 'vitest';
import { createTestApp } from '../app.testing.ts';
import type { Trx } from '../database/connect.ts';
import { Collision } from '../database/in-transaction.ts';
import { createTestDatabase } from '../testing/test-database.testing.ts';
import { change, checkVersion } from './change.ts';

const database = await createTestDatabase();
const { db } = database;
const now = new Date('2090-09-01T02:00:00.000Z');
const asked = { actor: 'terminal', action: 'template.created', topics: ['batches', 'stock'] } as const;

beforeEach(async () => {
  await db.deleteFrom('audit_log').execute();
  await db.deleteFrom('batch_templates').execute();
});

/** The parts a change needs, and what it told so far. */
async function openChanges() {
  const { deps } = await createTestApp(database, { clock: () => now });
  const told: Topic[][] = [];
  deps.events.subscribe((topics) => told.push([...topics]));
  return { deps, told };
}

const addTemplate = (trx: Trx, name: string) =>
  trx.insertInto('batch_templates').values({ name, description: '' }).execute();
const templates = async () =>
  (await db.selectFrom('batch_templates').select('name').orderBy('name').execute()).map(({ name }) => name);
const lines = () =>
  db
    .selectFrom('audit_log')
    .select(['at', 'actor_name', 'action', 'subject_type', 'subject_id', 'details'])
    .orderBy('id')
    .execute();

describe('a change', () => {
  test('is written with its line, and told once it can be read', async () => {
    const { deps, told } = await openChanges();
    const seenWhenTold: Promise<string[]>[] = [];
    deps.events.subscribe(() => seenWhenTold.push(templates()));
    const result = await change(deps, asked, async (trx) => {
      await addTemplate(trx, 'Mornings');
      expect(told).toEqual([]);
      return { result: 7, audit: { subject: ['template', 'x'], details: { name: 'Mornings' } } };
    });
    expect(result).toBe(7);
    expect(await lines()).toEqual([
      {
        at: now,
        actor_name: 'terminal',
        action: 'template.created',
        subject_type: 'template',
        subject_id: 'x',
        details: { name: 'Mornings' },
      },
    ]);
    expect(told).toEqual([['batches', 'stock']]);
    expect(await Promise.all(seenWhenTold)).toEqual([['Mornings']]);
  });

  test('may leave several lines, in their order, under actions of their own', async () => {
    const { deps } = await openChanges();
    await change(deps, asked, async () => ({
      audit: [
        { subject: ['order', 'a'], action: 'order.moved' },
        { subject: ['order', 'b'], action: 'order.moved' },
        { subject: ['batch', 'c'] },
      ],
    }));
    expect((await lines()).map(({ action, subject_id }) => [action, subject_id])).toEqual([
      ['order.moved', 'a'],
      ['order.moved', 'b'],
      ['template.created', 'c'],
    ]);
  });

  test('that changed nothing leaves no line and tells nobody', async () => {
    const { deps, told } = await openChanges();
    expect(await change(deps, asked, async () => ({ result: 'as it was', audit: [] }))).toBe('as it was');
    expect(await lines()).toEqual([]);
    expect(told).toEqual([]);
  });

  test('that is refused leaves nothing behind', async () => {
    const { deps, told } = await openChanges();
    const refused = change(deps, asked, async (trx) => {
      await addTemplate(trx, 'Never');
      throw refuse('template.not_found');
    });
    await expect(refused).rejects.toMatchObject({ code: 'template.not_found' });
    expect([await templates(), await lines(), told]).toEqual([[], [], []]);
  });

  test('that collides is made again from the start, and written down once', async () => {
    const { deps, told } = await openChanges();
    let attempts = 0;
    await change(deps, asked, async (trx) => {
      attempts += 1;
      await addTemplate(trx, `Attempt ${attempts}`);
      if (attempts === 1) throw new Collision('somebody was faster');
      return { audit: { subject: ['template', 'x'] } };
    });
    expect(await templates()).toEqual(['Attempt 2']);
    expect(await lines()).toHaveLength(1);
    expect(told).toHaveLength(1);
  });

  test('inside a transaction is part of it: what that one takes back never was', async () => {
    const { deps } = await openChanges();
    const undone = db.transaction().execute(async (trx) => {
      await change({ ...deps, db: trx }, asked, async (within) => {
        await addTemplate(within, 'Never');
        return { audit: { subject: ['template', 'x'] } };
      });
      throw refuse('template.not_found');
    });
    await expect(undone).rejects.toMatchObject({ code: 'template.not_found' });
    expect([await templates(), await lines()]).toEqual([[], []]);
  });

  test('under a lock waits for the one before it and sees what that one wrote', async () => {
    const { deps } = await openChanges();
    const seen: string[][] = [];
    const add = (name: string) =>
      change(deps, { ...asked, lock: ['orderEntry', 'the same'] }, async (trx) => {
        const there = await trx.selectFrom('batch_templates').select('name').execute();
        seen.push(there.map((template) => template.name));
        await addTemplate(trx, name);
        return { audit: { subject: ['template', name] } };
      });
    await Promise.all([add('One'), add('Two'), add('Three')]);
    expect(seen.map(({ length }) => length)).toEqual([0, 1, 2]);
  });
});

test('a version that is not the newest is refused with the one there is', () => {
  const outdated = (version: number) => refuse('settings.changed_meanwhile', { version });
  expect(() => checkVersion(3, 3, outdated)).not.toThrow();
  expect(() => checkVersion(2, 3, outdated)).toThrow(outdated(3));
});
