import { sql } from "kysely";

// As in the conditions of the indexes: an index of some rows serves only who asks in its words.
export const isWorked = sql<boolean>`leads.status in ('contacted', 'qualified', 'proposal')`;
export const isNoRecord = sql<boolean>`leads.kind <> 'record'`;
export const isNew = sql<boolean>`leads.status = 'new'`;
