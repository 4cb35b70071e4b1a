import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { readLead } from "#app/leads/work/read-lead.server.ts";
import { signedId } from "#app/links/signed-links.server.ts";
import { asScript, formHarness, postForm, withControls } from "#tests/fixtures/forms.ts";
import { sampleBody } from "#tests/fixtures/sample-answers.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { enterpriseContact } from "../declared/enterprise-contact.ts";
import { firstFields } from "../engine/details-form.ts";
import { detailsReceivers } from "./receive-details.server.ts";
import { receiveSubmission } from "./submission.server.ts";

const secret = "of this test".padEnd(32, "-");
const viewer = { id: "admin", role: "admin" } as const;
const detailsId = "enterprise-contact-details";

describeEachDatabase("details added to an enquiry", (fresh) => {
  async function enquire() {
    const db = await fresh();
    const { services } = formHarness(db);
    const all = {
      ...services,
      signDetails: (leadId: string) => signedId(secret, "details", leadId),
      receivers: detailsReceivers({ db, now: services.now, secret }),
    };
    const first = sampleBody({ fields: firstFields(enterpriseContact) });
    const sent = await receiveSubmission(
      postForm("enterprise-contact", first, asScript),
      "enterprise-contact",
      all,
    );
    const { reference, more } = (await (sent as Response).json()) as { reference: string; more: string };
    const [{ id = "" } = {}] = await db.selectFrom("leads").select("id").execute();
    const add = (fields: Record<string, string>, controls: Record<string, string> = {}, query = more) => {
      const body = withControls(new URLSearchParams(fields), {
        lead: `/forms/enterprise-contact/done?${query}`,
        ...controls,
      });
      return receiveSubmission(postForm(detailsId, body, asScript), detailsId, all);
    };
    const read = async () => {
      const lead = await readLead(db, id, viewer, services.now());
      if (!lead) throw new Error("the lead is gone");
      return lead;
    };
    return { db, services: all, id, reference, add, read };
  }

  const details = { name: "Asha Rao", organization: "Example Textiles", timing: "This month" };

  test("stand with the lead as a new version of it, in the order of the form, and nobody gets another mail", async () => {
    const { db, reference, add, read } = await enquire();
    const before = await read();
    const mails = await db.selectFrom("outbox").select("id").execute();
    expect(await ((await add(details)) as Response).json()).toMatchObject({ ok: true, reference });
    const after = await read();
    expect(after.person).toMatchObject({ name: "Asha Rao", organization: "Example Textiles" });
    expect(after.answers.map(({ key }) => key)).toEqual(["devices", "message", "timing"]);
    expect(after.subject).toBe("Enterprise enquiry: Example Textiles, Under 50");
    expect(after.version).toBe(before.version + 1);
    expect(after.consent).toEqual(before.consent);
    expect(after.consent?.wording).toContain("GSTIN");
    expect(after.timeline.map(({ kind }) => kind)).toContain("details-added");
    expect(await db.selectFrom("outbox").select("id").execute()).toEqual(mails);
    expect(await db.selectFrom("people").select(["name", "organization"]).execute()).toEqual([
      { name: "Asha Rao", organization: "Example Textiles" },
    ]);
  });

  test("are added once, however often and at once they are sent", async () => {
    const { add, read } = await enquire();
    const _id = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => add(details, { _id })));
    expect(answers.map((answer) => (answer as Response).status)).toEqual(Array(10).fill(200));
    expect((await add(details, {})) as Response).toMatchObject({ status: 200 });
    const { timeline, version } = await read();
    expect(timeline.filter(({ kind }) => kind === "details-added")).toHaveLength(2);
    expect(version).toBe(3);
    const other = await add({ ...details, timing: "Later" }, { _id });
    expect(other.status).toBe(422);
  });

  test("leave what staff know of the person, and stand beside it", async () => {
    const { db, id, add, read } = await enquire();
    await db.updateTable("leads").set({ name: "Asha K. Rao" }).where("id", "=", id).execute();
    await add(details);
    const { person, answers } = await read();
    expect(person.name).toBe("Asha K. Rao");
    expect(answers.at(-1)).toMatchObject({ key: "later_name", value: "Asha Rao" });
  });

  test.each([
    ["of another purpose", signedId(secret, "my-data", "019a0000-0000-7000-8000-000000000001")],
    ["of another secret", signedId("x".repeat(32), "details", "019a0000-0000-7000-8000-000000000001")],
    ["of no lead", signedId(secret, "details", "01999999-0000-7000-8000-000000000001")],
    ["that is none", "abc"],
  ])("need a link that we signed: one %s is refused and adds nothing", async (_name, link) => {
    const { add, read } = await enquire();
    const refused = await add(details, {}, `more=${link}`);
    expect([409, 422]).toContain(refused.status);
    expect((await read()).timeline.map(({ kind }) => kind)).not.toContain("details-added");
  });

  test("are refused once the consent is withdrawn", async () => {
    const { db, id, add } = await enquire();
    await db.updateTable("leads").set({ restricted_at: 1 }).where("id", "=", id).execute();
    expect((await add(details)).status).toBe(409);
    expect(await db.selectFrom("answers").select("key").where("key", "=", "timing").execute()).toEqual([]);
  });

  test("without script the confirmation of the enquiry leads to them", async () => {
    const { services } = await enquire();
    const body = sampleBody({ fields: firstFields(enterpriseContact) }, { message: ["Another enquiry"] });
    const sent = await receiveSubmission(
      postForm("enterprise-contact", body),
      "enterprise-contact",
      services,
    );
    expect((sent as Response).headers.get("Location")).toMatch(
      /^\/forms\/enterprise-contact\/done\?ref=.*&more=[\w-]{44}$/,
    );
  });
});
