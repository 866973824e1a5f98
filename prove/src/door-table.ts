/** Who may do what, written down once more: the proof believes neither the code nor the document that the shop publishes. */
const doorsOf = {
  public: `
    GET /api/products
    GET /api/products/{slug}
    GET /api/categories
    GET /api/settings
    GET /api/delivery-methods
    GET /api/pickup-batches
    GET /api/availability
    POST /api/availability
    GET /api/time-slots
    POST /api/checkout/holds
    GET /api/checkout/holds/{id}
    DELETE /api/checkout/holds/{id}
    POST /api/checkout/holds/{id}/extend
    POST /api/orders
    GET /api/orders/mine
    POST /api/orders/lookup
    GET /api/orders/{number}/confirmation
    GET /api/orders/{number}/receipt
    POST /api/orders/{number}/receipt
    GET /api/events
    GET /api/staff/session
    POST /api/staff/sign-in
    POST /api/staff/sign-out
    POST /api/staff/invitation
    POST /api/staff/signup
    POST /api/staff/password-reset/check
    POST /api/staff/password-reset
    GET /api/livez
    GET /api/readyz
    GET /api/metrics
    GET /api/openapi.json`,
  employee: `
    POST /api/admin/availability
    GET /api/admin/events
    GET /api/admin/orders
    POST /api/admin/orders
    GET /api/admin/orders/selection
    POST /api/admin/orders/bulk/preview
    GET /api/admin/orders/quick-stats
    GET /api/admin/orders/batches
    GET /api/admin/orders/{id}
    GET /api/admin/orders/{id}/history
    POST /api/admin/orders/bulk
    PUT /api/admin/orders/{id}/status
    PUT /api/admin/orders/{id}/money-returned
    PUT /api/admin/orders/{id}/notes
    PUT /api/admin/orders/{id}/delivery
    GET /api/admin/review-queue
    GET /api/admin/orders/{id}/review
    POST /api/admin/orders/{id}/approve
    POST /api/admin/orders/{id}/refuse-receipt
    POST /api/admin/orders/{id}/cancel
    GET /api/admin/receipts/{id}/view
    GET /api/admin/receipts/{id}/original
    GET /api/admin/review-queue/matching
    POST /api/admin/bulk-approvals
    POST /api/admin/bulk-approvals/{id}/undo
    GET /api/admin/money
    GET /api/admin/money/payments
    GET /api/admin/money/exact
    GET /api/admin/money/orders
    GET /api/admin/money/missing
    GET /api/admin/money/payments.xlsx
    POST /api/admin/money/statements/preview
    POST /api/admin/money/statements
    DELETE /api/admin/money/statements/{id}
    POST /api/admin/money/verify-exact
    PUT /api/admin/money/payments/{id}
    GET /api/admin/batches
    POST /api/admin/batches
    PUT /api/admin/batches/{id}
    DELETE /api/admin/batches/{id}
    POST /api/admin/batches/{id}/duplicate
    PUT /api/admin/batches/{id}/status
    PUT /api/admin/batches/{id}/slots
    GET /api/admin/batches/{id}/limits
    GET /api/admin/limits
    PUT /api/admin/batches/{id}/limits/{productId}
    GET /api/admin/batch-templates
    POST /api/admin/batch-templates
    DELETE /api/admin/batch-templates/{id}
    GET /api/admin/batches/{id}/move
    POST /api/admin/batches/{id}/move
    GET /api/admin/batches/{id}/cancel
    POST /api/admin/batches/{id}/cancel
    GET /api/admin/delivery-methods
    POST /api/admin/delivery-methods
    PUT /api/admin/delivery-methods/{id}
    DELETE /api/admin/delivery-methods/{id}
    PUT /api/admin/delivery-methods/{id}/active
    POST /api/admin/delivery-methods/pictures
    GET /api/admin/time-slots
    POST /api/admin/time-slots
    PATCH /api/admin/time-slots/{id}
    DELETE /api/admin/time-slots/{id}
    GET /api/admin/products
    POST /api/admin/products
    PUT /api/admin/products/{id}
    DELETE /api/admin/products/{id}
    PUT /api/admin/products/{id}/active
    POST /api/admin/product-pictures
    GET /api/admin/categories
    POST /api/admin/categories
    PUT /api/admin/categories/{id}
    DELETE /api/admin/categories/{id}
    PUT /api/admin/categories/{id}/active
    GET /api/admin/summary
    GET /api/admin/packing
    GET /api/admin/exports/orders.csv
    GET /api/admin/exports/orders.xlsx
    GET /api/admin/exports/summary.csv
    GET /api/admin/exports/summary.xlsx
    GET /api/admin/statistics
    GET /api/admin/customers
    GET /api/admin/customers/{id}/export
    GET /api/admin/audit
    GET /api/admin/audit/people
    GET /api/admin/system-status`,
  admin: `
    POST /api/admin/customers/{id}/erase
    GET /api/admin/settings
    PUT /api/admin/settings
    POST /api/admin/settings/pictures
    GET /api/admin/setup
    PUT /api/admin/setup/dismissal
    POST /api/admin/setup/own-shop
    GET /api/admin/team
    POST /api/admin/team/invitations
    DELETE /api/admin/team/invitations/{id}
    PATCH /api/admin/team/members/{id}
    POST /api/admin/team/members/{id}/reset-link`,
} as const;
/** Whom a door is for; an admin may do whatever an employee may, and the public is everybody. */
export type Audience = keyof typeof doorsOf;

const isAudience = (word: string): word is Audience => Object.hasOwn(doorsOf, word);

/** By method and path, as in `GET /api/products/{slug}`. */
export const doorTable: ReadonlyMap<string, Audience> = new Map(
  Object.keys(doorsOf)
    .filter(isAudience)
    .flatMap((audience) =>
      doorsOf[audience]
        .trim()
        .split(/\s*\n\s*/)
        .map((door): [string, Audience] => [door, audience]),
    ),
);
