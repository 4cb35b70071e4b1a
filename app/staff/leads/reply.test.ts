import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { recordSubmission } from "#app/leads/submissions/submissions.server.ts";
import type { TestApp } from "#tests/support/app.ts";
import { describeEachAppWithMail } from "#tests/support/app-with-mail.ts";
import { sampleSubmission } from "#tests/support/sample-submission.ts";
import type { ReceivedMail } from "#tests/support/smtp.ts";
import { StaffBrowser } from "#tests/support/staff-browser.ts";

const pdf = () => new File(["%PDF-1.7 offer"], "../Offer <1>.pdf", { type: "text/html" });

const callKey = /value="call"\/><input type="hidden" name="key" value="([^"]+)"/;

type Wish = { text?: string; subject?: string; key?: string; files?: File[]; answered?: string };

function replyForm({ files = [], ...wish }: Wish): FormData {
  const form = new FormData();
  const fields = {
    intent: "reply",
    key: "press-1",
    subject: "Your enquiry",
    text: "Hello",
    language: "en",
    ...wish,
  };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const file of files) form.append("files", file);
  return form;
}

async function newLead({ services: { db } }: TestApp, changes: Parameters<typeof sampleSubmission>[0] = {}) {
  await recordSubmission(db, sampleSubmission({ mails: [], ...changes }), new Date());
  const lead = await db
    .selectFrom("leads")
    .select(["id", "reference"])
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  return { ...lead, path: `/leads/dashboard/${lead.id}` };
}

async function arrived(received: readonly ReceivedMail[], count: number): Promise<readonly ReceivedMail[]> {
  while (received.length < count) await wait(20);
  return received;
}

describeEachAppWithMail("replies", (start) => {
  test("a reply pressed twice goes once, from its author, with files, into the conversation", async () => {
    const { app, smtp } = await start();
    const browser = new StaffBrowser(app);
    await browser.enterAs("agent");
    const lead = await newLead(app);
    const text = "Hello Asha,\n\nour <b>offer</b> is attached.\n\nThe agent";
    const form = { text, files: [pdf()], answered: "yes" };
    const press = () => browser.ask(lead.path, { form: replyForm(form) });
    const presses = await Promise.all([press(), press(), press()]);
    for (const { status } of presses) expect(status).toBe(303);
    const [first] = await arrived(smtp.received, 1);
    await browser.ask(lead.path, { form: replyForm({ key: "press-2", text: "One more thing" }) });
    const [, second] = await arrived(smtp.received, 2);
    expect(first?.to).toEqual(["asha.rao@school.test"]);
    expect(first?.mail.from).toMatchObject({ name: expect.stringMatching(/^The agent, /) });
    expect(first?.mail.replyTo).toMatchObject([{ address: expect.stringMatching(/^agent-.*@dts.example$/) }]);
    expect(first?.mail.text).toContain("our <b>offer</b> is attached.");
    expect(first?.mail.html).toContain("our &lt;b&gt;offer&lt;/b&gt; is attached.");
    expect(first?.mail.headers.map(({ key }) => key)).not.toContain("auto-submitted");
    expect(first?.mail.attachments).toMatchObject([
      { filename: "Offer _1_.pdf", mimeType: "application/pdf" },
    ]);
    expect(second?.mail.inReplyTo).toBe(first?.mail.messageId);
    expect(second?.mail.references).toContain(first?.mail.messageId);

    const page = await (await browser.ask(lead.path)).text();
    expect(page).toContain("our &lt;b&gt;offer&lt;/b&gt; is attached.");
    expect(page).toContain("Offer _1_.pdf");
    expect(page).toMatch(/class="status"[^>]*>Contacted/);
    const href = /href="([^"]+\/mail-files\/[^"]+)"/.exec(page)?.[1] ?? "";
    const file = await browser.ask(href);
    expect(await file.text()).toBe("%PDF-1.7 offer");
    expect(Object.fromEntries(file.headers)).toMatchObject({
      "content-type": "application/octet-stream",
      "content-disposition": expect.stringMatching(/^attachment; filename="Offer _1_.pdf"/),
      "x-content-type-options": "nosniff",
    });
    const actions = await app.services.db.selectFrom("audit_log").select(["action", "detail"]).execute();
    expect(actions.filter(({ action }) => action === "reply sent")).toHaveLength(2);
    expect(actions.filter(({ action }) => action === "file opened")).toHaveLength(1);
    expect(JSON.stringify(actions)).not.toContain("offer");
  });

  test("what may not go out stays with its words and says why", async () => {
    const { app, smtp } = await start();
    const { db } = app.services;
    const browser = new StaffBrowser(app);
    await browser.enterAs("admin");
    const lead = await newLead(app);
    const send = async (wish: Wish) => {
      const answer = await browser.ask(lead.path, { form: replyForm({ text: "Keep these words", ...wish }) });
      return [answer.status, await answer.text()] as const;
    };
    const refusals: [Wish, string][] = [
      [{ files: [new File(["MZ"], "offer.exe")] }, "cannot be sent"],
      [{ files: [new File(["MZ program"], "offer.pdf")] }, "is not what its name says"],
      [{ files: [new File([new Uint8Array(10 * 1024 * 1024 + 1)], "big.txt")] }, "at most 10 MB"],
      [{ subject: "One\nBcc: all@x.test" }, "control characters"],
      [{ subject: " " }, "needs a subject"],
    ];
    for (const [wish, sentence] of refusals) {
      const [status, page] = await send(wish);
      expect(status).toBe(422);
      expect(page).toContain(sentence);
      expect(page).toContain("Keep these words");
    }
    const address = { address: "asha.rao@school.test", reason: "bounced", created_at: 1 };
    await db.insertInto("suppressions").values(address).execute();
    expect((await send({}))[1]).toContain("Mail to this address comes back");
    await db.deleteFrom("suppressions").execute();
    for (const change of [
      { status: "spam" as const },
      { restricted_at: 1 },
      { email: "a@b.test, c@d.test" },
    ]) {
      await db
        .updateTable("leads")
        .set({ status: "new", restricted_at: null, ...change })
        .where("id", "=", lead.id)
        .execute();
      expect((await send({}))[0]).toBe(422);
      expect(await (await browser.ask(lead.path)).text()).not.toContain('name="subject"');
    }
    await db
      .updateTable("leads")
      .set({ restricted_at: null, status: "new" })
      .where("id", "=", lead.id)
      .execute();
    expect(smtp.received).toEqual([]);
    expect(await db.selectFrom("outbox").select("id").where("template", "=", "reply").execute()).toEqual([]);
  });

  test("an agent can do nothing with the conversation of a colleague's lead", async () => {
    const { app, smtp } = await start();
    const [owner, other] = [new StaffBrowser(app), new StaffBrowser(app)];
    const { id: owner_id } = await owner.enterAs("agent");
    await other.enterAs("agent");
    const lead = await newLead(app);
    await app.services.db.updateTable("leads").set({ owner_id }).where("id", "=", lead.id).execute();
    await owner.ask(lead.path, { form: replyForm({ files: [pdf()] }) });
    await arrived(smtp.received, 1);
    const href =
      /href="([^"]+\/mail-files\/[^"]+)"/.exec(await (await owner.ask(lead.path)).text())?.[1] ?? "";
    const tries = [
      await other.ask(href),
      await other.ask(lead.path, { form: replyForm({ key: "another" }) }),
      await other.ask(lead.path, { form: { intent: "call", call: "spoke" } }),
      await other.ask(`${lead.path}/preview`, { form: replyForm({}) }),
      await other.ask(`${lead.path}/whatsapp`, { form: { text: "Hello" } }),
    ];
    expect(tries.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect(smtp.received).toHaveLength(1);
  });

  test("the preview is the mail as it will go, and runs nothing", async () => {
    const { app } = await start();
    const browser = new StaffBrowser(app);
    await browser.enterAs("agent");
    const lead = await newLead(app, { person: { name: "<img src=x onerror=alert(1)>" } });
    const filled = await browser.ask(lead.path, {
      form: {
        ...(Object.fromEntries(replyForm({ text: "", subject: "" })) as Record<string, string>),
        intent: "fill",
        template: "shipped-first-answer-en",
      },
    });
    const page = await filled.text();
    expect(page).toContain("Hello &lt;img src=x onerror=alert(1)&gt;,");
    expect(page).toContain(`value="Your enquiry ${lead.reference}"`);
    const preview = await browser.ask(`${lead.path}/preview`, {
      form: replyForm({ text: "Hello <img src=x onerror=alert(1)>", files: [pdf()] }),
    });
    expect(preview.headers.get("Content-Security-Policy")).toMatch(
      /default-src 'none'.*sandbox; frame-ancestors 'self'/,
    );
    const mail = await preview.text();
    expect(mail).toContain("Offer _1_.pdf");
    expect(mail).toContain("Hello &lt;img src=x onerror=alert(1)&gt;");
    expect(mail).not.toContain("<img src=x");
  });

  test("calls are logged in one press; calling back sets the next step", async () => {
    const { app } = await start();
    const browser = new StaffBrowser(app);
    await browser.enterAs("agent");
    const lead = await newLead(app);
    const call = (form: Record<string, string>) =>
      browser.ask(lead.path, { form: { intent: "call", ...form } });
    expect((await call({ call: "no-answer" })).status).toBe(303);
    expect((await call({ call: "call-back", day: "", said: "busy <b>now</b>" })).status).toBe(422);
    expect((await call({ call: "call-back", day: "2999-12-01", said: "busy <b>now</b>" })).status).toBe(303);
    expect((await call({ call: "spoke", said: "wants 40" })).status).toBe(303);
    const page = await (await browser.ask(lead.path)).text();
    for (const text of ["called: no answer", "busy &lt;b&gt;now&lt;/b&gt;", "<b>Call back</b>", "wants 40"])
      expect(page).toContain(text);
    expect(page).toMatch(/class="status"[^>]*>Contacted/);
    expect(
      JSON.stringify(await app.services.db.selectFrom("audit_log").select("detail").execute()),
    ).not.toContain("busy");
  });

  test("a call pressed once more after a lost answer is logged once, what was changed before is kept", async () => {
    const { app } = await start();
    const browser = new StaffBrowser(app);
    await browser.enterAs("agent");
    const { path } = await newLead(app);
    const keyNow = async () => callKey.exec(await (await browser.ask(path)).text())?.[1] ?? "";
    const callsNow = () =>
      app.services.db.selectFrom("timeline").select("id").where("kind", "=", "call").execute();
    const key = await keyNow();
    for (const [status, form] of [
      [303, { call: "no-answer" }],
      [409, { call: "no-answer" }],
      [303, { call: "spoke", said: "wants 40" }],
      [303, { call: "spoke", said: "wants 50" }],
      [409, { call: "spoke", said: "wants 50" }],
    ] as const)
      expect((await browser.ask(path, { form: { intent: "call", key, ...form } })).status).toBe(status);
    expect(await callsNow()).toHaveLength(3);
    await browser.ask(path, { form: { intent: "call", key: await keyNow(), call: "no-answer" } });
    expect(await callsNow()).toHaveLength(4);
  });

  test("WhatsApp is there only where the consent record has it, and each chat is logged", async () => {
    const { app } = await start();
    const browser = new StaffBrowser(app);
    await browser.enterAs("agent");
    const without = await newLead(app);
    const open = (path: string) => browser.ask(`${path}/whatsapp`, { form: { text: "Hello 'Asha' & co" } });
    expect((await open(without.path)).status).toBe(403);
    expect(await (await browser.ask(without.path)).text()).not.toContain("Open WhatsApp");
    const { consent } = sampleSubmission();
    if (!consent) throw new Error("the sample has no consent");
    const lead = await newLead(app, { consent: { ...consent, boxes: { "marketing: WhatsApp": true } } });
    expect(await (await browser.ask(lead.path)).text()).toContain("Open WhatsApp");
    const opened = await open(lead.path);
    expect(await opened.text()).toContain("https://wa.me/919876543210?text=Hello%20%27Asha%27%20%26%20co");
    expect(await (await browser.ask(lead.path)).text()).toContain("Hello &#x27;Asha&#x27; &amp; co");
  });
});
