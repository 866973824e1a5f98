import type { CustomerExport } from '@mooncake/domain/privacy/customers.contract';
import { erasedName } from '@mooncake/domain/privacy/erasure';
import { type RawBuilder, sql, type UpdateType } from 'kysely';
import type { PersonalColumn, PersonalTable } from '../database/personal.ts';
import type { Database } from '../database/types.ts';

/** Each column that tells who somebody is, and what it becomes; or what becomes of its whole row. */
export type Erasure<Tables = Database> = {
  [Name in PersonalTable<Tables>]:
    | {
        [Column in PersonalColumn<Tables[Name]>]:
          | UpdateType<Tables[Name][Column]>
          | RawBuilder<UpdateType<Tables[Name][Column]>>;
      }
    | 'row_deleted'
    /** For tables that no statement of ours writes: they follow the columns they were made from. */
    | ([UpdateType<Tables[Name][PersonalColumn<Tables[Name]>]>] extends [never] ? 'kept_by_triggers' : never);
};

/** What a line of the log may keep: facts about the order, never words somebody wrote. */
const keptDetails = [
  'orderNumber',
  'before',
  'after',
  'changes',
  'addressChanged',
  'batchName',
  'totalSen',
  'paymentStatus',
  'receiptId',
  'paidOn',
];

export const erasure = {
  customers: {
    name: erasedName,
    phone: '',
    phone_normalised: null,
    email: null,
    address: null,
    instagram: null,
    facebook: null,
  },
  orders: {
    delivery_address: null,
    special_instructions: null,
    customer_note: null,
    admin_notes: '',
    browser_hash: null,
    // Links that were sent lead nowhere from then on.
    link_key: sql<string>`replace(gen_random_uuid()::text, '-', '')`,
  },
  holds: { browser_hash: 'erased', address_hash: 'erased' },
  receipts: 'row_deleted',
  // They go with their receipt.
  receipt_readings: 'row_deleted',
  // That money came, when and how much stays: the sums of a year must add up.
  bank_payments: { words: '', payer: '', note: '' },
  order_list: 'kept_by_triggers',
  // An erased phone leaves them with the next sweep.
  repeat_orders: 'kept_by_triggers',
  phone_changes: 'kept_by_triggers',
  audit_log: {
    details: sql<string>`coalesce((select jsonb_object_agg(key, value)
      from jsonb_each(audit_log.details) where key = any(${keptDetails})), '{}')`,
  },
} as const satisfies Erasure;

/** Why a person's export does not show a column. */
type LeftOut = { leftOut: 'same_as_another' | 'means_nothing_to_people' | 'file_is_linked' };
const sameAsAnother = { leftOut: 'same_as_another' } as const;
const meansNothing = { leftOut: 'means_nothing_to_people' } as const;
const fileIsLinked = { leftOut: 'file_is_linked' } as const;

/** The part of the export that shows a table; the others show none of their columns. */
type Shown = {
  customers: CustomerExport['contacts'][number];
  orders: CustomerExport['orders'][number];
  receipts: CustomerExport['receipts'][number];
  receipt_readings: NonNullable<CustomerExport['receipts'][number]['reading']>;
  bank_payments: CustomerExport['payments'][number];
};
type FieldFor<Name> = Name extends keyof Shown ? keyof Shown[Name] : never;

/** Each column that tells who somebody is, and the field of the export in which they read it. */
export type Exported<Tables = Database> = {
  [Name in PersonalTable<Tables>]: {
    [Column in PersonalColumn<Tables[Name]>]: FieldFor<Name> | LeftOut;
  };
};

export const exported = {
  customers: {
    name: 'name',
    phone: 'phone',
    phone_normalised: sameAsAnother,
    email: 'email',
    address: 'address',
    instagram: 'instagram',
    facebook: 'facebook',
  },
  orders: {
    delivery_address: 'deliveryAddress',
    special_instructions: 'specialInstructions',
    customer_note: 'customerNote',
    admin_notes: 'adminNotes',
    browser_hash: meansNothing,
    link_key: meansNothing,
  },
  holds: { browser_hash: meansNothing, address_hash: meansNothing },
  receipts: {
    original_name: 'originalName',
    storage_key: fileIsLinked,
    display_key: fileIsLinked,
    sha256: meansNothing,
  },
  receipt_readings: {
    verdict: 'verdict',
    findings: 'findings',
    transaction_number: sameAsAnother,
    fingerprints: meansNothing,
  },
  bank_payments: { words: 'text', payer: 'payer', note: 'note' },
  // What is written there was copied from the customers and the notes above.
  order_list: {
    customer_name: sameAsAnother,
    phone_hash: meansNothing,
    words: sameAsAnother,
  },
  repeat_orders: { phone_hash: meansNothing },
  phone_changes: { phone_hash: meansNothing },
  audit_log: { details: sameAsAnother },
} as const satisfies Exported;
