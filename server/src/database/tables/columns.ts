import type { ColumnType } from 'kysely';

/** Written as JSON text, so that an array never turns into a PostgreSQL array on the way in. */
export type Json<Value> = ColumnType<Value, string, string>;
export type NullableJson<Value> = ColumnType<Value | null, string | null, string | null>;
export type DefaultedJson<Value> = ColumnType<Value, string | undefined, string>;

/** Set by the database alone. */
export type Automatic<Value> = ColumnType<Value, never, never>;
