import { sql } from "kysely";
import type { Database, Transaction } from "#app/database/database.server.ts";
import { freeTexts } from "#tests/fixtures/text-columns.ts";

/** Writes the text into every free column of every row that has a value there. */
export async function poison(db: Database, text: (mark: string) => string): Promise<void> {
  // At once, because what changed leads add to Insight is taken out of its table every few seconds.
  await db.transaction().execute((trx) => poisonWithin(trx, text));
}

async function poisonWithin(db: Transaction, text: (mark: string) => string): Promise<void> {
  const isOfInsight = (table: string) => table.startsWith("insight");
  const insightLast = Object.entries(freeTexts).sort(
    ([one], [other]) => Number(isOfInsight(one)) - Number(isOfInsight(other)),
  );
  for (const [table, names] of insightLast)
    for (const name of names.split(" ")) {
      const [column = "", json] = name.split(":");
      const value = text(markOf(table, name));
      if (json === undefined) {
        const own = isOfInsight(table) ? sql`${value} || ${sql.ref(column)}` : sql`${value}`;
        await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${own} where ${sql.ref(column)} is not null`.execute(
          db,
        );
        continue;
      }
      const { rows } = await sql<{ kept: string }>`
        select distinct ${sql.ref(column)} || '' as kept from ${sql.table(table)} where ${sql.ref(column)} is not null`.execute(
        db,
      );
      const key = json.split(".")[1];
      for (const { kept } of rows) {
        const changed = JSON.stringify(withTexts(JSON.parse(kept), key, value));
        await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${changed} where ${sql.ref(column)} = ${kept}`.execute(
          db,
        );
      }
    }
}

/** The same JSON with other texts: all of them, or those under a key. */
function withTexts(
  json: unknown,
  key: string | undefined,
  text: string,
  isBelow = key === undefined,
): unknown {
  if (typeof json === "string") return isBelow ? text : json;
  if (Array.isArray(json)) return json.map((each) => withTexts(each, key, text, isBelow));
  if (typeof json !== "object" || json === null) return json;
  return Object.fromEntries(
    Object.entries(json).map(([name, value]) => [
      name,
      withTexts(value, key, text, key === undefined || name === key),
    ]),
  );
}

/** The mark that identifies the text of a column. */
export function markOf(table: string, name: string): string {
  return `h-${table}.${name.replace(":json", "")}-h`;
}

/** [table, column] of every column that holds text, from the schema. */
export async function textColumns(db: Database): Promise<[table: string, column: string][]> {
  const { rows } = await sql<{ name: string; column: string; type: string }>`
    select m.name as name, c.name as "column", c.type as type from sqlite_master m, pragma_table_info(m.name) c
    where m.type = 'table' and m.name not like 'sqlite%' and m.name not like 'lead_search%'
    and m.name not like 'kysely%'`.execute(db);
  return rows.filter(({ type }) => /text|json|char/i.test(type)).map(({ name, column }) => [name, column]);
}
