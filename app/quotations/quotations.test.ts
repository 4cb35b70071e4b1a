import { afterAll, beforeAll, expect, test } from "vitest";
import { signedLink } from "#app/links/signed-links.server.ts";
import { describeEachWorkspace } from "#tests/fixtures/workspace.ts";
import { readPdf } from "#tests/support/pdf-text.ts";
import type { StaffBrowser } from "#tests/support/staff-browser.ts";

const hostile = '<script>alert(1)</script>"=cmd';
const facts = {
  intent: "make",
  name: `Hillside ${hostile}`,
  address: `Plot 7 ${hostile}`,
  gstin: "27AAACH5678F1ZF",
  place: "",
  until: "",
  terms: hostile,
  "line-text": `Notebook ${hostile}`,
  "line-hsn": "84713010",
  "line-quantity": "\u202a40\u202c",
  "line-price": "99,900",
  "line-rate": "18",
};

describeEachWorkspace("quotations", (workspace, engine) => {
  const lead = () => workspace.at("/leads/dashboard/{taken}");
  const site = () => workspace.app.bundle.content.registration as { gstin?: string; upi?: string };
  beforeAll(() => {
    Object.assign(site(), { gstin: "29AAACD1234E1Z5", upi: "dts@examplebank" });
  });
  afterAll(() => {
    delete site().gstin;
    delete site().upi;
  });

  const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const make = async (browser: StaffBrowser, changes: Record<string, string> = {}, search = "") => {
    const form = { ...facts, until: dayIn(10), ...changes };
    return browser.ask(`${lead()}/quotations/new${search}`, { form });
  };
  const made = async (browser: StaffBrowser, search = "") => {
    const answer = await make(browser, {}, search);
    expect(answer.status).toBe(303);
    return answer.headers.get("Location") ?? "";
  };
  const send = async (browser: StaffBrowser, quotation: string, key: string) => {
    const form = {
      intent: "reply",
      key,
      subject: "Quotation",
      text: "Here it is.",
      language: "en",
      quotation,
    };
    return browser.ask(lead(), { form });
  };
  const linkOf = async (id: string) => {
    const rows = await workspace.app.services.db
      .selectFrom("outbox")
      .select("data")
      .where("template", "=", "reply")
      .orderBy("id", "desc")
      .execute();
    const text = rows.map(({ data }) => String(data.text)).find((each) => each.includes("/quotation/")) ?? "";
    expect(id).not.toBe("");
    return /\/quotation\/[\w-]+/.exec(text)?.[0] ?? "";
  };

  // A PDF is made of an order, whatever database keeps it, and takes more than a second: each is read on one of the two.
  test.runIf(engine === "SQLite")("twenty lines with long names fit two pages of the PDF", async () => {
    const browser = workspace.browser();
    await browser.enterAs("manager");
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...facts, until: dayIn(10) }))
      for (const _ of name.startsWith("line-") ? Array(20) : [0])
        form.append(
          name,
          name === "line-text" ? "Notebook 14 inch, 24 GB memory, 1 TB storage, black" : value,
        );
    const made = await browser.ask(`${lead()}/quotations/new`, { form });
    expect(made.status).toBe(303);
    const file = await browser.ask(`${made.headers.get("Location")}/pdf`);
    const { pages, text } = readPdf(Buffer.from(await file.arrayBuffer()));
    expect(pages).toBe(2);
    expect(text).toContain("2 / 2");
  });

  test("what is wrong is said, and what was typed is kept and inert", async () => {
    const browser = workspace.browser();
    await browser.enterAs("manager");
    for (const [changes, sentence] of [
      [{ gstin: "27AAACH5678F1ZX" }, "GSTIN is not one"],
      [{ gstin: "", place: "" }, "Choose the place of supply"],
      [{ until: dayIn(-2) }, "last day of validity"],
      [{ "line-price": "cheap" }, "Line 1: the price"],
      [{ "line-rate": "12" }, "Line 1: choose the rate"],
      [{ "line-text": "", "line-hsn": "", "line-price": "" }, "at least one line"],
    ] as const) {
      const answer = await make(browser, changes);
      expect(answer.status).toBe(422);
      const page = await answer.text();
      expect(page).toContain(sentence);
      expect(page).not.toContain("<script>alert(1)");
    }
  });

  test("the same form twice makes one quotation, also at once, and the next number follows", async () => {
    const browser = workspace.browser();
    await browser.enterAs("manager");
    const form = await (await browser.ask(`${lead()}/quotations/new`)).text();
    const key = /name="key" value="([0-9a-f-]{36})"/.exec(form)?.[1] ?? "";
    const answers = [
      ...(await Promise.all([make(browser, { key }), make(browser, { key })])),
      await make(browser, { key }),
    ];
    const places = answers.map(({ status, headers }) => [status, headers.get("Location")]);
    expect(places).toEqual(Array.from({ length: 3 }, () => [303, `${lead()}/quotations/${key}`]));
    const numberOf = async (path: string) =>
      Number(/Q\/\d{4}-\d\d\/(\d{4})/.exec(await (await browser.ask(path)).text())?.[1]);
    expect(await numberOf(await made(browser))).toBe((await numberOf(`${lead()}/quotations/${key}`)) + 1);
  });

  test("a second press with other words makes none, keeps them and names the quotation of the first", async () => {
    const browser = workspace.browser();
    await browser.enterAs("manager");
    const page = await (await browser.ask(`${lead()}/quotations/new`)).text();
    const key = /name="key" value="([0-9a-f-]{36})"/.exec(page)?.[1] ?? "";
    const path = (await make(browser, { key })).headers.get("Location") ?? "";
    const first = await (await browser.ask(path)).text();
    const answer = await make(browser, { key, "line-price": "89,900" });
    const refusal = (await answer.text()).replaceAll("<!-- -->", "");
    expect(answer.status).toBe(409);
    const number = /Q\/\d{4}-\d\d\/\d{4}/.exec(first)?.[0];
    expect(refusal).toContain(`This was made already as ${number}, with other words or amounts: open it,`);
    expect(refusal).toContain(`href="${path}"`);
    expect(refusal).toContain('value="89,900"');
    expect(await (await browser.ask(path)).text()).toContain("99,900.00");
  });

  test("it is sent once, read without script, accepted once, and told", async () => {
    const browser = workspace.browser();
    const { id: managerId } = await browser.enterAs("manager");
    const path = await made(browser);
    const id = path.split("/").at(-1) ?? "";
    const page = await (await browser.ask(path)).text();
    expect(page).toContain("7,19,280.00");
    expect(page).toContain("47,15,280.00");
    expect(page).not.toContain("<script>alert(1)");
    if (engine === "SQLite") {
      const pdf = Buffer.from(await (await browser.ask(`${path}/pdf`)).arrayBuffer());
      const words = readPdf(pdf).text.replace(/\s+/g, " ");
      for (const part of ["Q/", "IGST", "7,19,280.00", "47,15,280.00", "29AAACD1234E1Z5", "Pay by UPI"])
        expect(words).toContain(part);
    }
    expect([(await send(browser, id, "one")).status, (await send(browser, id, "one")).status]).toEqual([
      303, 303,
    ]);
    const { db } = workspace.app.services;
    const files = await db
      .selectFrom("mail_files")
      .select("name")
      .where("lead_id", "=", workspace.at("{taken}"))
      .execute();
    expect(files.map(({ name }) => name)).toEqual([
      expect.stringMatching(/^quotation-Q-\d{4}-\d\d-\d{4}\.pdf$/),
    ]);
    const link = await linkOf(id);
    const seen = await workspace.app.fetch(link);
    expect(seen.headers.get("X-Robots-Tag")).toContain("noindex");
    expect(seen.headers.get("Cache-Control")).toBe("no-store");
    const offer = await seen.text();
    expect(offer).toContain("Accept the quotation");
    expect(offer).not.toContain("<script>alert(1)");
    if (engine === "PostgreSQL")
      expect((await workspace.app.fetch(`${link}/pdf`)).headers.get("Content-Type")).toBe("application/pdf");
    const answer = (body: Record<string, string>, to = link) =>
      workspace.app.fetch(to, {
        method: "POST",
        body: new URLSearchParams(body),
        headers: { Origin: workspace.app.config.siteUrl },
      });
    expect((await answer({ answer: "maybe" })).status).toBe(422);
    expect((await answer({ answer: "accepted", words: `Yes ${hostile}` })).status).toBe(303);
    // The same press again is answered like the first; the other gets the reason, on the page and not in its data.
    expect((await answer({ answer: "accepted" })).status).toBe(303);
    const late = await answer({ answer: "declined" });
    expect(late.status).toBe(409);
    expect(await late.text()).toContain('<p role="alert">This quotation can no longer be answered.');
    expect((await answer({ answer: "accepted" }, `${link.slice(0, -2)}xx`)).status).toBe(404);
    expect(await (await workspace.app.fetch(link)).text()).toContain("You accepted this quotation");
    const giveTo = (owner: string) =>
      db.updateTable("leads").set({ owner_id: owner }).where("id", "=", workspace.at("{taken}")).execute();
    await giveTo(managerId);
    // Today says what they answered, not what was to be done next.
    expect(await (await browser.ask("/leads/dashboard")).text()).toMatch(
      /data-part="replies"[\s\S]*Q\/\d{4}-\d\d\/\d{4} accepted: Yes &lt;/,
    );
    await giveTo(workspace.at("{member}"));
    const conversation = await (await browser.ask(lead())).text();
    expect(conversation).toContain("The customer accepted the quotation");
    expect(conversation).toContain("₹39,96,000");
    expect(conversation).not.toContain("<script>alert(1)");
    const notices = await db
      .selectFrom("staff_notices")
      .select("kind")
      .where("kind", "=", "answered")
      .execute();
    expect(notices.length).toBeGreaterThan(0);
    // An accepted one has no further version.
    expect((await make(browser, {}, `?of=${id}`)).status).toBe(403);
  });

  test("a new version takes the place of the one before, and declined cannot be accepted; an agent of others' leads sees none", async () => {
    const browser = workspace.browser();
    await browser.enterAs("manager");
    const first = (await made(browser)).split("/").at(-1) ?? "";
    expect((await send(browser, first, "two")).status).toBe(303);
    const link = await linkOf(first);
    const second = await made(browser, `?of=${first}`);
    expect(await (await browser.ask(second)).text()).toContain("version 2");
    expect((await send(browser, second.split("/").at(-1) ?? "", "three")).status).toBe(303);
    const replaced = await (await workspace.app.fetch(link)).text();
    expect(replaced).toContain("A newer version of this quotation");
    expect(replaced).not.toMatch(/valid<!-- --> until|valid until/);
    const newest = await linkOf(second);
    const answer = (answered: string) =>
      workspace.app.fetch(newest, {
        method: "POST",
        body: new URLSearchParams({ answer: answered }),
        headers: { Origin: workspace.app.config.siteUrl },
      });
    expect((await answer("declined")).status).toBe(303);
    const late = await answer("accepted");
    expect(late.status).toBe(409);
    const said = await late.text();
    for (const part of ["can no longer be answered", "You declined this quotation on"])
      expect(said).toContain(part);
    const other = workspace.browser();
    await other.enterAs("agent");
    for (const path of [second, `${second}/pdf`, `${lead()}/quotations/new`])
      expect((await other.ask(path)).status).toBe(404);
  });

  test("a number is accepted once: after one version, no other is sent or accepted", async () => {
    const browser = workspace.browser();
    await browser.enterAs("manager");
    const first = (await made(browser)).split("/").at(-1) ?? "";
    expect((await send(browser, first, "five")).status).toBe(303);
    const firstLink = await linkOf(first);
    const second = await made(browser, `?of=${first}`);
    const secondId = second.split("/").at(-1) ?? "";
    const accept = (link: string) =>
      workspace.app.fetch(link, {
        method: "POST",
        body: new URLSearchParams({ answer: "accepted" }),
        headers: { Origin: workspace.app.config.siteUrl },
      });
    expect((await accept(firstLink)).status).toBe(303);
    const page = await (await browser.ask(second)).text();
    expect(page).toContain("Another version was accepted");
    expect(page).not.toContain("Send with a reply");
    expect((await send(browser, secondId, "six")).status).toBe(422);
    // As if it had been sent before this rule held.
    const { db } = workspace.app.services;
    const link = signedLink("s".repeat(32), "quotation", secondId);
    await db.updateTable("quotations").set({ sent_at: Date.now() }).where("id", "=", secondId).execute();
    const late = await accept(link);
    expect(late.status).toBe(409);
    expect(await late.text()).toContain("You accepted another version of this quotation.");
    const accepted = await db
      .selectFrom("quotations")
      .select("version")
      .where("answer", "=", "accepted")
      .where("id", "in", [first, secondId])
      .execute();
    expect(accepted).toEqual([{ version: 1 }]);
  });

  test("a quotation sent on a lead in Proposal sets its value; a lead that is won or lost keeps what it was worth", async () => {
    const { db } = workspace.app.services;
    const browser = workspace.browser();
    await browser.enterAs("manager");
    for (const [status, value] of [
      ["proposal", 3_996_000_00],
      ["won", 1_200_00],
      ["lost", 1_200_00],
    ] as const) {
      const id = workspace.at("{taken}");
      await db.updateTable("leads").set({ status, value_paise: 1_200_00 }).where("id", "=", id).execute();
      const quotation = (await made(browser)).split("/").at(-1) ?? "";
      expect((await send(browser, quotation, `sold-${status}`)).status).toBe(303);
      const lead = await db
        .selectFrom("leads")
        .select(["status", "value_paise"])
        .where("id", "=", id)
        .executeTakeFirstOrThrow();
      expect(lead).toEqual({ status, value_paise: value });
    }
  });

  test("without the company's GSTIN it says so and is not sent", async () => {
    delete site().gstin;
    const browser = workspace.browser();
    await browser.enterAs("manager");
    const path = await made(browser);
    Object.assign(site(), { gstin: "29AAACD1234E1Z5" });
    const page = await (await browser.ask(path)).text();
    expect(page).toContain("GSTIN is not set in the content");
    expect(page).not.toContain("Send with a reply");
    const refused = await send(browser, path.split("/").at(-1) ?? "", "four");
    expect(refused.status).toBe(422);
  });
});
