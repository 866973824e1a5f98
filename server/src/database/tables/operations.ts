import type { ShopSettings } from '@mooncake/domain/settings/settings';
import type { Generated } from 'kysely';
import type { Automatic, DefaultedJson, Json, Personal } from './columns.ts';

export interface AuditLogTable {
  id: Automatic<number>;
  at: Generated<Date>;
  actor_id: string | null;
  actor_name: string;
  action: string;
  subject_type: string;
  subject_id: string | null;
  details: Personal<DefaultedJson<unknown>>;
}

/** One row; its presence also says that the shop was set up once. */
export interface ShopSettingsTable {
  id: Generated<boolean>;
  value: Json<ShopSettings>;
  version: Generated<number>;
  updated_at: Generated<Date>;
  setup_dismissed_at: Date | null;
  /** Made with the shop, and kept by a restored one. */
  shop_id: Generated<string>;
}

/** Which slots a template opens, and how many orders each takes (null: the slot's own capacity). */
type TemplateSlot = { timeSlotId: string; isActive: boolean; capacity: number | null };

export interface BatchTemplatesTable {
  id: Generated<string>;
  name: string;
  description: Generated<string>;
  delivery_method_ids: Generated<string[]>;
  time_slot_config: DefaultedJson<TemplateSlot[]>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

/** Each backup that was begun; finished ones are there, as long as rotation leaves them. */
export interface BackupsTable {
  id: Generated<string>;
  started_at: Date;
  finished_at: Date | null;
  bytes: number | null;
  path: string | null;
  /** False where files that rows name were missing. */
  is_complete: Generated<boolean>;
}

export interface RateLimitsTable {
  key: string;
  window_start: Date;
  count: number;
}

/** The answer is readable only with the key, of which there is a hash here: nobody's data lies open in it. */
export interface IdempotencyKeysTable {
  admin_user_id: string;
  key_hash: string;
  request_hash: string;
  sealed_answer: Buffer;
  expires_at: Date;
}

/** The connections on which processes hear of each other: of this moment, so no backup has its rows. */
export interface ListenersTable {
  pid: number;
  id: string;
  since: Generated<Date>;
  until: Date | null;
}
