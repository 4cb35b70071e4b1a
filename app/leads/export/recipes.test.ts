import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { recordSubmission } from "#app/leads/submissions/submissions.server.ts";
import { queueMessages } from "#app/outbox/queue/queue-messages.server.ts";
import { leadEvent } from "#app/outbox/webhooks/webhook-channel.server.ts";
import { choosableEvents, type WebhookEvent, webhookEvents } from "#app/outbox/webhooks/webhook-events.ts";
import { chooseEvents } from "#app/staff/outbox/webhook-receivers.server.ts";
import crmFields from "#tests/fixtures/crm-fields.json" with { type: "json" };
import { freshSqlite } from "#tests/support/databases.ts";
import { sampleSubmission } from "#tests/support/sample-submission.ts";
import { admin, webhookReceiver } from "#tests/support/webhook-receiver.ts";
import { webhookLead } from "./webhook-lead.server.ts";

type Fields = {
  rows?: string;
  required: string[];
  own: string[];
  lengths: Record<string, number | null>;
  values?: Record<string, string[]>;
};
type Row = Record<string, string | undefined>;

const recipes = ["zoho", "hubspot", "salesforce"] as const;
const fresh = freshSqlite();
const receiver = webhookReceiver();
const long = "Ünïcödé😀 ".repeat(60).trim();
const people = {
  usual: { name: "Asha Devi Rao", email: "asha@school.test", organization: "Hillside School" },
  "of one word": { name: "Asha", email: "asha@school.test" },
  "without a name": { email: "asha@school.test" },
  "with a phone only": { phone: "+919876543210" },
  "with the longest of everything": {
    name: long,
    email: `${"a".repeat(60)}@school.test`,
    organization: long,
    city: long,
  },
};

test.each(
  recipes.flatMap((crm) => Object.keys(people).map((who) => [crm, who as keyof typeof people] as const)),
)("the recipe for %s makes of a lead %s what the CRM takes", async (crm, who) => {
  const db = await fresh();
  const stored = await recordSubmission(db, { ...sampleSubmission(), person: people[who] }, new Date());
  if (stored.outcome === "conflict") throw new Error("conflict");
  const lead = await webhookLead(db, stored.leadId);
  const body = JSON.parse(
    JSON.stringify({ type: "lead.created", data: { reference: stored.reference, ...lead } }),
  );
  const made = recipe(crm)(body);
  if (crm === "hubspot" && !("email" in people[who])) return expect(made).toBeNull();
  const fields: Fields = crmFields[crm];
  const rows = rowsOf(made, fields);
  expect(rows.length).toBe(1);
  for (const row of rows) {
    const known = [...Object.keys(fields.lengths), ...fields.own];
    expect(known).toEqual(expect.arrayContaining(Object.keys(row)));
    for (const name of fields.required) expect(row[name], name).toBeTruthy();
    for (const [name, most] of Object.entries(fields.lengths))
      if (most !== null) expect([...(row[name] ?? "")].length, name).toBeLessThanOrEqual(most);
    for (const [name, values] of Object.entries(fields.values ?? {})) expect(values).toContain(row[name]);
  }
  // Salesforce has it in the address, the others in a field.
  if (crm !== "salesforce") expect(JSON.stringify(made)).toContain(stored.reference);
});

test("the recipes store the version and time of each message that carries a lead, and nothing of any other", async () => {
  const db = await fresh();
  const { outbox, hookId } = await receiver.telling(db);
  await chooseEvents(db, { id: hookId, events: [...choosableEvents] }, admin, new Date());
  const stored = await recordSubmission(db, sampleSubmission(), new Date());
  if (stored.outcome === "conflict") throw new Error("conflict");
  const events = Object.keys(webhookEvents) as WebhookEvent[];
  const others = events.filter((event) => event !== "ping" && event !== "lead.created");
  await db.transaction().execute((trx) =>
    queueMessages(
      trx,
      others.map((event) => leadEvent(event, stored)),
      new Date(),
    ),
  );
  outbox.wake();
  await expect.poll(() => receiver.types().toSorted()).toEqual(events.toSorted());
  for (const { text } of receiver.received) {
    const message = JSON.parse(text);
    for (const crm of recipes) {
      const made = recipe(crm)(message);
      if (!webhookEvents[message.type as WebhookEvent].carriesLead) expect(made, message.type).toBeNull();
      else {
        const [row = {}] = rowsOf(made, crmFields[crm]);
        const { version, updatedAt } = message.data;
        expect(Number(own(row, /^site_version/i))).toBe(version);
        expect(own(row, /^site_updated/i)).toBe(updatedAt);
        // As text, later times sort later.
        expect(updatedAt).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]{12}Z$/);
      }
    }
  }
});

function own(row: Row, name: RegExp): string | undefined {
  return Object.entries(row).find(([key]) => name.test(key))?.[1];
}

/** The function as it stands in the document. */
function recipe(crm: string): (body: unknown) => unknown {
  const text = readFileSync("docs/recipes.md", "utf8");
  const [, code = ""] = new RegExp(`\`\`\`js ${crm}\\n(.*?)\`\`\``, "s").exec(text) ?? [];
  return runInNewContext(`(${code})`);
}

function rowsOf(made: unknown, { rows }: Fields): Row[] {
  const whole = JSON.parse(JSON.stringify(made));
  if (!rows) return [whole];
  return whole[rows].map((row: { properties?: Row }) => row.properties ?? row);
}
