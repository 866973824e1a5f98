import {
  exactPaymentsResponseSchema,
  foundOrdersResponseSchema,
  type MissingPart,
  missingMoneyResponseSchema,
  moneyOverviewSchema,
  type PaymentState,
  paymentsResponseSchema,
  type SettlePaymentRequest,
  settlePaymentResponseSchema,
  statementImportResponseSchema,
  statementPart,
  statementPreviewSchema,
  statementTakenBackResponseSchema,
  verifyExactResponseSchema,
} from '@mooncake/domain/statements/statements.contract';
import type { StatementMapping } from '@mooncake/domain/statements/table/statement-mapping';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '../../lib/api/request.ts';
import { type UploadOptions, upload } from '../../lib/api/upload.ts';
import { sendOnce } from '../lib/send-once.ts';

/** Payments change with orders, so their topic refetches them. */
const keyOf = (...parts: readonly (string | number)[]) => ['orders', 'money', ...parts];
/** Matching thousands takes a moment on a busy machine. */
const patience = 60_000;

export const overviewQuery = (days: number) =>
  queryOptions({
    queryKey: keyOf('overview', days),
    queryFn: ({ signal }) =>
      request(`/api/admin/money?days=${days}`, moneyOverviewSchema, { signal, timeout: patience }),
    placeholderData: keepPreviousData,
  });

export const paymentsQuery = (state: PaymentState, page: number) =>
  queryOptions({
    queryKey: keyOf('payments', state, page),
    queryFn: ({ signal }) =>
      request(`/api/admin/money/payments?state=${state}&page=${page}`, paymentsResponseSchema, {
        signal,
        timeout: patience,
      }),
    // The rows in sight stay until those of the next page are here; another group's are not its own.
    placeholderData: (before, query) => (query?.queryKey[3] === state ? before : undefined),
  });

export const missingQuery = (part: MissingPart, days: number, page: number) =>
  queryOptions({
    queryKey: keyOf('missing', part, days, page),
    queryFn: ({ signal }) =>
      request(`/api/admin/money/missing?part=${part}&days=${days}&page=${page}`, missingMoneyResponseSchema, {
        signal,
        timeout: patience,
      }),
    placeholderData: keepPreviousData,
  });

/** Asked when somebody is about to verify, never remembered from before. */
export const exactQuery = queryOptions({
  queryKey: keyOf('exact'),
  queryFn: ({ signal }) =>
    request('/api/admin/money/exact', exactPaymentsResponseSchema, { signal, timeout: patience }),
  staleTime: 0,
  gcTime: 0,
});

export const findOrdersQuery = (search: string) =>
  queryOptions({
    queryKey: keyOf('orders', search),
    queryFn: async ({ signal }) =>
      (
        await request(
          `/api/admin/money/orders?${new URLSearchParams({ search })}`,
          foundOrdersResponseSchema,
          {
            signal,
          },
        )
      ).orders,
    enabled: search.length >= 3,
  });

export const settlePayment = (id: string, body: SettlePaymentRequest) =>
  sendOnce(`/api/admin/money/payments/${id}`, settlePaymentResponseSchema, { method: 'PUT', body });

export const verifyExact = (payments: readonly { id: string; version: number }[]) =>
  sendOnce('/api/admin/money/verify-exact', verifyExactResponseSchema, {
    method: 'POST',
    body: { payments: payments.map(({ id, version }) => ({ id, version })) },
    timeout: patience,
  });

function formOf(file: File, fields: Record<string, string>): FormData {
  const form = new FormData();
  // The server wants the words before the file they are about.
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set(statementPart, file);
  return form;
}

export const previewStatement = (file: File, mapping: StatementMapping | null, options?: UploadOptions) =>
  upload(
    '/api/admin/money/statements/preview',
    formOf(file, mapping ? { mapping: JSON.stringify(mapping) } : {}),
    statementPreviewSchema,
    options,
  );

type Import = { file: File; name: string; mapping: StatementMapping };

export const importStatement = ({ file, name, mapping }: Import, idempotencyKey: string) =>
  upload(
    '/api/admin/money/statements',
    formOf(file, { name, mapping: JSON.stringify(mapping) }),
    statementImportResponseSchema,
    { idempotencyKey },
  );

export const takeStatementBack = (id: string) =>
  sendOnce(`/api/admin/money/statements/${id}`, statementTakenBackResponseSchema, { method: 'DELETE' });
