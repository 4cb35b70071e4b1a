import type { ColumnType } from "kysely";

/** Selected as the value, inserted by `insertRows` as the value, updated as JSON text. */
export type Json<T> = ColumnType<T, never, string>;

/** A UTC instant in milliseconds, the same number in both databases. */
export type Instant = number;
