import { expect, test } from "vitest";
import { recordSubmission } from "#app/leads/submissions/submissions.server.ts";
import { eraseLeads } from "#app/privacy/erase.server.ts";
import { describeEachWorkspace, secret } from "#tests/fixtures/workspace.ts";
import { sampleSubmission } from "#tests/support/sample-submission.ts";

describeEachWorkspace("working leads", (workspace) => {
  test("an agent takes a free lead and gives it back, but gives it to nobody else", async () => {
    const browser = workspace.browser();
    const { id } = await browser.enterAs("agent");
    const other = await workspace.browser().enterAs("agent");
    const assign = async (owner: string) => {
      const page = await (await browser.ask(workspace.at("/leads/dashboard/{free}"))).text();
      const version = /name="version" value="(\d+)"/.exec(page)?.[1] ?? "";
      const form = { intent: "assign", owner, version };
      return (await browser.ask(workspace.at("/leads/dashboard/{free}"), { form })).status;
    };
    expect([await assign(other.id), await assign(id), await assign("")]).toEqual([403, 303, 303]);
  });

  test("the second of two changes of the same version is refused, and a note is kept in its field", async () => {
    const browser = workspace.browser();
    await browser.enterAs("manager");
    const path = workspace.at("/leads/dashboard/{taken}");
    const page = await (await browser.ask(path)).text();
    const version = /name="version" value="(\d+)"/.exec(page)?.[1] ?? "";
    const move = (to: string) =>
      browser.ask(path, { form: { intent: "status", to, version, reason: "price" } });
    expect((await move("contacted")).status).toBe(303);
    const second = await move("lost");
    expect(second.status).toBe(409);
    expect(await second.text()).toContain("A colleague changed this lead");
    const note = "x".repeat(10_001);
    const refused = await browser.ask(path, { form: { intent: "note", note } });
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain(note);
  });

  test("a note pressed once more after a lost answer is one, another one beside it is kept", async () => {
    const { db } = workspace.app.services;
    const browser = workspace.browser();
    await browser.enterAs("manager");
    const path = workspace.at("/leads/dashboard/{taken}");
    const page = await (await browser.ask(path)).text();
    const key = /value="note"\/><input type="hidden" name="key" value="([^"]+)"/.exec(page)?.[1] ?? "";
    expect(key).not.toBe("");
    for (const note of ["They moved", "They moved", "They moved to Pune"])
      expect((await browser.ask(path, { form: { intent: "note", key, note } })).status).toBe(303);
    const written = await db.selectFrom("timeline").select("detail").where("kind", "=", "note").execute();
    const texts = written.map(({ detail }) => (detail as { text?: string }).text);
    expect(texts.filter((text) => text?.startsWith("They moved"))).toEqual([
      "They moved",
      "They moved to Pune",
    ]);
  });

  test("a lead out of use after a withdrawal gets no next step and none is done", async () => {
    const { db } = workspace.app.services;
    const browser = workspace.browser();
    await browser.enterAs("admin");
    const id = workspace.at("{free}");
    const path = `/leads/dashboard/${id}`;
    const planned = { restricted_at: 1, step_text: "Call", step_at: 1 };
    await db.updateTable("leads").set(planned).where("id", "=", id).execute();
    const lead = () => db.selectFrom("leads").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
    const before = await lead();
    const version = String(before.version);
    const step = { step: `Call ${secret}`, day: "2999-12-01" };
    for (const form of [
      { intent: "status", to: before.status, version, ...step },
      { intent: "status", to: "contacted", version, ...step },
      { intent: "done", version },
    ])
      expect((await browser.ask(path, { form })).status).toBe(403);
    expect(await lead()).toEqual(before);
    await db
      .updateTable("leads")
      .set({ restricted_at: null, step_text: null, step_at: null })
      .where("id", "=", id)
      .execute();
  });

  test("the next step is set in the press that moves the lead, and kept in its fields when it is refused", async () => {
    const browser = workspace.browser();
    await browser.enterAs("manager");
    const path = workspace.at("/leads/dashboard/{taken}");
    const open = async () => (await browser.ask(path)).text();
    const versionOf = (page: string) => /name="version" value="(\d+)"/.exec(page)?.[1] ?? "";
    const move = async (form: Record<string, string>) =>
      browser.ask(path, {
        form: { intent: "status", to: "qualified", version: versionOf(await open()), ...form },
      });
    const refused = await move({ step: "Send the <b>quotation</b>", day: "2020-01-01" });
    expect(refused.status).toBe(422);
    const again = await refused.text();
    expect(again).toContain("The day of the next step is over");
    expect(again).toContain('value="Send the &lt;b&gt;quotation&lt;/b&gt;"');
    expect((await move({ step: "Send the <b>quotation</b>", day: "2999-12-01" })).status).toBe(303);
    const page = await open();
    expect(page).toContain("<b>Send the &lt;b&gt;quotation&lt;/b&gt;</b>");
    expect(page).toContain("set the next step for Sun 1 Dec");
    const done = { intent: "done", version: versionOf(page) };
    expect((await browser.ask(path, { form: done })).status).toBe(303);
    expect((await browser.ask(path, { form: done })).status).toBe(409);
    expect(await open()).toContain("No next step");
  });

  test("staff corrects the person of a lead by the rules of its form; what is wrong is said and kept", async () => {
    const browser = workspace.browser();
    await browser.enterAs("manager");
    const path = workspace.at("/leads/dashboard/{taken}");
    const page = await (await browser.ask(path)).text();
    const version = /name="version" value="(\d+)"/.exec(page)?.[1] ?? "";
    const person = { name: secret, organization: "Hillside", email: "asha@hillside", phone: "98123 45678" };
    const correct = (form: Record<string, string>) =>
      browser.ask(path, { form: { intent: "correct", version, ...person, ...form } });
    const refused = await correct({});
    expect(refused.status).toBe(422);
    const again = await refused.text();
    const input = /<input[^>]*name="email"[^>]*>/.exec(again)?.[0] ?? "";
    expect(input).toContain('aria-invalid="true"');
    const described = /aria-describedby="([\w-]+)"/.exec(input)?.[1];
    expect(again).toMatch(new RegExp(`id="${described}"[^<]*(<[^>]*>)*[^<]*Enter an e-mail address`));
    for (const part of ['value="asha@hillside"', "98123 45678"]) expect(again).toContain(part);
    expect((await correct({ email: "asha@hillside.test" })).status).toBe(303);
    const corrected = await (await browser.ask(path)).text();
    for (const part of ["mailto:asha@hillside.test", "+91 98123 45678", "corrected organization, e-mail"])
      expect(corrected).toContain(part);
    const late = await correct({ email: "late@hillside.test" });
    expect(late.status).toBe(409);
    expect(await late.text()).toContain('value="late@hillside.test"');
  });

  test("a file is a download that nothing can run in, and that it was opened is written down", async () => {
    const browser = workspace.browser();
    const { id } = await browser.enterAs("agent");
    const answer = await browser.ask(workspace.at("/leads/dashboard/{free}/files/cv"));
    expect(await answer.text()).toBe(`%PDF-${secret}`);
    expect(answer.headers.get("Content-Disposition")).toMatch(/^attachment; filename="DTS-[\w-]+-cv\.pdf"$/);
    expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(answer.headers.get("Content-Security-Policy")).toContain("sandbox");
    const page = await (await browser.ask(workspace.at("/leads/dashboard/{free}"))).text();
    const query = workspace.app.services.db
      .selectFrom("audit_log")
      .select("action")
      .where("actor_id", "=", id);
    expect((await query.execute()).map(({ action }) => action)).toContain("file opened");
    expect((await browser.ask(workspace.at("/leads/dashboard/{free}/files/passwd"))).status).toBe(404);
    await workspace.app.services.db
      .updateTable("uploads")
      .set({ bytes: Buffer.from([0xff, 0xd8, 0xff, 0xe0]) })
      .where("lead_id", "=", workspace.at("{free}"))
      .execute();
    const picture = await browser.ask(workspace.at("/leads/dashboard/{free}/files/cv"));
    expect(picture.headers.get("Content-Type")).toBe("image/jpeg");
    expect(picture.headers.get("Content-Disposition")).toMatch(/^attachment; .*-cv\.jpg"$/);
    expect(page).not.toContain("%PDF");
  });

  test("the export holds what the filter lets through, and says what it is", async () => {
    const browser = workspace.browser();
    await browser.enterAs("manager");
    const all = await browser.ask("/leads/dashboard/export");
    expect(all.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
    expect(all.headers.get("Content-Disposition")).toMatch(
      /^attachment; filename="leads-\d{4}-\d\d-\d\d\.csv"$/,
    );
    expect((await all.text()).match(/"DTS-/g)).toHaveLength(2);
    const none = await browser.ask("/leads/dashboard/export?status=won");
    expect((await none.text()).trim().split("\r\n")).toHaveLength(1);
  });

  test("an erased lead takes nothing from a page that was open before, and offers nothing afterwards", async () => {
    const { db } = workspace.app.services;
    const now = new Date();
    const stored = await recordSubmission(db, sampleSubmission({ mails: [] }), now);
    const id = stored.outcome === "conflict" ? "" : stored.leadId;
    const browser = workspace.browser();
    const { id: me } = await browser.enterAs("manager");
    const path = `/leads/dashboard/${id}`;
    await browser.ask(path);
    await db.transaction().execute((trx) => eraseLeads(trx, [id], { reason: "a request", now }));
    const page = await (await browser.ask(path)).text();
    expect(page).toContain("The data of this person was erased");
    for (const name of ["note", "to", "step", "owner", "call"]) expect(page).not.toContain(`name="${name}"`);
    const lead = () => db.selectFrom("leads").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
    const before = await lead();
    const version = String(before.version);
    const step = { step: `Call ${secret}`, day: "2999-12-01" };
    const forms: Record<string, string>[] = [
      { intent: "note", note: `Ask ${secret}` },
      { intent: "status", to: "qualified", version, ...step },
      { intent: "status", to: "lost", version, reason: "other", words: secret },
      { intent: "assign", owner: me, version },
      { intent: "tag", tag: secret },
      { intent: "call", call: "spoke", said: secret },
      { intent: "reply", key: "k", subject: "Yours", text: secret, language: "en" },
    ];
    for (const form of forms) {
      const refused = await browser.ask(path, { form });
      expect([form.intent, refused.status]).toEqual([form.intent, 409]);
      expect(await refused.text()).toContain("was erased: the lead can no longer be changed");
    }
    expect(await lead()).toEqual(before);
    const kinds = await db.selectFrom("timeline").select("kind").where("lead_id", "=", id).execute();
    expect(kinds.map(({ kind }) => kind)).toEqual(["created", "erased"]);
  });
});
