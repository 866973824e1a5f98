import { idSchema } from '@mooncake/domain/schemas';
import {
  exactPaymentsResponseSchema,
  findOrdersQuerySchema,
  foundOrdersResponseSchema,
  missingMoneyQuerySchema,
  missingMoneyResponseSchema,
  moneyOverviewSchema,
  moneyQuerySchema,
  paymentsQuerySchema,
  paymentsResponseSchema,
  settlePaymentRequestSchema,
  settlePaymentResponseSchema,
  statementImportRequestSchema,
  statementImportResponseSchema,
  statementMaxBytes,
  statementPart,
  statementPreviewRequestSchema,
  statementPreviewSchema,
  statementTakenBackResponseSchema,
  verifyExactRequestSchema,
  verifyExactResponseSchema,
} from '@mooncake/domain/statements/statements.contract';
import * as z from 'zod/mini';
import type { AppContext } from '../app-env.ts';
import { recordAudit, recordView } from '../audit/record-audit.ts';
import type { Deps } from '../deps.ts';
import { exportTypes, sendFile } from '../exports/send-file.ts';
import { defineRoute, type Route } from '../http/define-route.ts';
import { staffOf } from '../http/staff-of.ts';
import { defineOnceEachRoute, defineOnceRoute } from '../idempotency/once-route.ts';
import { stockRefusals } from '../stock/take-stock.ts';
import { paymentsAsXlsx } from './export-payments.ts';
import { findOrders } from './find-orders.ts';
import { importStatement } from './import-statement.ts';
import { findOverview, listExact, listPayments } from './list-payments.ts';
import { missingPage } from './missing-money.ts';
import { previewStatement, statementTooLarge } from './preview-statement.ts';
import { settlePayment, verifyExact } from './settle-payment.ts';
import { takeStatementBack } from './take-statement-back.ts';

const access = { staff: 'reconcile_payments' } as const;
/** Room for the form's own marks beside the file. */
const formBytes = 64 * 1024;

/** A statement comes the same way to be looked at and to be taken. */
const fileForm = {
  filePart: statementPart,
  maxBodyBytes: statementMaxBytes + formBytes,
  tooLarge: statementTooLarge,
  refusals: ['statement.no_file', 'statement.file_too_large', 'statement.unreadable'],
} as const;

type StatementDeps = Pick<Deps, 'db' | 'events' | 'clock' | 'log'>;

/** What came into the bank account, held against the orders. */
export function statementRoutes(deps: StatementDeps): Route[] {
  const { db, clock } = deps;
  /** Who paid is somebody's data. */
  const recordLook = (c: AppContext) =>
    recordView(db, {
      actor: staffOf(c),
      action: 'payments.listed',
      subject: ['payments', null],
      now: clock(),
    });
  return [
    defineRoute(
      {
        id: 'getMoneyOverview',
        method: 'get',
        path: '/api/admin/money',
        access,
        summary: 'What came in, what of it is matched, and what is open',
        request: { query: moneyQuerySchema },
        response: moneyOverviewSchema,
      },
      ({ query }) => findOverview(db, query.days, clock()),
    ),
    defineRoute(
      {
        id: 'listBankPayments',
        method: 'get',
        path: '/api/admin/money/payments',
        access,
        summary: 'The payments of one group, with the orders they may be for',
        request: { query: paymentsQuerySchema },
        response: paymentsResponseSchema,
      },
      async ({ query }, c) => {
        await recordLook(c);
        return listPayments(db, query, clock());
      },
    ),
    defineRoute(
      {
        id: 'listExactPayments',
        method: 'get',
        path: '/api/admin/money/exact',
        access,
        summary: 'Everything that can be verified at once',
        response: exactPaymentsResponseSchema,
      },
      async (_inputs, c) => {
        await recordLook(c);
        return listExact(db, clock());
      },
    ),
    defineRoute(
      {
        id: 'findOrdersOfPayment',
        method: 'get',
        path: '/api/admin/money/orders',
        access,
        summary: 'Orders that a payment may be for, with what they still cost',
        request: { query: findOrdersQuerySchema },
        response: foundOrdersResponseSchema,
      },
      ({ query }) => findOrders(db, query.search),
    ),
    defineRoute(
      {
        id: 'listMissingMoney',
        method: 'get',
        path: '/api/admin/money/missing',
        access,
        summary: 'Orders whose receipt was approved and whose money never came',
        request: { query: missingMoneyQuerySchema },
        response: missingMoneyResponseSchema,
      },
      async ({ query }, c) => {
        await recordLook(c);
        return missingPage(db, query, clock());
      },
    ),
    defineRoute(
      {
        id: 'exportPaymentsAsXlsx',
        method: 'get',
        path: '/api/admin/money/payments.xlsx',
        access: { staff: 'export_data' },
        summary: 'Every payment with its group and its orders, newest first',
        response: z.string(),
        refusals: ['export.too_large'],
        responseType: exportTypes.xlsx,
      },
      async (_inputs, c) => {
        const content = await paymentsAsXlsx(db, clock());
        const line = { actor: staffOf(c), action: 'payments.exported', now: clock() } as const;
        await recordAudit(db, { ...line, subject: ['payments', null], details: { format: 'xlsx' } });
        return sendFile(c, { name: 'payments', format: 'xlsx', now: clock(), content });
      },
    ),
    defineRoute(
      {
        id: 'previewStatement',
        method: 'post',
        path: '/api/admin/money/statements/preview',
        access,
        summary: 'What would be read in a statement; nothing is kept',
        request: { form: statementPreviewRequestSchema },
        response: statementPreviewSchema,
        ...fileForm,
      },
      ({ form }, c) => previewStatement(db, c.get('upload') ?? null, form.mapping),
    ),
    defineOnceRoute(
      deps,
      {
        id: 'importStatement',
        method: 'post',
        path: '/api/admin/money/statements',
        access,
        summary: 'Take the payments of a statement; those known already are counted once',
        request: { form: statementImportRequestSchema },
        response: statementImportResponseSchema,
        ...fileForm,
        refusals: [...fileForm.refusals, 'statement.read_otherwise'],
      },
      ({ form }, c, once) =>
        importStatement(once, { upload: c.get('upload') ?? null, request: form, actor: staffOf(c) }),
    ),
    defineOnceRoute(
      deps,
      {
        id: 'takeStatementBack',
        method: 'delete',
        path: '/api/admin/money/statements/:id',
        access,
        summary: 'Take a statement back, with the payments that no other statement has',
        request: { params: z.object({ id: idSchema }) },
        response: statementTakenBackResponseSchema,
        refusals: ['statement.not_found', 'statement.decided'],
      },
      ({ params: { id } }, c, once) => takeStatementBack(once, { id, actor: staffOf(c) }),
    ),
    defineOnceEachRoute(
      deps,
      {
        id: 'verifyExactPayments',
        method: 'post',
        path: '/api/admin/money/verify-exact',
        access,
        summary: 'Verify the orders of payments that fit exactly, each for itself',
        request: { body: verifyExactRequestSchema },
        response: verifyExactResponseSchema,
        // Said of one payment, in the answer.
        refusals: ['payment.not_exact'],
      },
      ({ body }, c, once) => verifyExact(deps, { request: body, actor: staffOf(c), once }),
    ),
    defineOnceRoute(
      deps,
      {
        id: 'settlePayment',
        method: 'put',
        path: '/api/admin/money/payments/:id',
        access,
        summary: 'Match a payment to orders, set it aside with a note, or open it again',
        request: { params: z.object({ id: idSchema }), body: settlePaymentRequestSchema },
        response: settlePaymentResponseSchema,
        refusals: [
          'payment.not_found',
          'payment.changed_meanwhile',
          'payment.settlement_invalid',
          'payment.held_by_order',
          'order.not_found',
          'refund.already_returned',
          ...stockRefusals,
        ],
      },
      ({ params: { id }, body }, c, once) => settlePayment(once, { id, request: body, actor: staffOf(c) }),
    ),
  ];
}
