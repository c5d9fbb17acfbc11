import type { ColumnType, JSONColumnType } from 'kysely';

/** Columns that the database fills and that come back as Date. */
export type Moment = ColumnType<Date, Date | string | undefined, Date | string>;
export type Json = JSONColumnType<object>;
