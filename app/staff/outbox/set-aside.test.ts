import { expect, test } from "vitest";
import { insertRows } from "#app/database/rows.server.ts";
import { newId } from "#app/database/uuid.server.ts";
import { receiveMessage } from "#app/leads/conversation/receive-message.server.ts";
import { readHeldData } from "#app/privacy/held-data.server.ts";
import { eraseAll, readRequest } from "#app/privacy/own-data.server.ts";
import { runRetention } from "#app/privacy/retention.server.ts";
import { mailText, multipart } from "#tests/fixtures/hostile-mails.ts";
import { describeEachWorkspace } from "#tests/fixtures/workspace.ts";

const path = "/leads/dashboard/set-aside";
const hostile = "<img src=x onerror=alert(1)>";
const ours = { secret: "s".repeat(32), mailbox: "replies@dts.example", now: new Date() };
let uid = 0;

describeEachWorkspace("mail set aside", (workspace) => {
  async function arrive(message: string) {
    uid += 1;
    const place = { mailbox: ours.mailbox, uidValidity: 1, uid };
    const arrived = { source: Buffer.from(message), isCut: false, at: new Date() };
    expect(await receiveMessage(workspace.app.services.db, place, arrived, ours)).toEqual({
      outcome: "set aside",
    });
  }

  test("is put where it belongs by hand, with its files, or discarded", async () => {
    const { db } = workspace.app.services;
    const browser = workspace.browser();
    await browser.enterAs("manager");
    const from = { From: `"${hostile}" <stranger@else.test>`, Subject: hostile };
    const file = {
      "Content-Type": "text/html",
      "Content-Disposition": "attachment; filename=x.html",
      body: hostile,
    };
    await arrive(multipart("mixed", [{ "Content-Type": "text/plain", body: hostile }, file], from));
    const list = await (await browser.ask(path)).text();
    expect(list).not.toContain(hostile);
    expect(list).toContain("no open enquiry has its sender");
    const href = /href="([^"]*\/set-aside\/files\/[^"]*)"/.exec(list)?.[1] ?? "";
    const opened = await browser.ask(href);
    expect(opened.headers.get("Content-Disposition")).toMatch(/^attachment; filename="x.html"/);
    expect(opened.headers.get("Content-Type")).toBe("application/octet-stream");
    const agent = workspace.browser();
    await agent.enterAs("agent");
    expect((await agent.ask(href)).status).toBe(403);

    const mail = /name="mail" value="([^"]+)"/.exec(list)?.[1] ?? "";
    const lead = await db
      .selectFrom("leads")
      .select(["id", "reference"])
      .orderBy("id")
      .executeTakeFirstOrThrow();
    const put = (reference: string) => browser.ask(path, { form: { intent: "attach", mail, reference } });
    expect((await put("DTS-0000-0000")).status).toBe(422);
    expect((await put(lead.reference.toLowerCase())).headers.get("Location")).toBe(
      `/leads/dashboard/${lead.id}`,
    );
    expect((await put(lead.reference)).status).toBe(409);
    const page = await (await browser.ask(`/leads/dashboard/${lead.id}`)).text();
    expect(page).not.toContain(hostile);
    expect(page).toContain("Put here by a colleague");
    expect(page).toContain("x.html");

    await arrive(mailText({ headers: { From: "stranger@else.test" }, body: "Unwanted words" }));
    const second = /name="mail" value="([^"]+)"/.exec(await (await browser.ask(path)).text())?.[1] ?? "";
    expect((await browser.ask(path, { form: { intent: "discard", mail: second } })).status).toBe(303);
    expect(JSON.stringify(await db.selectFrom("received_mails").selectAll().execute())).not.toContain(
      "Unwanted",
    );
    const actions = await db.selectFrom("audit_log").select("action").execute();
    for (const action of ["mail attached", "mail discarded", "file opened"])
      expect(actions).toContainEqual({ action });
  });

  test("is counted, and beyond a hundred on further pages", async () => {
    const { db } = workspace.app.services;
    const browser = workspace.browser();
    await browser.enterAs("manager");
    await arrive(mailText({ headers: { From: "many@else.test" } }));
    const row = await db
      .selectFrom("received_mails")
      .selectAll()
      .where("state", "=", "set-aside")
      .executeTakeFirstOrThrow();
    const copies = Array.from({ length: 104 }, (_, at) => {
      const id = newId(new Date());
      return { ...row, id, content_key: id, uid: 1_000 + at };
    });
    await insertRows(db, "received_mails", copies);
    const first = await (await browser.ask(path)).text();
    expect(first.replaceAll("<!-- -->", "")).toContain("105 mails wait here.");
    const older = /href="[^"]*(\?after=[^"]*)"/.exec(first)?.[1] ?? "";
    const second = await (await browser.ask(path + older)).text();
    expect([first, second].map((page) => page.match(/name="mail"/g)?.length)).toEqual([100, 5]);
    const mails = [...second.matchAll(/name="mail" value="([^"]+)"/g)].map(([, id = ""]) => id);
    for (const mail of mails) {
      const answer = await browser.ask(path + older, { form: { intent: "discard", mail } });
      expect(answer.headers.get("Location")).toBe(path + older);
    }
    const emptied = await (await browser.ask(path + older)).text();
    expect(emptied).toContain("No mail is left on this page.");
    expect(emptied).not.toContain("No mail waits here");
    await db.deleteFrom("received_mails").where("state", "=", "set-aside").execute();
  });

  test("belongs to the data of its sender: shown to them, erased with the rest, and not kept for ever", async () => {
    const { db } = workspace.app.services;
    const address = "asha.rao@school.test";
    const { id } = await db.selectFrom("leads").select("id").orderBy("id").executeTakeFirstOrThrow();
    await db.updateTable("leads").set({ status: "won" }).execute();
    await arrive(mailText({ body: "Words of the sender" }));
    const held = await readHeldData(db, address);
    expect(held.mailsSetAside).toMatchObject([{ text: "Words of the sender" }]);
    const of = held.leads.find(({ received }) => received.length > 0);
    expect(of?.received).toMatchObject([{ text: hostile, files: ["x.html"] }]);
    const request = await readRequest(db, id);
    if (!request) throw new Error("the request is gone");
    await eraseAll(db, request, new Date());
    for (const table of ["received_mails", "mail_files"] as const) {
      const rows = await db.selectFrom(table).selectAll().execute();
      expect(JSON.stringify(rows)).not.toMatch(/Words of|onerror|x\.html/);
    }
    await arrive(mailText({ headers: { From: "late@else.test" } }));
    const later = new Date(Date.now() + 91 * 24 * 60 * 60_000);
    await runRetention(db, later, async () => {});
    expect(await db.selectFrom("received_mails").selectAll().execute()).toEqual([]);
  });
});
