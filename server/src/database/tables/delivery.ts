import type { DeliveryMethod } from '@mooncake/domain/delivery/delivery-method';
import type { PickupPlace } from '@mooncake/domain/delivery/place';
import type { Generated } from 'kysely';
import type { Automatic, NullableJson } from './columns.ts';

export interface DeliveryMethodsTable {
  id: Generated<string>;
  name: string;
  name_zh: Generated<string>;
  description: Generated<string>;
  description_zh: Generated<string>;
  fee_note: Generated<string>;
  fee_note_zh: Generated<string>;
  is_active: Generated<boolean>;
  sort_order: Generated<number>;
  is_pickup: boolean;
  slot_choice: Generated<DeliveryMethod['slotChoice']>;
  needs_address: Generated<boolean>;
  place: NullableJson<PickupPlace>;
  /** Rises with every change staff make; a form saved over an older one is refused. */
  version: Generated<number>;
}

export interface PickupBatchesTable {
  id: Generated<string>;
  batch_name: string;
  batch_name_zh: Generated<string>;
  /** A plain calendar date, `YYYY-MM-DD`. */
  batch_date: string;
  is_active: Generated<boolean>;
  order_until: Date | null;
  /** Rises with every change staff make; a form saved over an older one is refused. */
  version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export interface BatchDeliveryMethodsTable {
  batch_id: string;
  delivery_method_id: string;
}

export interface PickupTimeSlotsTable {
  id: Generated<string>;
  delivery_method_id: string;
  time_slot: string;
  /** Empty where it is hours, which read the same in both languages. */
  time_slot_zh: Generated<string>;
  note: Generated<string>;
  note_zh: Generated<string>;
  is_pickup: Generated<boolean>;
  requires_teochew_yam: Generated<boolean>;
  is_active: Generated<boolean>;
  /** Orders per batch; null means as many as come. */
  capacity: number | null;
}

/** How one batch uses one slot. A missing row means: as the slot itself says, nothing booked yet. */
export interface BatchTimeSlotsTable {
  batch_id: string;
  time_slot_id: string;
  is_active: Generated<boolean>;
  /** Null means the slot's own capacity. */
  capacity: number | null;
  booked: Generated<number>;
}

export interface ProductBatchLimitsTable {
  id: Generated<string>;
  product_id: string;
  batch_id: string;
  limit_quantity: number;
  unit: Generated<string>;
  /** Units in orders and live holds; the database refuses to raise it past the limit. */
  taken: Generated<number>;
}

/** One row, which triggers raise with every change of products, methods, batches and slots. */
export interface OfferVersionTable {
  version: Automatic<number>;
}
