import { setTimeout as pause } from 'node:timers/promises';
import { NoResultError, Transaction } from 'kysely';
import { errorCode } from '../lib/error-code.ts';
import { createQueue } from '../lib/queue.ts';
import type { Db, Trx } from './connect.ts';

const maxAttempts = 6;
/**
 * Deadlock, serialization failure, a row that went away after it was read and before it was pointed to, and a plan of a
 * table that has changed: the database rolled back, and the same work may well succeed now, or find for itself what is
 * gone.
 */
const collisionCodes = new Set(['40P01', '40001', '23503', '0A000']);
/** A crowd at the counter must not use up every connection: the rest of the shop needs some too. */
const maxAtOnce = 6;
/** One line for each pool, or checkout would queue behind work that waits for another pool's connections. */
const lines = new WeakMap<Db, ReturnType<typeof createQueue>>();

/** What was read changed before it could be locked: the work starts over. */
export class Collision extends Error {
  override readonly name = 'Collision';
}

/**
 * Runs the work in one transaction, again from the start when it collides with another. Given a transaction it joins
 * that one, and who opened it begins anew.
 */
export function inTransaction<Result>(db: Db, work: (trx: Trx) => Promise<Result>): Promise<Result> {
  if (db instanceof Transaction) return work(db);
  return inLine(db, () => db.transaction().execute(work));
}

/** The same for work that is one statement: that is a transaction by itself, without a word before and after it. */
export function inOneStatement<Result>(db: Db, work: () => Promise<Result>): Promise<Result> {
  return db instanceof Transaction ? work() : inLine(db, work);
}

function inLine<Result>(db: Db, work: () => Promise<Result>): Promise<Result> {
  return lineOf(db)(async () => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await work();
      } catch (error) {
        if (!isCollision(error) || attempt === maxAttempts) throw error;
        await pause(Math.random() * 20 * attempt);
      }
    }
  });
}

function lineOf(db: Db) {
  const line = lines.get(db) ?? createQueue(maxAtOnce);
  lines.set(db, line);
  return line;
}

function isCollision(error: unknown): boolean {
  // A row that is asked for as surely there was seen before: somebody deleted it meanwhile.
  if (error instanceof Collision || error instanceof NoResultError) return true;
  return collisionCodes.has(errorCode(error) ?? '');
}
