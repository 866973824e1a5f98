import { judgeDiskSpace } from '@mooncake/domain/disk-space';
import { orderNumberLimit } from '@mooncake/domain/order-number';
import type { SystemStatus, securityChecks } from '@mooncake/domain/staff/system-status.contract';
import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';
import type { Deps } from '../deps.ts';
import { countToRead } from '../receipts/reading/claim-receipt.ts';
import { usesHttps } from '../staff/auth/session-cookie.ts';
import type { FileStorage } from '../storage/storage.ts';
import { randomName } from '../storage/stored-name.ts';

type StatusDeps = Pick<Deps, 'config' | 'db' | 'storage' | 'receiptReader' | 'clock'>;
type SecurityCheck = (typeof securityChecks)[number];

/** A footer on every page asks often; a test file is written this often at most. */
const keptMs = 60_000;

/** Looks at the shop's parts and says what it finds, not what one would like to read. */
export function createSystemStatus(deps: StatusDeps): () => Promise<SystemStatus> {
  const { config, db, storage, receiptReader, clock } = deps;
  let tried: { at: number; works: Promise<boolean> } | undefined;
  let counted: { at: number; isHalfUsed: boolean } | undefined;

  function storageWorks(): Promise<boolean> {
    if (!tried || Date.now() - tried.at > keptMs) tried = { at: Date.now(), works: canWrite(storage) };
    return tried.works;
  }

  async function areNumbersHalfUsed(): Promise<boolean> {
    if (!counted || Date.now() - counted.at > keptMs) {
      counted = { at: Date.now(), isHalfUsed: await areHalfUsed(db) };
    }
    return counted.isHalfUsed;
  }

  async function storageState() {
    const freeBytes = await storage.freeBytes();
    return { isActive: await storageWorks(), isLow: judgeDiskSpace(freeBytes) !== 'enough', freeBytes };
  }

  return async () => {
    const isOnline = await answers(db);
    const passed: Record<SecurityCheck, boolean> = {
      encrypted_connection: usesHttps(config) || isLoopback(config.publicUrl),
      secure_cookie: usesHttps(config) || isLoopback(config.publicUrl),
      strong_password_hashes: isOnline && (await areHashesStrong(db)),
    };
    const checks = (Object.keys(passed) as SecurityCheck[]).map((name) => ({ name, isPassed: passed[name] }));
    return {
      database: { isOnline },
      storage: await storageState(),
      orderNumbers: { isHalfUsed: isOnline && (await areNumbersHalfUsed()) },
      receiptReading: {
        isInstalled: receiptReader.isInstalled,
        waiting: isOnline && receiptReader.isInstalled ? await countToRead(db, clock()) : 0,
      },
      security: { isProtected: checks.every(({ isPassed }) => isPassed), checks },
    };
  };
}

function answers(db: Db): Promise<boolean> {
  return sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
}

/** Whether half of the numbers the shop's prefix can have are in use; it counts no further than it must. */
export async function areHalfUsed(db: Db, all = orderNumberLimit): Promise<boolean> {
  const half = Math.ceil(all / 2);
  const { used } = await db
    .selectFrom(
      db
        .selectFrom('order_numbers')
        .select('number')
        .where(sql<boolean>`starts_with(number, (select value ->> 'orderPrefix' from shop_settings))`)
        .limit(half)
        .as('some'),
    )
    .select((eb) => sql<number>`${eb.fn.countAll()}::integer`.as('used'))
    .executeTakeFirstOrThrow();
  return used >= half;
}

async function areHashesStrong(db: Db): Promise<boolean> {
  const weak = await db
    .selectFrom('admin_users')
    .select('id')
    .where('password_hash', 'not like', '$argon2id$%')
    .limit(1)
    .executeTakeFirst();
  return weak === undefined;
}

/** Written, read back and removed: a full disk or a lost folder shows itself here, not with a customer. */
async function canWrite(storage: FileStorage): Promise<boolean> {
  const name = randomName('private', 'txt');
  try {
    await storage.put(name, new TextEncoder().encode(name));
    const back = await storage.read(name);
    await storage.remove(name);
    return back !== null && new TextDecoder().decode(back) === name;
  } catch {
    return false;
  }
}

/** On the very machine itself nothing travels that could be overheard. */
function isLoopback(publicUrl: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(publicUrl).hostname);
}
