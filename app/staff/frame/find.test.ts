import { expect, test } from "vitest";
import { describeEachWorkspace } from "#tests/fixtures/workspace.ts";

describeEachWorkspace("the search of everything", (workspace) => {
  const find = async (role: "agent" | "manager" | "admin", q: string) => {
    const browser = workspace.browser();
    await browser.enterAs(role);
    const answer = await browser.ask(`/leads/dashboard/find?${new URLSearchParams({ q })}`);
    expect(answer.status).toBe(200);
    return /<main[\s\S]*<\/main>/.exec(await answer.text())?.[0] ?? "";
  };

  test("finds leads by reference, and shows an agent none of others", async () => {
    const { db } = workspace.app.services;
    for (const [lead, seen] of [
      [workspace.at("{free}"), true],
      [workspace.at("{taken}"), false],
    ] as const) {
      const { reference } = await db
        .selectFrom("leads")
        .select("reference")
        .where("id", "=", lead)
        .executeTakeFirstOrThrow();
      expect((await find("manager", reference)).includes(`/leads/dashboard/${lead}`)).toBe(true);
      expect((await find("agent", reference.toLowerCase())).includes(`/leads/dashboard/${lead}`)).toBe(seen);
    }
  });

  test("finds orders and screens by how they begin, as far as they are open to the role", async () => {
    expect(await find("agent", "so-102")).toContain("/leads/dashboard/orders/order/SO-10234");
    expect(await find("agent", "staf")).toContain("Nothing here begins with this");
    expect(await find("admin", "staf")).toContain("/leads/dashboard/staff");
    expect(await find("agent", "import")).toContain("Nothing here begins with this");
    expect(await find("manager", "import")).toContain("/leads/dashboard/orders/import");
  });

  test("the whole number of an order means the order, not a lead whose notes name it", async () => {
    const browser = workspace.browser();
    await browser.enterAs("manager");
    const note = { intent: "note", note: "Asks about SO-10234" };
    await browser.ask(workspace.at("/leads/dashboard/{free}"), { form: note });
    const found = await find("manager", "so-10234");
    expect(found.indexOf("/orders/order/SO-10234")).toBeGreaterThan(-1);
    expect(found.indexOf(workspace.at("{free}"))).toBeGreaterThan(found.indexOf("/orders/order/SO-10234"));
  });

  test("finds people and companies by name and last four digits; the look-up of before leads here", async () => {
    const { db } = workspace.app.services;
    const { person_id, phone, company_id } = await db
      .selectFrom("leads")
      .selectAll()
      .where("id", "=", workspace.at("{free}"))
      .executeTakeFirstOrThrow();
    expect(await find("agent", (phone ?? "").slice(-4))).toContain(`/leads/dashboard/people/${person_id}`);
    const company = await db
      .selectFrom("companies")
      .selectAll()
      .where("id", "=", company_id ?? "")
      .executeTakeFirst();
    if (company)
      expect(await find("agent", company.name)).toContain(`/leads/dashboard/companies/${company.id}`);
    const browser = workspace.browser();
    await browser.enterAs("agent");
    const moved = await browser.ask("/leads/dashboard/look-up?q=3210");
    expect([moved.status, moved.headers.get("Location")]).toEqual([301, "/leads/dashboard/find?q=3210"]);
  });

  test("takes hostile text as text", async () => {
    expect(await find("manager", `"><script>alert(1)</script>`)).not.toContain("<script>alert");
    expect(await find("manager", "%_\"'*()")).toContain("Nothing here begins with this");
  });
});
