import type { Database } from "#app/database/database.server.ts";
import { insertRows } from "#app/database/rows.server.ts";
import { dayOf } from "#app/dates/india-time.ts";
import { forms } from "#app/forms/declared/forms.ts";
import type { SampleLead } from "./sample-leads.ts";

/** How often a form is seen and started for each time that it is sent. */
const seenEach = 9;
const startedEach = 2;

/** The browsers' counts for the demo's leads: forms seen and started, and the field at which visitors left. */
export async function sampleSteps(db: Database, leads: readonly SampleLead[]): Promise<void> {
  const sent = Map.groupBy(leads, ({ form, at }) => `${dayOf(at.getTime())} ${form}`);
  const rows = [...sent].flatMap(([key, { length }]) => {
    const [day = "", form = ""] = key.split(" ");
    const fields = Object.keys(forms.get(form)?.fields ?? {});
    const left = fields[(day.charCodeAt(9) + form.length) % fields.length] ?? "";
    const count = (step: "seen" | "started" | "left", times: number, field = "") => ({
      day,
      form,
      step,
      field,
      times,
    });
    return [
      count("seen", length * seenEach + form.length),
      count("started", length * startedEach),
      count("left", length * (startedEach - 1), left),
    ];
  });
  await insertRows(db, "form_steps", rows);
}
