import { expect, test } from "vitest";
import { dayAfter, instantOn } from "#app/dates/india-time.ts";
import { describeEachWorkspace, roles, secret } from "#tests/fixtures/workspace.ts";
import { mondayAhead } from "#tests/support/monday-ahead.ts";

const monday = mondayAhead();

describeEachWorkspace("the calendar of staff", (workspace) => {
  test("the calendar names a lead to whoever may see it; managers and admins block times, agents do not", async () => {
    const { db } = workspace.app.services;
    const start = instantOn(monday, "10:30");
    const resource = { kind: "repair", place: "mumbai", resource: "counter@mumbai", seat: 0 };
    const times = { starts_at: start, ends_at: start + 1_200_000, created_at: 0, updated_at: 0 };
    const lead_id = workspace.at("{taken}");
    const booking = {
      id: crypto.randomUUID(),
      lead_id,
      ...resource,
      ...times,
      state: "booked",
      version: 1,
    } as const;
    await db.insertInto("bookings").values(booking).execute();
    const path = `/leads/dashboard/appointments?place=mumbai&week=${monday}`;
    const block = (place: string) => ({
      intent: "block",
      ...{ place, from: `${monday}T10:00`, to: `${monday}T12:00`, reason: "Audit of the stock" },
    });
    for (const role of roles) {
      const browser = workspace.browser();
      const { id } = await browser.enterAs(role);
      const page = await (await browser.ask(path)).text();
      expect(page).toContain("10:30–10:50");
      expect(page.includes(secret)).toBe(role !== "agent");
      expect(page.includes('name="intent" value="block"')).toBe(role !== "agent");
      const refused = await browser.ask(path, { form: block("mumbai") });
      expect(refused.status).toBe(role === "agent" ? 403 : 409);
      const status = (await browser.ask(path, { form: block("delhi") })).status;
      expect(status).toBe(role === "agent" ? 403 : 303);
      const made = await db.selectFrom("booking_closures").selectAll().where("created_by", "=", id).execute();
      expect(made).toHaveLength(role === "agent" ? 0 : 1);
      const open = { intent: "open", block: made[0]?.id ?? crypto.randomUUID() };
      expect((await browser.ask(path, { form: open })).status).toBe(role === "agent" ? 403 : 303);
    }
    expect(await db.selectFrom("booking_closures").selectAll().execute()).toEqual([]);
    await db.deleteFrom("bookings").execute();
  });

  test("a time is blocked once, and who opens it hears what still blocks it", async () => {
    const { db } = workspace.app.services;
    const path = `/leads/dashboard/appointments?place=delhi&week=${monday}`;
    const [first, second] = [workspace.browser(), workspace.browser()];
    await first.enterAs("manager");
    await second.enterAs("admin");
    const block = (place: string, to: string) => ({
      intent: "block",
      ...{ place, from: `${monday}T10:00`, to: `${monday}T${to}`, reason: `Audit of ${place} until ${to}` },
    });
    const closures = () => db.selectFrom("booking_closures").select(["id", "place"]).orderBy("id").execute();
    expect((await first.ask(path, { form: block("delhi", "12:00") })).status).toBe(303);
    const again = await second.ask(path, { form: { ...block("delhi", "12:00"), reason: "Meeting" } });
    expect(again.status).toBe(409);
    expect(await again.text()).toMatch(
      /This is blocked already: [^<]*\(Audit of delhi until 12:00, The manager\)/,
    );
    expect(await closures()).toHaveLength(1);
    for (const place of ["everywhere", "mumbai"])
      expect((await second.ask(path, { form: block(place, "11:00") })).status).toBe(303);
    const said = async (place: string | null) => {
      const made = (await closures()).find((each) => each.place === place);
      const opened = await second.ask(path, { form: { intent: "open", block: made?.id ?? "" } });
      return (await second.ask(opened.headers.get("Location") ?? "")).text();
    };
    const still = await said("delhi");
    expect(still).toMatch(
      /Opened, but still blocked by others: Everywhere, [^<]*Audit of everywhere until 11:00/,
    );
    expect(still).not.toContain("The time can be booked.");
    expect(await said(null)).toMatch(/still blocked by others: Mumbai, /);
    expect(await said("mumbai")).toContain("Open again. The time can be booked.");
  });

  test("an appointment is moved and cancelled by whoever may see its lead, and the page says what became of it", async () => {
    const { db } = workspace.app.services;
    const start = Date.now() + 86_400_000;
    const times = { starts_at: start, ends_at: start + 1_200_000, created_at: 0, updated_at: 0 };
    const resource = { kind: "repair", place: "mumbai", resource: "counter@mumbai", seat: 0 };
    const rest = { lead_id: workspace.at("{taken}"), state: "booked", version: 1 } as const;
    const id = crypto.randomUUID();
    await db
      .insertInto("bookings")
      .values({ id, ...resource, ...times, ...rest })
      .execute();
    const path = `/leads/dashboard/appointments/${id}`;
    const agent = workspace.browser();
    const { id: agentId } = await agent.enterAs("agent");
    const cancel = { act: "cancel", version: "2", sure: "yes" };
    for (const form of [undefined, cancel, { act: "move", version: "1", start: `${monday}T10:30` }]) {
      const refused = await agent.ask(path, { ...(form ? { form } : {}) });
      expect(refused.status).toBe(404);
      expect(await refused.text()).not.toContain(secret);
    }
    const manager = workspace.browser();
    const { id: managerId } = await manager.enterAs("manager");
    const page = await (await manager.ask(path)).text();
    expect(page).toContain(secret);
    const [, free = ""] = /name="start"[^>]*value="([^"]+)"/.exec(page) ?? [];
    const unchosen = await manager.ask(path, { form: { act: "move", version: "1" } });
    expect([unchosen.status, (await unchosen.text()).includes("Choose a time first")]).toEqual([422, true]);
    const moved = await manager.ask(path, { form: { act: "move", version: "1", start: free } });
    expect(moved.headers.get("Location")).toBe(`${path}?done=moved`);
    expect((await manager.ask(path, { form: { ...cancel, version: "1" } })).status).toBe(409);
    expect((await manager.ask(path, { form: { ...cancel, sure: "" } })).status).toBe(422);
    const cancelled = await manager.ask(path, { form: cancel });
    expect(cancelled.headers.get("Location")).toBe(`${path}?done=gone`);
    expect(await (await manager.ask(`${path}?done=gone`)).text()).toContain("the time is free");
    expect((await manager.ask(`${path}?day=${dayAfter(monday)}`)).status).toBe(200);
    const views = await db
      .selectFrom("audit_log")
      .select(["actor_id", "subject_id", "detail"])
      .where("action", "=", "appointment viewed")
      .where("actor_id", "in", [agentId, managerId])
      .execute();
    expect(views).toEqual([{ actor_id: managerId, subject_id: rest.lead_id, detail: { booking: id } }]);
    expect(await db.selectFrom("bookings").select("state").where("id", "=", id).execute()).toEqual([
      { state: "cancelled" },
    ]);
    await db.deleteFrom("bookings").execute();
  });
});
