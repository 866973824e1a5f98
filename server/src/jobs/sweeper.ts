import { makeNightlyBackup } from '../backup/nightly-backup.ts';
import { forgetOldHolds, sweepHolds } from '../checkout/sweep-holds.ts';
import type { Deps } from '../deps.ts';
import { forgetOldKeys } from '../idempotency/forget-old-keys.ts';
import { applyRetention } from '../privacy/apply-retention.ts';
import { sweepStrayPictures } from '../products/sweep-stray-pictures.ts';
import { forgetBulkApprovals } from '../receipts/review/approve-matching.ts';
import { sweepStrayReceipts } from '../receipts/sweep-stray-receipts.ts';
import { findShopSettings } from '../settings/settings.queries.ts';
import { sweepDrafts } from '../storage/sweep-drafts.ts';
import { addUpChanges } from '../tallies/add-up-changes.ts';
import { forgetOldRates } from '../visitors/rate-limit.ts';

type SweeperDeps = Pick<Deps, 'config' | 'db' | 'events' | 'storage' | 'clock' | 'log'>;

const holdsEveryMs = 5_000;
/** As many changes as come in that time are counted quickly by whoever asks. */
const talliesEveryMs = 10_000;
/** Once a day would do; hourly it also happens where the server is restarted every day. */
const retentionEveryMs = 60 * 60_000;
const leftoversEveryMs = 15 * 60_000;
/** Asked this often, made once a night. */
const backupEveryMs = 10 * 60_000;

/** Tidies in the background; any number of processes may do so beside each other. */
export function startSweeper(deps: SweeperDeps): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const sweeps = [
    repeat(deps, holdsEveryMs, () => sweepHolds(deps)),
    repeat(deps, talliesEveryMs, () => addUpChanges(deps)),
    repeat(deps, leftoversEveryMs, async () => {
      await forgetOldHolds(deps);
      await sweepStrayReceipts(deps);
      await sweepStrayPictures(deps);
      await sweepDrafts(deps);
      await forgetOldKeys(deps);
      await forgetOldRates(deps);
      await forgetBulkApprovals(deps);
    }),
    repeat(deps, retentionEveryMs, () => applyRetention(deps)),
    repeat(deps, backupEveryMs, async () => {
      const { nightlyBackups: keep } = await findShopSettings(deps.db);
      await makeNightlyBackup(deps, { keep, signal: stopping.signal });
    }),
  ];
  return {
    async stop() {
      stopping.abort();
      await Promise.all(sweeps.map((sweep) => sweep.stop()));
    },
  };
}

/** One at a time: a slow round skips the next instead of piling up. */
function repeat({ log }: SweeperDeps, everyMs: number, sweep: () => Promise<void>) {
  let underWay: Promise<void> | null = null;
  const start = () => {
    underWay ??= sweep()
      .catch((error: unknown) => log.warn({ err: error }, 'tidying failed; it is tried again'))
      .finally(() => {
        underWay = null;
      });
  };
  const timer = setInterval(start, everyMs);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await underWay;
    },
  };
}
