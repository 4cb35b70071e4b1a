import { sql } from "kysely";
import { expect, test } from "vitest";
import type { Database } from "#app/database/database.server.ts";
import { insertRows } from "#app/database/rows.server.ts";
import { newId } from "#app/database/uuid.server.ts";
import { receiveMessage } from "#app/leads/conversation/receive-message.server.ts";
import { sealedAddress } from "#app/links/sealed-address.server.ts";
import { papersKeptUntil } from "#app/quotations/financial-year.ts";
import { mailText } from "#tests/fixtures/hostile-mails.ts";
import { myDataHarness } from "#tests/fixtures/my-data.ts";
import { apiClient } from "#tests/support/api-client.ts";
import { describeEachAppWithMail, type StartApp } from "#tests/support/app-with-mail.ts";
import { openTransaction, waiting } from "#tests/support/locks.ts";
import { StaffBrowser } from "#tests/support/staff-browser.ts";
import { tidy } from "./tidy.server.ts";

const mailbox = "replies@dts.example";
const quotation = {
  intent: "make",
  name: "Hillside Trust",
  address: "Plot 7",
  gstin: "27AAACH5678F1ZF",
  place: "",
  terms: "Padmavathi's terms",
  "line-text": "Notebook Q-LINE",
  "line-hsn": "84713010",
  "line-quantity": "1",
  "line-price": "99,900",
  "line-rate": "18",
};

describeEachAppWithMail("the conversation in one's own data", (start) => {
  test("quotations, mails, files, systems that were told and who looked are shown and handed over", async () => {
    const { app, path } = await converse(start);
    const page = await (await app.fetch(path)).text();
    for (const part of [
      "Answer of Padmavathi",
      "offer-letter.pdf",
      "Words of the customer",
      "crm.example, lead.contact",
      "lead viewed, by staff",
      "lead viewed, by a program of ours",
      "Section 36 of the CGST Act",
    ])
      expect(page).toContain(part);
    const { enquiries } = await (await app.fetch(`${path}/data.json`)).json();
    const lead = enquiries.find(({ form }: { form: string }) => form === "enterprise-contact");
    expect(lead.quotations).toMatchObject([
      { answer: "accepted", facts: { terms: "Padmavathi's terms" }, keptUntil: expect.any(String) },
      { answer: null, keptUntil: null },
    ]);
    expect(lead.mails.map(({ kind }: { kind: string }) => kind)).not.toContain("webhook");
  });

  test("an erasure takes all of it but the quotation that became an order, for its time", async () => {
    const { app, db, leadId, path, post, ask, admin, agent, accepted } = await converse(start);
    expect((await post(path, { intent: "erase", sure: "yes" })).status).toBe(303);
    const rest = await everything(db);
    for (const trace of [
      "Answer of Padmavathi",
      "Words of the customer",
      "offer-letter",
      "asha.rao@school.test",
    ])
      expect(rest, trace).not.toContain(trace);
    expect(await db.selectFrom("mail_files").select("id").execute()).toEqual([]);
    const left = await db.selectFrom("quotations").select(["id", "erased_at"]).execute();
    expect(left.filter(({ erased_at }) => erased_at === null).map(({ id }) => id)).toEqual([accepted]);
    expect(left).toHaveLength(2);
    const pdf = `/leads/dashboard/${leadId}/quotations/${accepted}/pdf`;
    expect((await agent.ask(pdf)).status).toBe(404);
    expect((await admin.ask(pdf)).status).toBe(200);

    const again = await (await app.fetch(await ask())).text();
    expect(again).toContain("Kept apart after your earlier erasure");
    expect(again).not.toContain("Answer of Padmavathi");

    await tidy(db, new Date(papersKeptUntil(new Date()) + 1), async () => {});
    expect(await everything(db)).not.toContain("Q-LINE");
    expect((await admin.ask(pdf)).status).toBe(404);
  });

  test("an erasure that the database ends for the sake of another is done after it", async ({ skip }) => {
    const { db, path, leadId, post } = await converse(start);
    if (db.engine === "sqlite") return skip("SQLite lets writes follow each other");
    const mail = await openTransaction(db);
    await mail.sql`update outbox set due_at = due_at where lead_id = ${leadId}`;
    const offer = await openTransaction(db);
    await offer.sql`select 1 from quotations where lead_id = ${leadId} for update`;
    // Holds the answers, and waits for the quotations.
    const erased = post(path, { intent: "erase", sure: "yes" });
    await expect.poll(() => waiting(db)).toBe(1);
    const answered = mail.sql`update answers set value = value where lead_id = ${leadId}`;
    await expect.poll(() => waiting(db)).toBe(2);
    // Goes on to the mails, which closes the circle.
    await offer.end();
    await answered;
    await mail.end();
    expect((await erased).status).toBe(303);
    expect(await everything(db)).not.toContain("Answer of Padmavathi");
  });
});

/** A conversation with everything in it: a reply with a file, an answer, two quotations of which one is accepted. */
async function converse(start: StartApp) {
  const harness = await myDataHarness(start);
  const { app, db } = harness;
  Object.assign(app.bundle.content.registration, { gstin: "29AAACD1234E1Z5" });
  const leadId = await harness.enquire();
  await insertRows(db, "webhooks", [
    {
      ...{ id: newId(new Date()), url: "https://crm.example/in", created_by: "test" },
      ...{ created_at: Date.now(), stopped_at: null, events: ["lead.contact"] },
    },
  ]);
  const [agent, admin] = [new StaffBrowser(app), new StaffBrowser(app)];
  const { id } = await agent.enterAs("agent");
  await admin.enterAs("admin");
  const lead = `/leads/dashboard/${leadId}`;
  const until = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
  const make = async () => {
    const made = await agent.ask(`${lead}/quotations/new`, { form: { ...quotation, until } });
    return made.headers.get("Location")?.split("/").at(-1) ?? "";
  };
  const accepted = await make();
  await make();
  const form = new FormData();
  const fields = {
    intent: "reply",
    key: "one",
    subject: "Offer",
    text: "Answer of Padmavathi",
    language: "en",
  };
  for (const [name, value] of Object.entries({ ...fields, quotation: accepted })) form.append(name, value);
  form.append("files", new File(["%PDF-1.7 offer"], "offer-letter.pdf", { type: "application/pdf" }));
  expect((await agent.ask(lead, { form })).status).toBe(303);
  const { data } = await db
    .selectFrom("outbox")
    .select("data")
    .where("template", "=", "reply")
    .executeTakeFirstOrThrow();
  const link = /\/quotation\/[\w-]+/.exec(String(data.text))?.[0] ?? "";
  const headers = { Origin: app.config.siteUrl };
  const body = new URLSearchParams({ answer: "accepted", words: "Words of the customer" });
  expect((await app.fetch(link, { method: "POST", body, headers })).status).toBe(303);
  const secret = "s".repeat(32);
  const source = Buffer.from(mailText({ headers: { To: sealedAddress(secret, mailbox, leadId) } }));
  const arrived = { source, isCut: false, at: new Date() };
  const place = { mailbox, uidValidity: 1, uid: 1 };
  await receiveMessage(db, place, arrived, { secret, mailbox, now: new Date() });
  await agent.ask(lead);
  const program = await apiClient(app, { id, role: "agent" });
  expect((await program.ask(`/leads/${leadId}`)).status).toBe(200);
  // Nothing listens at the receiver: as if it had answered.
  await db.updateTable("outbox").set({ state: "sent" }).where("template", "=", "webhook").execute();
  return { ...harness, leadId, agent, admin, accepted, path: await harness.ask() };
}

/** The rows of every table, as one text. */
async function everything(db: Database): Promise<string> {
  const tables = await db.introspection.getTables();
  const parts: string[] = [];
  // What SQLite keeps behind its text index cannot be read as rows.
  for (const { name } of tables.filter((table) => !table.name.startsWith("lead_search"))) {
    const { rows } = await sql<object>`select * from ${sql.table(name)}`.execute(db);
    parts.push(JSON.stringify(rows, (_, value) => (value?.type === "Buffer" ? "" : value)));
  }
  return parts.join("\n");
}
