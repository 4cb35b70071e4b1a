import { expect, test } from "vitest";
import { recordSubmission } from "#app/leads/submissions/submissions.server.ts";
import { describeEachWorkspace } from "#tests/fixtures/workspace.ts";
import { sampleSubmission } from "#tests/support/sample-submission.ts";

const order = "/leads/dashboard/orders/order/SO-10234";

describeEachWorkspace("the page of an order", (workspace) => {
  test("leads to the person whose address it has, however that is spelled", async () => {
    const { db } = workspace.app.services;
    const manager = workspace.browser();
    await manager.enterAs("manager");
    const linkOf = async () =>
      /href="(\/leads\/dashboard\/people\/[\w-]+)"/.exec(await (await manager.ask(order)).text())?.[1];
    expect(await linkOf()).toBeUndefined();
    const person = { name: "Binod Sen", email: "binod.sen@hillside.test" };
    await recordSubmission(db, sampleSubmission({ person }), new Date());
    await db.updateTable("orders").set({ email: "Binod.Sen@Hillside.test" }).execute();
    expect(await (await manager.ask((await linkOf()) ?? "")).text()).toContain("Binod Sen");
  });

  test("an order without a second fact is refused with what was typed; moved by two, the second sees it as it is", async () => {
    const agent = workspace.browser();
    await agent.enterAs("agent");
    const typed = {
      type: "order",
      number: "SO-20001",
      shipment: "1",
      milestone: "confirmed",
      day: "2026-11-20",
    };
    const added = "/leads/dashboard/orders/order/SO-20001";
    const add = (form: Record<string, string>) =>
      agent.ask("/leads/dashboard/orders/new", { form: { ...typed, carrier: "Sample Carrier", ...form } });
    const refused = await add({});
    expect(refused.status).toBe(422);
    const again = await refused.text();
    for (const part of ["phone or pin", 'value="SO-20001"', 'value="Sample Carrier"'])
      expect(again).toContain(part);
    const twice = await add({ number: "SO10234", phone: "98765 43210" });
    expect(twice.status).toBe(409);
    expect(await twice.text()).toContain("known already, as SO-10234");
    expect((await add({ phone: "98765 43210" })).headers.get("Location")).toBe(`${added}?saved`);
    const page = await (await agent.ask(added)).text();
    expect(page).toContain("phone ends in 3210");
    const [, version = ""] = /name="version" value="(\d+)"/.exec(page) ?? [];
    const move = (milestone: string, form = {}) =>
      agent.ask(added, { form: { ...typed, milestone, version, ...form } });
    expect((await move("preparing")).status).toBe(303);
    const late = await move("shipped", { carrier: "Sample Carrier" });
    expect(late.status).toBe(409);
    const seen = await late.text();
    expect(seen).toContain("A colleague changed this order");
    expect(seen).toMatch(/<h2>[^/]*Being prepared<\/h2>/);
    expect(seen).toContain('value="Sample Carrier"');
    expect(/<input[^>]*name="notify"[^>]*>/.exec(seen)?.[0]).not.toContain("checked");
    const [, present = ""] = /name="version" value="(\d+)"/.exec(seen) ?? [];
    expect((await move("shipped", { version: present })).status).toBe(303);
    const list = await (await agent.ask("/leads/dashboard/orders?q=so-20001")).text();
    expect(/<tbody>.*<\/tbody>/s.exec(list)?.[0]).toMatch(/SO-20001.*Shipped/s);
  });
});
