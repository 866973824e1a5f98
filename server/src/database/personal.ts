import type { PersonalMark } from './tables/columns.ts';
import type { Database } from './types.ts';

/** The columns of a table that hold personal data. */
export type PersonalColumn<Table> = {
  [Column in keyof Table]: Table[Column] extends PersonalMark ? Column : never;
}[keyof Table];

/** The tables that have such columns. */
export type PersonalTable<Tables = Database> = {
  [Name in keyof Tables]: [PersonalColumn<Tables[Name]>] extends [never] ? never : Name;
}[keyof Tables];
