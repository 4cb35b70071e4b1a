import { expect, test } from "vitest";
import { receiveMessage } from "#app/leads/conversation/receive-message.server.ts";
import { recordSubmission } from "#app/leads/submissions/submissions.server.ts";
import { sealedAddress } from "#app/links/sealed-address.server.ts";
import { mailText } from "#tests/fixtures/hostile-mails.ts";
import { describeEachWorkspace, secret } from "#tests/fixtures/workspace.ts";
import { sampleSubmission } from "#tests/support/sample-submission.ts";

describeEachWorkspace("Today", (workspace) => {
  test("a new lead is taken from its row, once; who comes second is told", async () => {
    const [first, second] = [workspace.browser(), workspace.browser()];
    const { id } = await first.enterAs("agent");
    await second.enterAs("agent");
    const page = await (await first.ask("/leads/dashboard")).text();
    expect(page).toContain("New and nobody");
    expect(page).toContain(secret);
    const lead = workspace.at("{free}");
    const take = { intent: "take", lead, version: versionIn(page, lead) };
    const taken = await first.ask("/leads/dashboard", { form: take });
    expect([taken.status, taken.headers.get("Location")]).toEqual([303, "/leads/dashboard"]);
    expect((await second.ask("/leads/dashboard", { form: take })).status).toBe(409);
    const { db } = workspace.app.services;
    const row = await db.selectFrom("leads").selectAll().where("id", "=", lead).executeTakeFirstOrThrow();
    expect(row.owner_id).toBe(id);
    expect(await (await second.ask("/leads/dashboard")).text()).not.toContain(secret);

    const step = { intent: "status", to: "contacted", step: "Call", day: "2999-01-01" };
    const path = workspace.at("/leads/dashboard/{free}");
    expect((await first.ask(path, { form: { ...step, version: String(row.version) } })).status).toBe(303);
    const version = String(row.version + 1);
    const done = (at: string) =>
      first.ask("/leads/dashboard", { form: { intent: "done", lead, version: at } });
    expect((await done(String(row.version))).status).toBe(409);
    expect((await second.ask("/leads/dashboard", { form: { intent: "done", lead, version } })).status).toBe(
      409,
    );
    expect((await done(version)).status).toBe(303);
    expect(await (await first.ask("/leads/dashboard")).text()).toContain("No next step");
    expect((await first.ask("/leads/dashboard", { form: { intent: "sell", lead, version } })).status).toBe(
      400,
    );
  });

  test("an answer of a customer stands there in its words until it is opened, for nobody whose lead it is not", async () => {
    const [owner, other] = [workspace.browser(), workspace.browser()];
    const { id } = await owner.enterAs("agent");
    await other.enterAs("agent");
    const { db } = workspace.app.services;
    await recordSubmission(db, sampleSubmission({ person: { name: "Zubin Answerer" } }), new Date());
    const lead = await db.selectFrom("leads").select("id").orderBy("id", "desc").executeTakeFirstOrThrow();
    await db.updateTable("leads").set({ owner_id: id, status: "won" }).where("id", "=", lead.id).execute();
    const key = "s".repeat(32);
    const headers = { To: sealedAddress(key, "replies@dts.example", lead.id) };
    const body = `Sixty <b>in May</b>, please.\r\n\r\n${"and more ".repeat(30)}until the end.`;
    const source = Buffer.from(mailText({ headers, body }));
    const place = { mailbox: "replies@dts.example", uidValidity: 1, uid: 1 };
    const ours = { secret: key, mailbox: place.mailbox, now: new Date() };
    await receiveMessage(db, place, { source, isCut: false, at: ours.now }, ours);

    const today = async (browser: typeof owner) => (await browser.ask("/leads/dashboard")).text();
    expect(await today(owner)).toMatch(
      /data-part="replies"[\s\S]*Zubin Answerer[\s\S]*Sixty &lt;b&gt;in May/,
    );
    expect(await today(owner)).not.toContain("until the end");
    expect(await today(other)).not.toContain("Zubin Answerer");
    const list = "/leads/dashboard/leads?unread=replies";
    expect(await (await owner.ask(list)).text()).toContain("Zubin Answerer");
    expect(await (await other.ask(list)).text()).not.toContain("Zubin Answerer");
    const page = await (await owner.ask(`/leads/dashboard/${lead.id}`)).text();
    expect(page).toMatch(/class="latest"[\s\S]*Sixty &lt;b&gt;in May[\s\S]*class="work"/);
    expect(await today(owner)).not.toContain("Replies not read");
    expect(await (await owner.ask(list)).text()).not.toContain("Zubin Answerer");
  });

  test("the list of a section has the leads of the section", async () => {
    const browser = workspace.browser();
    const { id } = await browser.enterAs("agent");
    const { db } = workspace.app.services;
    const names = ["Of nobody Replier", "Asha Stepless", "Newly Given"];
    const ids: string[] = [];
    for (const name of names) {
      await recordSubmission(db, sampleSubmission({ person: { name } }), new Date());
      const lead = await db.selectFrom("leads").select("id").orderBy("id", "desc").executeTakeFirstOrThrow();
      ids.push(lead.id);
    }
    const [replied = "", begun = "", given = ""] = ids;
    const set = (lead: string, values: Record<string, unknown>) =>
      db.updateTable("leads").set(values).where("id", "=", lead).execute();
    await set(replied, { reply_unread_since: 5, status: "contacted", due_at: null });
    await set(begun, { owner_id: id, status: "contacted", due_at: null });
    await set(given, { owner_id: id, due_at: Date.now() + 3 * 86_400_000 });
    const today = await (await browser.ask("/leads/dashboard")).text();
    const listOf = (lead: string) =>
      new URLSearchParams(new RegExp(`/leads/dashboard/${lead}\\?([^"]*)"`).exec(today)?.[1] ?? "").get(
        "list",
      );
    const shown = async (list: string | null) => (await browser.ask(`/leads/dashboard/leads?${list}`)).text();
    expect(await shown(listOf(replied))).toContain("Of nobody Replier");
    expect(await shown("unread=replies")).toContain("Of nobody Replier");
    expect(listOf(given)).toBe(listOf(begun));
    const stepless = await shown(listOf(begun));
    for (const name of ["Asha Stepless", "Newly Given", ">No next step<"]) expect(stepless).toContain(name);
    expect(stepless).not.toContain("Of nobody Replier");
  });

  test("addresses of the list from before lead to it", async () => {
    const browser = workspace.browser();
    await browser.enterAs("manager");
    const answer = await browser.ask("/leads/dashboard?status=new&q=asha");
    expect([answer.status, answer.headers.get("Location")]).toEqual([
      301,
      "/leads/dashboard/leads?status=new&q=asha",
    ]);
  });

  test("the mail of the morning is switched off and on under one's own name", async () => {
    const browser = workspace.browser();
    await browser.enterAs("agent");
    const account = "/leads/dashboard/account";
    const choose = (wanted: string) => browser.ask(account, { form: { intent: "morning", wanted } });
    expect((await choose("no")).status).toBe(303);
    expect(await (await browser.ask(account)).text()).toContain("No mail comes in the morning");
    await choose("yes");
    expect(await (await browser.ask(account)).text()).toContain("Switch it off");
  });
});

function versionIn(page: string, lead: string): string {
  return (
    new RegExp(`name="lead" value="${lead}"/?><input type="hidden" name="version" value="(\\d+)"`).exec(
      page,
    )?.[1] ?? ""
  );
}
