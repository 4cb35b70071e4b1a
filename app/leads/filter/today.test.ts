import { expect, test } from "vitest";
import type { Database } from "#app/database/database.server.ts";
import { notifyStaff } from "#app/leads/changes/notify-staff.server.ts";
import { markSeen } from "#app/leads/changes/staff-notices.server.ts";
import { logCall } from "#app/leads/conversation/log-contact.server.ts";
import type { Kind, Status, Viewer } from "#app/leads/lead.ts";
import { endOfDay, type Step } from "#app/leads/next-step.ts";
import { recordSubmission } from "#app/leads/submissions/submissions.server.ts";
import { assignLead, changeStatus } from "#app/leads/work/lead-work.server.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { makeStaff } from "#tests/support/sample-staff.ts";
import { sampleSubmission } from "#tests/support/sample-submission.ts";
import { countLeads } from "./count-leads.server.ts";
import { listLeads } from "./leads.server.ts";
import { countToday, readToday } from "./today.server.ts";
import { type TodayPart, todayOwners, todayParts } from "./today-parts.ts";

const monday = (time: string) => new Date(`2026-11-23T${time}:00+05:30`);
const manager: Viewer = { id: "ravi", role: "manager" };
const agent: Viewer = { id: "asha", role: "agent" };
const step = (day: string): Step => ({ text: "Call", at: endOfDay(day) });

describeEachDatabase("today", (fresh) => {
  test("is what one has to do oneself, what nobody goes on with, and what is new", async () => {
    const db = await fresh();
    await makeStaff(db, "ravi", "asha");
    await add(db, "later", { owner: "asha", to: "contacted", step: step("2026-11-25") });
    await add(db, "tonight", { owner: "asha", to: "contacted", step: step("2026-11-23") });
    await add(db, "sunday", { owner: "asha", to: "qualified", step: step("2026-11-22") });
    await add(db, "given back", { to: "contacted", step: step("2026-11-21") });
    await add(db, "no step", { owner: "asha", to: "contacted" });
    await add(db, "given today", { owner: "asha", at: monday("16:30") });
    await add(db, "done", { owner: "asha", to: "lost" });
    await add(db, "of Ravi", { owner: "ravi", to: "contacted", step: step("2026-11-20") });
    await add(db, "clock", { owner: "asha", at: monday("06:00") });
    await add(db, "new");
    await add(db, "token", { kind: "record" });
    await add(db, "spam", { to: "spam" });
    const now = monday("15:00");
    expect(await namesOf(db, agent, now)).toEqual({
      replies: [],
      overdue: ["given back", "sunday", "clock"],
      due: ["tonight"],
      stepless: ["given today", "no step"],
      fresh: ["new"],
    });
    expect(await namesOf(db, manager, now)).toEqual({
      replies: [],
      overdue: ["of Ravi", "given back"],
      due: [],
      stepless: [],
      fresh: ["new"],
    });
    expect(await countToday(db, agent, now)).toEqual({
      replies: 0,
      overdue: 3,
      due: 1,
      stepless: 2,
      fresh: 1,
    });
  });

  test("has the answers of customers until their owner has looked or somebody has answered, longest first", async () => {
    const db = await fresh();
    await makeStaff(db, "ravi", "asha");
    const ids = new Map<string, string>();
    for (const [name, owner] of Object.entries({ second: "asha", first: "asha", his: "ravi", left: "" }))
      ids.set(name, await add(db, name, { to: "contacted", ...(owner ? { owner } : {}) }));
    const idOf = (name: string) => ids.get(name) ?? "";
    const answers = (name: string, time: string) =>
      db
        .transaction()
        .execute((trx) => notifyStaff(trx, { kind: "answered", leadId: idOf(name), now: monday(time) }));
    const namesFor = async (viewer: Viewer) => (await namesOf(db, viewer, monday("16:00"))).replies;
    for (const [name, time] of [
      ["first", "14:10"],
      ["left", "14:20"],
      ["second", "14:30"],
      ["his", "14:40"],
    ] as const)
      await answers(name, time);
    // A later answer does not make the wait begin anew.
    await answers("first", "15:00");
    expect(await namesFor(agent)).toEqual(["first", "left", "second"]);
    expect(await namesFor(manager)).toEqual(["left", "his"]);
    expect((await countToday(db, agent, monday("16:00"))).replies).toBe(3);
    const { replies } = await readToday(db, agent, monday("16:00"), 1);
    expect([replies.leads[0]?.replyAt, replies.count]).toEqual([monday("14:10").getTime(), 3]);

    // A colleague who looks has not read it for its owner.
    await markSeen(db, idOf("first"), manager, monday("15:10"));
    await markSeen(db, idOf("second"), agent, monday("15:10"));
    expect(await namesFor(agent)).toEqual(["first", "left"]);
    await assignLead(db, { leadId: idOf("first"), ownerId: "ravi" }, manager, monday("15:20"));
    expect(await namesFor(manager)).toEqual(["first", "left", "his"]);
    const spoke = { leadId: idOf("left"), call: "spoke", note: "" } as const;
    await logCall(db, spoke, manager, monday("15:30"));
    await changeStatus(db, { leadId: idOf("his"), to: "spam" }, manager, monday("15:30"));
    expect([await namesFor(agent), await namesFor(manager)]).toEqual([[], ["first"]]);
  });

  test("has in each section the leads that its list has, in every order of the list and in a search", async () => {
    const db = await fresh();
    await makeStaff(db, "ravi", "asha");
    const replied = [
      await add(db, "replied", { owner: "asha", to: "contacted", step: step("2026-11-30") }),
      await add(db, "replied to no one", { to: "contacted", step: step("2026-11-30") }),
      await add(db, "replied record", { kind: "record" }),
      await add(db, "replied of Ravi", { owner: "ravi", to: "won" }),
      await add(db, "replied withdrawn", { owner: "asha", to: "won" }),
    ];
    await db.updateTable("leads").set({ reply_unread_since: 5 }).where("id", "in", replied).execute();
    await db.updateTable("leads").set({ restricted_at: 1 }).where("name", "=", "replied withdrawn").execute();
    await add(db, "given back", { to: "contacted", step: step("2026-11-21") });
    await add(db, "sunday", { owner: "asha", to: "qualified", step: step("2026-11-22") });
    await add(db, "clock", { owner: "asha", at: monday("06:00") });
    await add(db, "new and late", { at: monday("06:00") });
    await add(db, "tonight", { owner: "asha", to: "contacted", step: step("2026-11-23") });
    await add(db, "given back for tonight", { to: "contacted", step: step("2026-11-23") });
    await add(db, "no step", { owner: "asha", to: "contacted" });
    await add(db, "given today", { owner: "asha", at: monday("16:30") });
    await add(db, "no step of Ravi", { owner: "ravi", to: "contacted" });
    await add(db, "new");
    const now = monday("15:00");
    for (const viewer of [agent, { id: "asha", role: "manager" } as const]) {
      const shown = await namesOf(db, viewer, now);
      for (const part of todayParts) {
        const names = shown[part].toSorted();
        expect(names.length, part).toBeGreaterThan(1);
        const filter = { today: { part, at: now }, owner: todayOwners(part, viewer.id) };
        for (const sort of ["due", "name", "owner", "kind", undefined] as const) {
          const order = sort && { sort: { by: sort, isDescending: false } };
          const { leads } = await listLeads(db, filter, { ...order }, viewer);
          expect(leads.map(({ person }) => person.name).toSorted(), `${part} by ${sort}`).toEqual(names);
        }
        expect(await countLeads(db, filter, viewer, 100), part).toBe(names.length);
        const [first = ""] = names;
        const { leads } = await listLeads(db, { ...filter, search: first }, {}, viewer);
        expect(leads.map(({ person }) => person.name)).toContain(first);
      }
    }
  });

  test("counts what it does not show, and shows nothing of people who withdrew", async () => {
    const db = await fresh();
    await makeStaff(db, "ravi", "asha");
    for (const name of ["one", "two", "three"]) await add(db, name);
    await db.updateTable("leads").set({ restricted_at: 1, due_at: null }).where("name", "=", "two").execute();
    const { fresh: part } = await readToday(db, agent, monday("15:00"), 1);
    expect([part.leads.map(({ person }) => person.name), part.count]).toEqual([["three"], 2]);
  });
});

type Made = { owner?: string; to?: Status; step?: Step; kind?: Kind; at?: Date };

async function add(db: Database, name: string, made: Made = {}): Promise<string> {
  const { owner, to, step: next, kind = "sales", at = monday("14:00") } = made;
  const stored = await recordSubmission(db, sampleSubmission({ kind, person: { name }, mails: [] }), at);
  if (stored.outcome !== "stored") throw new Error("the lead was not stored");
  const { leadId } = stored;
  if (to) await changeStatus(db, { leadId, to, step: next }, manager, at);
  if (owner) await assignLead(db, { leadId, ownerId: owner }, manager, at);
  return leadId;
}

async function namesOf(db: Database, viewer: Viewer, now: Date) {
  const parts = await readToday(db, viewer, now, 50);
  const names = todayParts.map((part) => [part, parts[part].leads.map(({ person }) => person.name)]);
  return Object.fromEntries(names) as Record<TodayPart, (string | undefined)[]>;
}
