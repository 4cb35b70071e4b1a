import { expect, test } from "vitest";
import { instantOf } from "#app/database/uuid.server.ts";
import { recordSubmission } from "#app/leads/submissions/submissions.server.ts";
import { appSecret } from "#app/links/app-secret.server.ts";
import { signedLink } from "#app/links/signed-links.server.ts";
import { describeEachAppWithMail, type StartApp } from "#tests/support/app-with-mail.ts";

import { sampleSubmission } from "#tests/support/sample-submission.ts";
import { queueIssue } from "./send-issue.server.ts";

const issue = { path: "/blog/a-post", title: "A post", description: "What it says." };
const address = "asha.rao@example.in";

async function newsletter(start: StartApp) {
  const { app, smtp } = await start();
  const { db } = app.services;
  /** Waits until the outbox holds no mail that is to be sent: the mail server has one before its row says so. */
  const recorded = () =>
    expect.poll(() => db.selectFrom("outbox").select("id").where("state", "=", "open").execute()).toEqual([]);
  return {
    app,
    smtp,
    db,
    recorded,
    async subscribe(): Promise<string> {
      const body = new URLSearchParams({ email: address, agree: "yes" });
      const answer = await app.fetch("/forms/newsletter", { method: "POST", body });
      expect(answer.status).toBe(303);
      await recorded();
      return pathIn(smtp.received.at(-1)?.mail.text ?? "");
    },
    async sendIssue(path = issue.path): Promise<number> {
      const queued = await queueIssue(db, { ...issue, path }, new Date());
      app.services.wakeOutbox();
      return queued;
    },
  };
}

function pathIn(text: string): string {
  return new URL(/http\S+\/newsletter\/[\w-]+/.exec(text)?.[0] ?? "").pathname;
}

describeEachAppWithMail("the newsletter", (start) => {
  test("is sent to who confirmed, once, until they leave by the mail program's own button", async () => {
    const { app, smtp, db, recorded, subscribe, sendIssue } = await newsletter(start);
    const link = await subscribe();
    expect(smtp.received.map(({ to }) => to)).toEqual([[address]]);
    const page = await app.fetch(link);
    expect(page.headers.get("Cache-Control")).toBe("no-store");
    expect(await page.text()).toContain("Yes, send me the newsletter");
    expect(await sendIssue()).toBe(0);

    const confirmed = await app.fetch(link, { method: "POST" });
    expect([confirmed.status, confirmed.headers.get("Location")]).toEqual([303, link]);
    expect(await (await app.fetch(link)).text()).toContain("you are on the list");
    expect([await sendIssue(), await sendIssue()]).toEqual([1, 0]);
    await recorded();
    expect(smtp.received.length).toBe(2);
    const sent = smtp.received[1];
    const header = (name: string) => sent?.mail.headers.find(({ key }) => key === name)?.value;
    expect(header("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
    const leave = new URL((header("list-unsubscribe") ?? "").replace(/^<|>$/g, ""));
    expect(leave.pathname).toBe(pathIn(sent?.mail.text ?? ""));
    const looked = await app.fetch(leave.pathname);
    expect(looked.status).toBe(200);
    // Mail programs may send either encoding (RFC 8058), and follow no redirect.
    const [fields, parts] = [new URLSearchParams({ "List-Unsubscribe": "One-Click" }), new FormData()];
    parts.set("List-Unsubscribe", "One-Click");
    for (const body of [parts, fields])
      expect((await app.fetch(leave.pathname, { method: "POST", body })).status).toBe(200);
    expect(await sendIssue("/blog/another")).toBe(0);
    const kinds = await db.selectFrom("timeline").select("kind").orderBy("id").execute();
    expect(kinds.map(({ kind }) => kind)).toEqual([
      "created",
      "mail-sent",
      "newsletter-confirmed",
      "mail-sent",
      "newsletter-left",
    ]);
  });

  test("an issue that waits when somebody leaves is not sent any more; what they ask for is", async () => {
    const { app, smtp, db, subscribe } = await newsletter(start);
    const link = await subscribe();
    await app.fetch(link, { method: "POST" });
    const later = new Date(Date.now() + 5_000);
    await queueIssue(db, issue, later);
    await db.updateTable("outbox").set({ due_at: later.getTime() }).where("state", "=", "open").execute();
    const lead = await db.selectFrom("leads").select("id").executeTakeFirstOrThrow();
    const leave = signedLink(appSecret(app.config), "newsletter-leave", lead.id);
    await app.fetch(leave, { method: "POST" });
    await expect
      .poll(async () =>
        (await db.selectFrom("outbox").select("state").orderBy("id").execute()).map(({ state }) => state),
      )
      .toEqual(["sent", "withheld"]);
    const mine = sampleSubmission({ person: { email: address } });
    await recordSubmission(db, mine, new Date());
    app.services.wakeOutbox();
    await expect.poll(() => smtp.received.filter(({ to }) => to.includes(address)).length).toBe(2);
  });

  test("each link says what was done already, however often it is opened, and asks again once that is undone", async () => {
    const { app, db, subscribe } = await newsletter(start);
    const confirm = await subscribe();
    const lead = await db.selectFrom("leads").select("id").executeTakeFirstOrThrow();
    const secret = appSecret(app.config);
    const leave = signedLink(secret, "newsletter-leave", lead.id);
    const stop = signedLink(secret, "reminders-stop", lead.id);
    const isAsked = async (link: string) =>
      (await (await app.fetch(link)).text()).includes('<form method="post"');
    const asked = () => Promise.all([confirm, leave, stop].map(isAsked));
    expect(await asked()).toEqual([true, true, true]);
    await app.fetch(confirm, { method: "POST" });
    expect(await asked()).toEqual([false, true, true]);
    const week = 7 * 24 * 60 * 60_000;
    app.services.now = () => new Date(instantOf(lead.id) + week + 1);
    expect(await (await app.fetch(confirm)).text()).toContain("you are on the list");
    app.services.now = () => new Date();
    await app.fetch(stop, { method: "POST" });
    await app.fetch(leave, { method: "POST" });
    expect(await asked()).toEqual([true, false, false]);
  });

  test("a link that nobody signed, or that was signed for something else or long ago, changes nothing", async () => {
    const { app, db, subscribe } = await newsletter(start);
    const link = await subscribe();
    const lead = await db.selectFrom("leads").select("id").executeTakeFirstOrThrow();
    const other = signedLink(appSecret(app.config), "my-data", lead.id).replace("/my-data/", "/newsletter/");
    const foreign = link.replace(/.$/, (last) => (last === "A" ? "B" : "A"));
    for (const path of [other, foreign, "/newsletter/x", `/newsletter/${"A".repeat(65)}`]) {
      for (const method of ["GET", "POST"]) expect((await app.fetch(path, { method })).status).toBe(404);
    }
    const week = 7 * 24 * 60 * 60_000;
    app.services.now = () => new Date(instantOf(lead.id) + week + 1);
    expect(await (await app.fetch(link)).text()).toContain("This link has expired");
    await app.fetch(link, { method: "POST" });
    expect(await db.selectFrom("newsletter_subscribers").selectAll().execute()).toEqual([]);
  });
});
