import {
  confirmationKey,
  type StoredConfirmation,
  storedConfirmationSchema,
} from '@mooncake/domain/orders/confirmation.contract';
import { queryOptions } from '@tanstack/react-query';
import { ApiProblem } from '../../lib/api/api-problem.ts';
import { request } from '../../lib/api/request.ts';
import { readStored, writeStored } from '../../lib/browser/browser-storage.ts';

/** Customers are not told of changes to orders as they happen: while the page is looked at, it asks. */
const askAgainAfter = 20_000;
/** The shop reads a receipt within seconds. Where many came at once it takes longer: then it is asked as usual. */
const askSoonAfter = 4_000;
const askSoonTimes = 12;

/**
 * The order as this browser kept it, at once; then as the server knows it by now, for staff may have moved it. Null
 * when neither knows it.
 */
export const confirmationQuery = (orderNumber: string) =>
  queryOptions({
    queryKey: ['orders', 'confirmation', orderNumber],
    queryFn: async ({ signal }) => (await askServer(orderNumber, signal)) ?? readKept(orderNumber),
    initialData: () => readKept(orderNumber) ?? undefined,
    initialDataUpdatedAt: 0,
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state: { data, dataUpdateCount } }) => {
      if (!data || data.isCancelled || data.isRejected) return false;
      return data.isReceiptUnread && dataUpdateCount < askSoonTimes ? askSoonAfter : askAgainAfter;
    },
    networkMode: 'always',
    retry: false,
  });

/** What was stored may be damaged or of another order; then it counts as nothing. */
export function readKept(orderNumber: string): StoredConfirmation | null {
  const text = readStored(confirmationKey(orderNumber));
  if (text === null) return null;
  const kept = storedConfirmationSchema.safeParse(parsed(text));
  return kept.success && kept.data.paymentReferenceCode === orderNumber ? kept.data : null;
}

async function askServer(orderNumber: string, signal: AbortSignal): Promise<StoredConfirmation | null> {
  try {
    const path = `/api/orders/${encodeURIComponent(orderNumber)}/confirmation`;
    const known = await request(path, storedConfirmationSchema, { signal });
    writeStored(confirmationKey(orderNumber), JSON.stringify(known));
    return known;
  } catch (problem) {
    if (problem instanceof ApiProblem && isUnknown(problem)) return null;
    throw problem;
  }
}

/** Not this browser's order, or no order number at all. */
const isUnknown = ({ status }: ApiProblem) => [400, 404, 422].includes(status);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
