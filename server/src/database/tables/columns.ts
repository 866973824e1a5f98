import type { ColumnType } from 'kysely';

/** Written as JSON text, so that an array never turns into a PostgreSQL array on the way in. */
export type Json<Value> = ColumnType<Value, string, string>;
export type NullableJson<Value> = ColumnType<Value | null, string | null, string | null>;
export type DefaultedJson<Value> = ColumnType<Value, string | undefined, string>;

/** Set by the database alone. */
export type Automatic<Value> = ColumnType<Value, never, never>;

/**
 * Tells who a customer is, or was written by or about them. What is marked so must say how it is erased and
 * where it is exported (privacy/personal-columns.ts), or nothing compiles.
 */
export type Personal<Column> = PersonalMark &
  ([Column] extends [ColumnType<infer Select, infer Insert, infer Update>]
    ? ColumnType<Select, Insert, Update>
    : ColumnType<Column, Column, Column>);
/** A type only: no value ever has it. */
export type PersonalMark = { readonly __personal__: true };
