import { sql } from "kysely";

// The literal conditions of partial indexes: a query uses one only with the same words.
export const isWorked = sql<boolean>`leads.status in ('contacted', 'qualified', 'proposal')`;
export const isNoRecord = sql<boolean>`leads.kind <> 'record'`;
export const isNew = sql<boolean>`leads.status = 'new'`;
