import type { Database } from "#app/database/database.server.ts";
import { noRateLimit } from "#app/rate-limit/rate-limit.server.ts";
import { sampleSite } from "./sample-site.ts";

export const siteOrigin = "https://www.dts.example";

/** What the receiving functions of forms live on in tests: a clock that can be moved and a log that is kept. */
export function formHarness(db: Database) {
  const clock = { at: new Date("2026-11-21T04:30:00Z") };
  const logged: string[] = [];
  const services = {
    db,
    now: () => clock.at,
    rateLimit: noRateLimit,
    allowedOrigins: [siteOrigin],
    site: sampleSite,
    address: "203.0.113.7",
    log: { warn: (facts: object, text: string) => void logged.push(`${text} ${JSON.stringify(facts)}`) },
  };
  return { clock, logged, services };
}

/** Everything of the stored leads that tests look at, oldest first. */
export async function storedLeads(db: Database) {
  const leads = await db.selectFrom("leads").selectAll().orderBy("created_at").execute();
  const answers = await db.selectFrom("answers").selectAll().orderBy("position").execute();
  const mails = await db.selectFrom("outbox").selectAll().orderBy("id").execute();
  const consents = await db.selectFrom("consents").selectAll().execute();
  const attributions = await db.selectFrom("attributions").selectAll().orderBy("touch").execute();
  return leads.map((lead) => ({
    ...lead,
    answers: Object.fromEntries(
      answers.filter(({ lead_id }) => lead_id === lead.id).map(({ label, value }) => [label, value]),
    ),
    mails: mails.filter(({ lead_id, state }) => lead_id === lead.id && state !== "held"),
    held: mails.filter(({ lead_id, state }) => lead_id === lead.id && state === "held"),
    consent: consents.find(({ lead_id }) => lead_id === lead.id),
    attributions: attributions.filter(({ lead_id }) => lead_id === lead.id),
  }));
}

/** The header by which our script asks for JSON. */
export const asScript = { Accept: "application/json" };

/** A browser's post of a form. */
export function postForm(formId: string, body: BodyInit, headers: Record<string, string> = {}) {
  return new Request(`${siteOrigin}/forms/${formId}`, { method: "POST", body, headers });
}

/** A body with the hidden fields that travel beside the answers. */
export function withControls(body: URLSearchParams, controls: Record<string, string>) {
  return new URLSearchParams([...body, ...Object.entries(controls)]);
}
