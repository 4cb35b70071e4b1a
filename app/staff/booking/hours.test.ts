import { expect, test } from "vitest";
import { instantOn } from "#app/dates/india-time.ts";
import { describeEachWorkspace, roles, secret } from "#tests/fixtures/workspace.ts";
import { mondayAhead } from "#tests/support/monday-ahead.ts";
import { cellsOf, rowMs, stretchOf } from "./hours-grid.ts";

const path = "/leads/dashboard/calendar";
const day = mondayAhead();

describeEachWorkspace("the calendar with hours", (workspace) => {
  test("opens on a working day, names a lead to whoever may see it, and lets managers block a chosen time", async () => {
    const { db } = workspace.app.services;
    const start = instantOn(day, "10:30");
    const times = { starts_at: start, ends_at: start + 20 * 60_000, created_at: 0, updated_at: 0 };
    const resource = { kind: "repair", place: "mumbai", resource: "counter@mumbai", seat: 0 };
    const lead = { lead_id: workspace.at("{taken}"), state: "booked", version: 1 } as const;
    const id = crypto.randomUUID();
    await db
      .insertInto("bookings")
      .values({ id, ...resource, ...times, ...lead })
      .execute();
    for (const role of roles) {
      const browser = workspace.browser();
      await browser.enterAs(role);
      // In the evening nothing of it is free any more.
      expect(await (await browser.ask(path)).text()).toContain('<tr data-hour="true">');
      const page = await (await browser.ask(`${path}?place=mumbai&day=${day}`)).text();
      expect(page).toContain("10:30–10:50");
      expect(page.includes(secret)).toBe(role !== "agent");
      const people = await (await browser.ask(`${path}?place=mumbai&day=${day}&by=people`)).text();
      expect(people).toContain("10:30–10:50");
      expect(people.includes(secret)).toBe(role !== "agent");
      const chosen = await (await browser.ask(`${path}?place=mumbai&day=${day}&from=12:00&to=13:30`)).text();
      expect(chosen.includes("Block it")).toBe(role !== "agent");
      expect(chosen.match(/<tr[^>]* data-chosen="true"/g) ?? []).toHaveLength(role === "agent" ? 0 : 3);
      const hostile = `"><script>alert(1)</script>`;
      const query = new URLSearchParams({
        place: hostile,
        day: hostile,
        by: hostile,
        from: hostile,
        to: hostile,
      });
      expect(await (await browser.ask(`${path}?${query}`)).text()).not.toContain("<script>alert(1)");
    }
    const manager = workspace.browser();
    await manager.enterAs("manager");
    const past = await (await manager.ask(`${path}?place=mumbai&day=2024-01-08`)).text();
    expect(past).toMatch(/<td[^>]* data-closed="true"[^>]*><span[^>]*>closed<\/span><\/td>/);
    const block = {
      intent: "block",
      place: "mumbai",
      from: `${day}T12:00`,
      to: `${day}T13:30`,
      reason: "Stock",
    };
    const blocked = await manager.ask(`/leads/dashboard/appointments?place=mumbai&day=${day}`, {
      form: block,
    });
    expect(blocked.status).toBe(303);
    expect(await (await manager.ask(`${path}?place=mumbai&day=${day}`)).text()).toContain("Stock");
    await db.deleteFrom("booking_closures").execute();
    await db.deleteFrom("bookings").where("id", "=", id).execute();
  });
});

test("what overlaps stands in one cell that covers all of it, and the rest is free by half hours", () => {
  const at = (time: string) => instantOn(day, time);
  const stretch = stretchOf(day, [["10:00", "13:00"]], []);
  const entries = [
    { start: at("10:20"), end: at("11:10") },
    { start: at("11:00"), end: at("11:20") },
  ];
  const cells = cellsOf(stretch, entries, () => true);
  expect(cells.map(({ rows, entries: inside }) => [rows, inside.length])).toEqual([
    [3, 2],
    [1, 0],
    [1, 0],
    [1, 0],
  ]);
  expect(cells.reduce((sum, { rows }) => sum + rows, 0) * rowMs).toBe(stretch.to - stretch.from);
});
