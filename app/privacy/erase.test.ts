import { expect, test } from "vitest";
import { insertRows, type Row } from "#app/database/rows.server.ts";
import { newId } from "#app/database/uuid.server.ts";
import { exportLeads } from "#app/leads/export/export-leads.server.ts";
import { readLead } from "#app/leads/work/read-lead.server.ts";
import { manager, myDataHarness } from "#tests/fixtures/my-data.ts";
import { describeEachAppWithMail } from "#tests/support/app-with-mail.ts";

describeEachAppWithMail("the data of a person", (start) => {
  test("is erased for real: nothing of the person is left anywhere, and the counts are", async () => {
    const { app, db, enquire, ask, post } = await myDataHarness(start);
    const leadId = await enquire();
    const order = { id: newId(new Date()), type: "order", number: "A-1", phone_last4: "3210", pin: null };
    const at = Date.now();
    await insertRows(db, "orders", [
      {
        ...order,
        email: "Asha.Rao@school.test",
        version: 1,
        created_at: at,
        updated_at: at,
      } as Row<"orders">,
    ]);
    const path = await ask();
    expect(await (await app.fetch(path)).text()).toContain("order A-1");
    const unsure = await post(path, { intent: "erase" });
    expect(unsure.status).toBe(422);
    const erased = await post(path, { intent: "erase", sure: "yes" });
    expect(erased.status).toBe(303);
    expect(await (await app.fetch(path)).text()).toContain("Your data is erased");
    expect((await app.fetch(`${path}/data.json`)).status).toBe(404);

    const arrival = ["/services/deployment", "autumn", '"medium":"'];
    const everything: string[] = [];
    for (const table of tables)
      everything.push(JSON.stringify(await db.selectFrom(table).selectAll().execute()));
    for await (const page of exportLeads(db, {}, { actorId: "test", now: new Date() }))
      everything.push(JSON.stringify(page));
    const rest = everything.join("\n").toLowerCase();
    for (const trace of [
      "asha",
      "school.test",
      "98765",
      "lakeside",
      "padmavathi",
      "bengaluru",
      "classroom",
      ...arrival,
    ])
      expect(rest, trace).not.toContain(trace);
    expect(await db.selectFrom("uploads").select("id").execute()).toEqual([]);
    const lead = await readLead(db, leadId, manager, new Date());
    expect(lead).toMatchObject({
      form: "enterprise-contact",
      status: "new",
      source: "newsletter",
      data: "erased",
    });
    const log = await db.selectFrom("audit_log").selectAll().where("action", "=", "data erased").execute();
    expect(log).toMatchObject([{ detail: { erased: { "enterprise-contact": 1, "data-request": 1 } } }]);
  });
});

const tables = [
  "people",
  "leads",
  "answers",
  "consents",
  "attributions",
  "timeline",
  "submission_ids",
  "outbox",
  "suppressions",
  "opt_outs",
  "audit_log",
  "withdrawals",
  "orders",
] as const;
