import { sql } from 'kysely';

/** A receipt waits until its payment is settled, whatever became of the order: boxes handed over early are no payment. */
export const receiptsToReview = sql`
  drop index orders_to_review;
  create index receipts_to_review on orders (payment_uploaded_at, id)
    where payment_status = 'pending' and payment_uploaded_at is not null;
`;
