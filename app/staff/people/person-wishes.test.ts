import { expect, test } from "vitest";
import { recordSubmission } from "#app/leads/submissions/submissions.server.ts";
import { describeEachWorkspace } from "#tests/fixtures/workspace.ts";
import { sampleSubmission } from "#tests/support/sample-submission.ts";
import type { StaffBrowser } from "#tests/support/staff-browser.ts";

describeEachWorkspace("what a caller without an e-mail address asks about their data", (workspace) => {
  const boxes = { agree: true, "marketing: WhatsApp": true };
  const consent = { noticeVersion: "n-1", noticeHash: "h", wording: "We answer you.", language: "en" };

  async function call(phone: string, email?: string) {
    const { db } = workspace.app.services;
    const person = { name: "Lalitha Caller", phone, email, organization: undefined };
    const submission = sampleSubmission({
      person,
      consent: { ...consent, basis: "consent_s6", boxes },
    });
    const stored = await recordSubmission(db, submission, new Date());
    if (!("leadId" in stored)) throw new Error("no lead was stored");
    const { person_id } = await db
      .selectFrom("leads")
      .select("person_id")
      .where("id", "=", stored.leadId)
      .executeTakeFirstOrThrow();
    return { leadId: stored.leadId, path: `/leads/dashboard/people/${person_id}` };
  }

  const seenOn = async (browser: StaffBrowser, path: string) =>
    /name="(?:seen|version)" value="([^"]*)"/.exec(await (await browser.ask(path)).text())?.[1] ?? "";

  test("an admin carries out, once sure, and the log says who", async () => {
    const { db } = workspace.app.services;
    const admin = workspace.browser();
    const { id: actorId } = await admin.enterAs("admin");
    const { leadId, path } = await call("9812300031");
    const version = await seenOn(admin, `${path}/data`);
    const ask = async (act: string, sure = "yes") =>
      (await admin.ask(`${path}/data`, { form: { act, sure, version } })).status;
    const page = async (at = path) => (await admin.ask(at)).text();
    expect(await page()).toContain(`${path}/data`);
    expect(await page()).toContain("Offers allowed: WhatsApp");

    expect([await ask("offers", ""), await ask("nothing")]).toEqual([422, 400]);
    expect(await page()).toContain("Offers allowed: WhatsApp");
    expect(await ask("offers")).toBe(303);
    expect(await page()).toContain("Offers not allowed");
    expect(await page(`/leads/dashboard/${leadId}`)).toContain(
      "The admin recorded that the visitor withdrew",
    );

    expect(await ask("use")).toBe(303);
    const agent = workspace.browser();
    await agent.enterAs("agent");
    expect(await (await agent.ask(`/leads/dashboard/${leadId}`)).text()).not.toContain("Lalitha");
    expect(await page()).toContain("Lalitha Caller");

    expect(await ask("erase")).toBe(303);
    expect(await page()).not.toContain("Lalitha");
    // To the person's page, which says that they are erased.
    expect(await ask("erase")).toBe(302);
    const log = await db.selectFrom("audit_log").select("action").where("actor_id", "=", actorId).execute();
    expect(log.map(({ action }) => action)).toEqual(
      expect.arrayContaining(["offers withdrawn", "consent withdrawn", "data erased"]),
    );
  });

  test("an e-mail confirms it where there is an address, and the person's open request stays", async () => {
    const { db } = workspace.app.services;
    const admin = workspace.browser();
    await admin.enterAs("admin");
    const email = "lalitha@caller.example";
    const { leadId, path } = await call("9812300051", email);
    const request = sampleSubmission({ form: "data-request", person: { email } });
    const asked = await recordSubmission(db, request, new Date());
    const version = await seenOn(admin, `${path}/data`);
    const form = { act: "use", sure: "yes", version };
    for (let twice = 0; twice < 2; twice++)
      expect((await admin.ask(`${path}/data`, { form })).status).toBe(303);
    const mails = await db
      .selectFrom("outbox")
      .select(["recipients", "lead_id"])
      .where("template", "=", "taken-back")
      .execute();
    expect(mails).toEqual([{ recipients: [email], lead_id: leadId }]);
    const leads = await db
      .selectFrom("leads")
      .select(["id", "restricted_at"])
      .where("email_key", "=", email)
      .execute();
    const isEnded = new Map(leads.map(({ id, restricted_at }) => [id, restricted_at !== null]));
    expect(isEnded).toEqual(
      new Map([
        [leadId, true],
        ["leadId" in asked ? asked.leadId : "", false],
      ]),
    );
  });

  test("holds for all that staff merged with the person, and for nobody else", async () => {
    const { db } = workspace.app.services;
    const admin = workspace.browser();
    await admin.enterAs("admin");
    const [one, two, other] = [await call("9812300041"), await call("9812300042"), await call("9812300043")];
    const wishes = `${one.path}/data`;
    const before = await seenOn(admin, wishes);
    const id = two.path.split("/").at(-1) ?? "";
    const merge = { intent: "merge", with: id, seen: await seenOn(admin, `${one.path}/join?with=${id}`) };
    expect((await admin.ask(`${one.path}/join`, { form: merge })).status).toBe(303);
    const erase = async (version: string) =>
      (await admin.ask(wishes, { form: { act: "erase", sure: "yes", version } })).status;
    // A page from before the merge did not say that it holds for the second person too.
    expect(await erase(before)).toBe(409);
    expect(await erase(await seenOn(admin, wishes))).toBe(303);
    const leads = await db.selectFrom("leads").select(["id", "erased_at"]).execute();
    const erased = new Set(leads.filter(({ erased_at }) => erased_at !== null).map(({ id }) => id));
    expect([one, two, other].map(({ leadId }) => erased.has(leadId))).toEqual([true, true, false]);
  });
});
