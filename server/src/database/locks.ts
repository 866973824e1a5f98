import { sql } from 'kysely';
import type { Trx } from './connect.ts';

/**
 * Every advisory lock of the shop: no two share a number, and a number never changes, because servers of
 * two versions may be at work on one database.
 */
export const lockKeys = {
  /** Servers starting together bring the schema up to date one after the other. */
  migration: 4_810_001,
  /** Each server at work on an embedded cluster holds it shared; who gets it alone is the last one. */
  presence: 4_810_002,
  /** Servers starting together take turns, so that none misses the links of the others. */
  firstInvitation: 4_810_003,
  /** Two tabs of one browser hold stock one after the other. */
  browser: 4_810_011,
  /** A crowd behind one address does, too. */
  address: 4_810_012,
  /** The same order entered twice is entered once. */
  orderEntry: 4_810_021,
  /**
   * One change of the catalogue at a time, in every process: names stay unique, versions tell editors of
   * each other, and no picture is swept away while a product is about to name it.
   */
  catalogue: 4_810_031,
  /** Names of delivery methods stay unique because one is written at a time. */
  deliveryMethods: 4_810_061,
  /** Any number of processes may try to add changes of orders up; one at a time does it. */
  tallies: 4_810_051,
  /** What is asked twice under one key waits for the first answer. */
  idempotencyKey: 4_810_041,
  /** Statements come in one after the other: each knows every payment that came before it. */
  statements: 4_810_081,
  /** One server makes tonight's backup. */
  backup: 4_810_052,
  /** Of two receipts read at once, the one written down later finds the other. */
  receiptReadings: 4_810_071,
  /** Whoever leaves news unsent holds it shared until its commit; whoever begins to listen gets it alone. */
  listening: 4_810_091,
  /** Each connection that listens holds its own, by its process number, as long as it lives. */
  listener: 4_810_092,
  /** Any number of processes may try to apply the retention; one at a time does it. */
  retention: 70_150_001,
} as const;

type LockName = keyof typeof lockKeys;
/** A lock by its name, or the lock of one thing of its kind. */
export type Lock = LockName | readonly [LockName, of: string];

/** Waits for these locks, one after the other in one statement, and keeps them until the transaction ends. */
export async function takeLock(trx: Trx, ...locks: readonly Lock[]): Promise<void> {
  await sql`select ${sql.join(locks.map(waitFor))}`.execute(trx);
}

function waitFor(lock: Lock) {
  if (typeof lock === 'string') return sql`pg_advisory_xact_lock(${lockKeys[lock]})`;
  const [name, thing] = lock;
  return sql`pg_advisory_xact_lock(${lockKeys[name]}, hashtext(${thing}))`;
}

/** Takes the lock unless somebody else has it. */
export async function tryLock(trx: Trx, name: LockName): Promise<boolean> {
  const { rows } = await sql<{ isOurs: boolean }>`
    select pg_try_advisory_xact_lock(${lockKeys[name]}) as "isOurs"`.execute(trx);
  return rows[0]?.isOurs ?? false;
}
