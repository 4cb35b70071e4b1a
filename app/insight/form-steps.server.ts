import { sql } from "kysely";
import * as v from "valibot";
import { batchedWrite } from "#app/database/batched-writes.server.ts";
import type { Queryable, Transaction } from "#app/database/database.server.ts";
import { engineOf } from "#app/database/engine.ts";
import type { Row } from "#app/database/rows.server.ts";
import type { Days } from "./read-insight.server.ts";

/** The number of forms that one page may report. */
const maxForms = 5;
const one = v.optional(v.literal(1));
const stepsSchema = v.pipe(
  v.record(
    v.pipe(v.string(), v.maxLength(50)),
    v.strictObject({ seen: one, started: one, left: v.optional(v.pipe(v.string(), v.maxLength(50))) }),
  ),
  v.check((steps) => Object.keys(steps).length <= maxForms),
);

type Step = Pick<Row<"form_steps">, "form" | "step" | "field">;

/**
 * Reads a page's report about its forms; null if it is malformed. Unknown forms and fields are left out.
 * @param fieldsOf the names of a form's fields
 */
export function readFormSteps(
  text: string,
  fieldsOf: (form: string) => readonly string[] | undefined,
): Step[] | null {
  let sent: unknown;
  try {
    sent = JSON.parse(text);
  } catch {
    return null;
  }
  const parsed = v.safeParse(stepsSchema, sent);
  if (!parsed.success) return null;
  const steps: Step[] = [];
  for (const [form, { seen, started, left }] of Object.entries(parsed.output)) {
    const fields = fieldsOf(form);
    if (!fields) continue;
    if (seen) steps.push({ form, step: "seen", field: "" });
    if (started) steps.push({ form, step: "started", field: "" });
    if (left !== undefined && fields.includes(left)) steps.push({ form, step: "left", field: left });
  }
  return steps;
}

/** Adds one to each of a day's counts. */
export const countFormSteps = batchedWrite(
  async (trx: Transaction, told: { day: string; steps: Step[] }[]) => {
    // Losing a count in a crash does no harm; waiting for the disk would.
    if (engineOf(trx) === "postgres") await sql`set local synchronous_commit = off`.execute(trx);
    const counts = new Map<string, Row<"form_steps">>();
    for (const { day, steps } of told)
      for (const step of steps) {
        const key = [day, step.form, step.step, step.field].join(" ");
        counts.set(key, { day, ...step, times: (counts.get(key)?.times ?? 0) + 1 });
      }
    // Sorted, so that processes with the same counts cannot deadlock.
    const rows = [...counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
    if (rows.length > 0)
      await trx
        .insertInto("form_steps")
        .values(rows)
        .onConflict((conflict) =>
          conflict
            .columns(["day", "form", "step", "field"])
            .doUpdateSet({ times: sql<number>`form_steps.times + excluded.times` }),
        )
        .execute();
    return told.map(() => undefined);
  },
);

/** The counts of each form in these days. */
export async function readStepCounts(db: Queryable, { from, to }: Days) {
  const rows = await db
    .selectFrom("form_steps")
    .select(["form", "step", "field", sql<number>`sum(times)`.as("times")])
    .where("day", ">=", from)
    .where("day", "<=", to)
    .groupBy(["form", "step", "field"])
    .execute();
  return rows.map((row) => ({ ...row, times: Number(row.times) }));
}
