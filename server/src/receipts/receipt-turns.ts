import { createFairQueue } from '../lib/fair-queue.ts';

/**
 * Where receipts wait to be looked into and kept. Impatient retries wait here as well and then find
 * their order, instead of all decoding and storing the same file.
 */
export const takeReceiptTurn = createFairQueue({
  atOnce: 4,
  waitingPerSender: 30,
  waiting: 200,
  retryAfterSeconds: 10,
});
