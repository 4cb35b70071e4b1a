import { expect, test } from "vitest";
import { exportLeads } from "#app/leads/export.server.ts";
import { readLead } from "#app/leads/read-lead.server.ts";
import { describeEachAppWithMail } from "#tests/support/app-with-mail.ts";
import { eventually } from "#tests/support/outbox.ts";
import { admin, manager, myDataHarness } from "./my-data-harness.ts";

describeEachAppWithMail("wishes about one's own data", (start) => {
  test("consent to offers is withdrawn with its time and wording, and mails of that kind stop", async () => {
    const { db, enquire, ask, post } = await myDataHarness(start);
    const leadId = await enquire();
    const path = await ask();
    expect((await post(path, { intent: "withdraw-marketing" })).status).toBe(303);
    expect((await post(path, { intent: "withdraw-marketing" })).status).toBe(303);
    const lead = await readLead(db, leadId, manager, new Date());
    expect(lead?.withdrawn).toEqual([{ what: "marketing", noticeVersion: "n-1", at: expect.any(Date) }]);
    expect(lead?.mailWishes.optedOut).toEqual(["marketing"]);
    expect(lead?.person.name).toBe("Asha Rao");
  });

  test("consent withdrawn altogether takes the enquiry out of everybody's sight but an admin's", async () => {
    const { db, enquire, ask, post } = await myDataHarness(start);
    const leadId = await enquire();
    const path = await ask();
    await post(path, { intent: "withdraw-all" });
    const seen = await readLead(db, leadId, manager, new Date());
    expect(seen).toMatchObject({ data: "restricted", person: {}, answers: [], related: [], uploads: [] });
    expect(JSON.stringify(seen?.timeline)).not.toContain("Padmavathi");
    expect((await readLead(db, leadId, admin, new Date()))?.person.name).toBe("Asha Rao");
    let lines = "";
    for await (const line of exportLeads(db, {}, { actorId: "test", now: new Date() })) lines += line;
    expect(lines).not.toContain("Asha Rao");
    expect(lines).not.toContain("classroom");
  });

  test("a correction comes before staff as a task and a mail", async () => {
    const { app, smtp, enquire, ask, post } = await myDataHarness(start);
    const leadId = await enquire();
    const path = await ask();
    expect((await post(path, { intent: "correct", text: " " })).status).toBe(422);
    const tooLong = await post(path, { intent: "correct", text: "x".repeat(2001) });
    expect(await tooLong.text()).toContain("x".repeat(2001));
    expect((await post(path, { intent: "correct", text: "My name is Aasha" })).status).toBe(303);
    await eventually(() =>
      smtp.received.filter(({ mail }) => mail.text?.includes("My name is Aasha")).map(({ to }) => to),
    ).toEqual([["privacy@dts.example"]]);
    const lead = await readLead(app.services.db, leadId, admin, new Date());
    expect(lead?.timeline.at(-1)).toMatchObject({ kind: "correction-asked" });
  });
});
