import { expect, test } from "vitest";
import { insertRows } from "#app/database/rows.server.ts";
import { newId } from "#app/database/uuid.server.ts";
import { dayAfter, dayOf } from "#app/dates/india-time.ts";
import { describeEachWorkspace } from "#tests/fixtures/workspace.ts";

const path = "/leads/dashboard/appointments/new";

describeEachWorkspace("booking for a caller", (workspace) => {
  test("takes a free time once, makes a lead of the colleague, and writes only where there is an address", async () => {
    const { db } = workspace.app.services;
    const [agent, other] = [workspace.browser(), workspace.browser()];
    const { id } = await agent.enterAs("agent");
    await other.enterAs("manager");
    // Of the first day one time alone may be left.
    const day = dayAfter(dayOf(Date.now()), 7);
    const page = await (await agent.ask(`${path}?kind=repair&place=mumbai&day=${day}`)).text();
    const times = [...page.matchAll(/name="start"[^>]*value="([^"]+)"/g)].map(([, start = ""]) => start);
    const [, submission = ""] = /name="id" value="([^"]+)"/.exec(page) ?? [];
    const hostile = `<img src=x onerror=alert(1)>`;
    const form = {
      ...{ id: submission, kind: "repair", place: "mumbai", start: times[0] ?? "", basis: "asked" },
      ...{ name: "Asha Rao", phone: "98765 43210", email: "", text: hostile },
    };
    expect((await agent.ask(path, { form: { ...form, phone: "" } })).status).toBe(422);
    expect((await agent.ask(path, { form: { ...form, start: "2020-01-01T10:00" } })).status).toBe(409);
    expect((await agent.ask(path, { form: { ...form, kind: "no such" } })).status).toBe(422);
    await insertRows(db, "webhooks", [
      {
        ...{ id: newId(new Date()), url: "https://crm.example/in", created_by: "test", stopped_at: null },
        ...{ created_at: 1, events: ["lead.created", "lead.appointment"] },
      },
    ]);
    const booked = await agent.ask(path, { form });
    expect(booked.status).toBe(303);
    const address = booked.headers.get("Location") ?? "";
    const again = await agent.ask(path, { form });
    expect([again.status, again.headers.get("Location")]).toEqual([303, address]);
    const lead = await db
      .selectFrom("leads")
      .innerJoin("bookings", "bookings.lead_id", "leads.id")
      .select(["leads.id", "owner_id", "leads.kind", "clock_at", "starts_at", "confirm_by"])
      .where("leads.phone", "is not", null)
      .where("leads.name", "=", "Asha Rao")
      .where("leads.owner_id", "=", id)
      .execute();
    expect(lead).toMatchObject([{ kind: "service", confirm_by: null }]);
    expect(lead[0]?.clock_at).toBe(lead[0]?.starts_at);
    const mails = await db
      .selectFrom("outbox")
      .select(["template", "data"])
      .where("lead_id", "=", lead[0]?.id ?? "")
      .orderBy("id")
      .execute();
    const told = mails.filter(({ template }) => template === "webhook");
    expect(mails.filter((mail) => !told.includes(mail)).map(({ template }) => template)).toEqual([
      "lead-notification",
    ]);
    // Other systems hear of it as of a booking by a visitor.
    expect(told.map(({ data }) => data.event)).toEqual(["lead.created"]);
    expect(await (await agent.ask(address)).text()).toContain("Booked.");
    expect(await (await agent.ask(`/leads/dashboard/${lead[0]?.id}`)).text()).not.toContain("<img src=x");
    const mailed = {
      ...form,
      id: crypto.randomUUID(),
      start: times[1] ?? "",
      email: "caller@visitor.example",
    };
    expect((await other.ask(path, { form: mailed })).status).toBe(303);
    const written = await db
      .selectFrom("outbox")
      .select("template")
      .where("visitor_address", "=", "caller@visitor.example")
      .execute();
    // A reminder too, unless the time is too near for one.
    expect(written.map(({ template }) => template)).toContain("booking-confirmation");
  });

  test("keeps the form for what is typed when no time is free, and books nothing from it", async () => {
    const { db } = workspace.app.services;
    const agent = workspace.browser();
    await agent.enterAs("agent");
    const closure = { place: "mumbai", starts_at: 0, ends_at: Date.now() * 2, reason: "Stock" };
    const id = newId(new Date());
    await db
      .insertInto("booking_closures")
      .values({ id, ...closure, created_at: 0, created_by: "test" })
      .execute();
    const page = await (await agent.ask(`${path}?kind=repair&place=mumbai`)).text();
    expect(page).toContain("No time of this kind is free");
    expect(page).toContain('name="phone"');
    expect(page).toMatch(/<button[^>]* disabled=""[^>]*>Book this time/);
    await db.deleteFrom("booking_closures").where("id", "=", id).execute();
  });
});
