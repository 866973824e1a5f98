import { setTimeout as pause } from 'node:timers/promises';
import { malaysianLocalTime, malaysianToday } from '@mooncake/domain/calendar';
import { markFingerprints } from '@mooncake/domain/receipts/reading/fingerprint';
import { doubtAll, judgeReceipt } from '@mooncake/domain/receipts/reading/judge-receipt';
import type { ExpectedReceipt } from '@mooncake/domain/receipts/reading/receipt-reading.contract';
import { timesIn } from '@mooncake/domain/receipts/reading/times-in';
import type { ReceiptKind } from '@mooncake/domain/receipts/receipt';
import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { Deps } from '../../deps.ts';
import { parseStoredName } from '../../storage/stored-name.ts';
import { claimReceipt, postponeReceipt, releaseReceipt } from './claim-receipt.ts';
import { type CrowdWatch, createCrowdWatch } from './crowd.ts';
import { keepReading } from './keep-reading.ts';
import type { ReceiptFile } from './receipt-reader.ts';
import { asSent } from './upright.ts';

type ReadingDeps = Pick<Deps, 'db' | 'storage' | 'events' | 'receiptReader' | 'clock' | 'log'>;

/** A server that died over the same file this often was killed by it. */
const maxAttempts = 3;
/** Of a file nothing could be made of: the first time it may have been for lack of time. */
const enoughAttempts = 2;
/** Looked for so often without being asked: what was given back comes without any news of it. */
const lookEveryMs = 20_000;
/**
 * While customers come in crowds the processor is theirs: so long a reading waits for the end of it, and no longer. One that
 * is under way when they come is given up, and is read when they are through.
 */
const patienceMs = 60_000;
const lookAgainMs = 1_000;

/**
 * Reads receipts one after the other as they come, after the order is committed, and at the start those that were left.
 * Where no reader is installed it does nothing.
 */
export function startReadingReceipts(deps: ReadingDeps): { stop: () => Promise<void> } {
  const { events, receiptReader, log } = deps;
  if (!receiptReader.isInstalled) return { stop: () => receiptReader.close() };
  const stopping = new AbortController();
  let underWay: Promise<void> | null = null;
  let isAskedAgain = false;
  const crowd = createCrowdWatch();
  /** Of the reading under way, unless it has waited for long enough. */
  let crowded = new AbortController();

  async function readAll() {
    do {
      isAskedAgain = false;
      do {
        const isCalm = await untilCalm(crowd, stopping.signal);
        crowded = new AbortController();
        const givenUp = isCalm ? AbortSignal.any([stopping.signal, crowded.signal]) : stopping.signal;
        if (stopping.signal.aborted || !(await readNext(deps, givenUp))) break;
      } while (!stopping.signal.aborted);
    } while (isAskedAgain && !stopping.signal.aborted);
  }
  function wake() {
    isAskedAgain = true;
    if (stopping.signal.aborted) return;
    underWay ??= readAll()
      .catch((error: unknown) => log.warn({ err: error }, 'a receipt was not read; it is tried again'))
      .finally(() => {
        underWay = null;
      });
  }

  const unsubscribe = events.subscribe((topics) => {
    if (!topics.includes('orders')) return;
    crowd.noteChange(Date.now());
    if (crowd.isCrowded(Date.now())) crowded.abort();
    wake();
  });
  const timer = setInterval(wake, lookEveryMs);
  timer.unref();
  wake();
  return {
    async stop() {
      stopping.abort();
      unsubscribe();
      clearInterval(timer);
      await receiptReader.close();
      await underWay;
    },
  };
}

/** False when it waited in vain. */
async function untilCalm(crowd: CrowdWatch, stopping: AbortSignal): Promise<boolean> {
  const givesUpAt = Date.now() + patienceMs;
  while (crowd.isCrowded(Date.now()) && Date.now() < givesUpAt && !stopping.aborted) {
    await pause(lookAgainMs, undefined, { signal: stopping }).catch(() => undefined);
  }
  return !crowd.isCrowded(Date.now());
}

/** Reads one receipt that waits; false when there is none, or when it was given up. */
export async function readNext(deps: ReadingDeps, givenUp?: AbortSignal): Promise<boolean> {
  const { db, events, clock, receiptReader } = deps;
  const claimed = await claimReceipt(db, clock());
  if (!claimed) return false;
  const receipt = await findReceipt(db, claimed.receiptId);
  if (!receipt) return true;
  const file = claimed.attempts > maxAttempts ? null : await findFile(deps, receipt);
  const read = file && (await receiptReader.read(file, givenUp));
  if (read === null && givenUp?.aborted) {
    // Not the file's fault.
    await releaseReceipt(db, claimed);
    return false;
  }
  const mayBeReadLater = claimed.attempts < enoughAttempts && !(file && receiptReader.tookTooMuch(file));
  if (read === null && mayBeReadLater) {
    await postponeReceipt(db, claimed, clock());
    return true;
  }
  const judged = read && judgeReceipt(read.words, receipt.expected, read.unread);
  const doubted = judged && receipt.kind === 'pdf' ? doubtAll(judged) : judged;
  const findings = doubted && asSent(doubted, read?.turn ?? 0);
  const words = read?.words ?? [];
  const times = timesIn(words, receipt.expected);
  const fingerprints = markFingerprints(read?.fingerprints ?? [], receipt.expected, times, words);
  const wasKept = await keepReading(deps, claimed, {
    findings,
    fingerprints,
    amountSen: receipt.expected.amountSen,
  });
  if (wasKept) events.publish('orders');
  return true;
}

async function findFile(
  { storage }: ReadingDeps,
  { storageKey, kind }: { storageKey: string; kind: ReceiptKind },
): Promise<ReceiptFile | null> {
  const name = parseStoredName(storageKey);
  const bytes = name && (await storage.read(name));
  return bytes ? { bytes, kind } : null;
}

/** The file, and what it should say: this order's money, to our account, after its boxes were held and before the file came. */
async function findReceipt(db: Db, id: string) {
  const row = await db
    .selectFrom('receipts as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .leftJoin('holds as h', 'h.id', 'o.hold_id')
    .innerJoin('shop_settings as s', (join) => join.onTrue())
    .select(['r.storage_key', 'r.kind', 'r.uploaded_at', 'o.total_sen', 'o.payment_reference_code'])
    .select(['s.value as settings', sql<Date>`least(h.created_at, o.created_at)`.as('held_at')])
    .where('r.id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const { accountNumber, accountName, bankName } = row.settings.bank;
  const expected: ExpectedReceipt = {
    amountSen: row.total_sen,
    orderNumber: row.payment_reference_code,
    accountNumber,
    accountName,
    bankName,
    otherNames: [row.settings.shopName, row.settings.shopNameZh],
    firstDay: malaysianToday(row.held_at),
    lastDay: malaysianToday(row.uploaded_at),
    firstTime: malaysianLocalTime(row.held_at).slice(-5),
    lastTime: malaysianLocalTime(row.uploaded_at).slice(-5),
  };
  return { storageKey: row.storage_key, kind: row.kind, expected };
}
