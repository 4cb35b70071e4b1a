import { expect, test } from "vitest";
import { describeEachWorkspace } from "#tests/fixtures/workspace.ts";

const hostile = '<img src=x onerror=alert(1)>"';

describeEachWorkspace("what a sale is worth", (workspace) => {
  const path = () => workspace.at("/leads/dashboard/{taken}");

  test("won asks for the value, keeps what was typed, and links the order that it became", async () => {
    const browser = workspace.browser();
    await browser.enterAs("manager");
    const open = async () => (await browser.ask(path())).text();
    const move = async (form: Record<string, string>) =>
      browser.ask(path(), { form: { intent: "status", version: versionOf(await open()), ...form } });
    expect((await move({ to: "proposal", value: "1,00,000" })).status).toBe(303);
    expect(await open()).toContain("Value ₹1,00,000");
    const refused = await move({ to: "won", value: "", order: hostile });
    expect(refused.status).toBe(422);
    const again = await refused.text();
    expect(again).toContain("Say what the sale is worth");
    expect(again).not.toContain("<img src=x");
    expect((await move({ to: "won", value: "=1+1" })).status).toBe(422);
    const late = await move({ to: "won", value: "12,34,567", version: "1" });
    expect(late.status).toBe(409);
    const seen = await late.text();
    for (const part of ["A colleague changed this lead", 'value="12,34,567"']) expect(seen).toContain(part);
    expect((await move({ to: "won", value: "₹ 12,34,567.50", order: "SO10234" })).status).toBe(303);
    const won = await open();
    expect(won).toContain("₹12,34,567.50");
    expect(won).toContain('href="/leads/dashboard/orders/order/SO-10234"');
    const list = await (await browser.ask("/leads/dashboard/leads?cols=value&sort=-value")).text();
    expect(list.match(/₹12,34,567\.50/g)?.length).toBeGreaterThan(0);
    expect(list).toContain("₹12,34,568<");
    const csv = await (await browser.ask("/leads/dashboard/export?status=won")).text();
    expect(csv).toContain('"1234567.50","SO10234",""');
  });

  test("lost asks why; the words are inert wherever they stand, and go with the state", async () => {
    const browser = workspace.browser();
    await browser.enterAs("manager");
    const free = workspace.at("/leads/dashboard/{free}");
    const open = async () => (await browser.ask(free)).text();
    const move = async (form: Record<string, string>) =>
      browser.ask(free, { form: { intent: "status", version: versionOf(await open()), ...form } });
    expect((await move({ to: "lost" })).status).toBe(422);
    expect((await move({ to: "lost", reason: "other", words: "" })).status).toBe(422);
    expect((await move({ to: "lost", reason: "competitor", words: `=cmd ${hostile}` })).status).toBe(303);
    const page = await open();
    expect(page).toContain("Bought elsewhere: =cmd &lt;img");
    expect(page).not.toContain("<img src=x");
    const csv = await (await browser.ask("/leads/dashboard/export?status=lost")).text();
    expect(csv).toContain('"Bought elsewhere: =cmd <img');
    expect((await move({ to: "contacted" })).status).toBe(303);
    expect(await open()).not.toContain('class="facts">Bought');
    const { db } = workspace.app.services;
    const lead = await db
      .selectFrom("leads")
      .select(["lost_reason", "lost_words"])
      .where("id", "=", workspace.at("{free}"))
      .executeTakeFirstOrThrow();
    expect(lead).toEqual({ lost_reason: null, lost_words: null });
  });
});

function versionOf(page: string): string {
  return /name="version" value="(\d+)"/.exec(page)?.[1] ?? "";
}
