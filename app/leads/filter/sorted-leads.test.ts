import { sql } from "kysely";
import { expect, test } from "vitest";
import type { Database } from "#app/database/database.server.ts";
import { insertRows } from "#app/database/rows.server.ts";
import { newId } from "#app/database/uuid.server.ts";
import type { Viewer } from "#app/leads/lead.ts";
import { recordSubmission } from "#app/leads/submissions/submissions.server.ts";
import { assignLead, changeStatus } from "#app/leads/work/lead-work.server.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { makeStaff } from "#tests/support/sample-staff.ts";
import { sampleSubmission } from "#tests/support/sample-submission.ts";
import { countLeads } from "./count-leads.server.ts";
import { readSort, sorts } from "./lead-sort.ts";
import { leadBeside, listLeads } from "./leads.server.ts";

const start = Date.parse("2026-11-21T08:00:00.000Z");
const at = (minute: number) => new Date(start + minute * 60_000);
const manager: Viewer = { id: "ravi", role: "manager" };
const agent: Viewer = { id: "asha", role: "agent" };
/** With capitals, an accent, doubles and one without a city: what databases tend to sort differently. */
const people = [
  { name: "Émile", city: "pune" },
  { name: "asha", city: "Pune" },
  { name: "Zubin" },
  { name: "Bina", city: "Agra" },
  { name: "asha", city: "Surat" },
  { name: "bina-maria", city: "Kochi" },
  { name: "Chetan", city: "agra" },
];

describeEachDatabase("a sorted list of leads", (fresh) => {
  test.each(sorts.flatMap((by) => [by, `-${by}`]))(
    "by %s pages through all leads once, and back",
    async (text) => {
      const db = await fresh();
      await fill(db);
      const sort = readSort(text);
      for (const viewer of [manager, agent]) {
        const all = await idsOf(db, { sort, size: 50 }, viewer);
        const seen: string[] = [];
        let page = await listLeads(db, {}, { sort, size: 2 }, viewer);
        for (;;) {
          seen.push(...page.leads.map(({ id }) => id));
          if (!page.next) break;
          page = await listLeads(db, {}, { sort, size: 2, after: page.next }, viewer);
        }
        expect(seen).toEqual(all);
        expect(new Set(seen).size).toBe(viewer === manager ? people.length : people.length - 1);
        const before = await listLeads(db, {}, { sort, size: 2, before: page.previous ?? undefined }, viewer);
        const end = all.indexOf(page.previous ?? "");
        expect(before.leads.map(({ id }) => id)).toEqual(all.slice(Math.max(0, end - 2), end));
      }
    },
  );

  test("by name pays no regard to capitals, by due puts what has no date last", async () => {
    const db = await fresh();
    await fill(db);
    const names = async (text: string) =>
      (await listLeads(db, {}, { sort: readSort(text) }, manager)).leads.map(({ person }) => person.name);
    expect((await names("name")).slice(0, 5)).toEqual(["asha", "asha", "Bina", "bina-maria", "Chetan"]);
    expect(await names("due")).toEqual([
      "Chetan",
      "Bina",
      expect.anything(),
      ...Array(3).fill(expect.anything()),
      "Émile",
    ]);
    expect(await countLeads(db, { city: "AGRA" }, manager, 100)).toBe(2);
    expect(await countLeads(db, { status: "open" }, manager, 100)).toBe(people.length - 1);
    expect(await countLeads(db, { form: ["contact", "finance"] }, manager, 100)).toBe(0);
    expect(await countLeads(db, {}, agent, 3)).toBe(3);
  });

  test("by owner goes by the names of owners, newest first of each, and ends with what nobody has", async () => {
    const db = await fresh();
    await fill(db);
    await sql`update "user" set name = 'Émile' where id = 'asha'`.execute(db);
    const names = async (text: string, viewer: Viewer, filter = {}) =>
      (await listLeads(db, filter, { sort: readSort(text) }, viewer)).leads.map(({ person }) => person.name);
    const nobodys = ["bina-maria", "asha", "Bina", "asha", "Émile"];
    expect(await names("owner", manager)).toEqual(["Zubin", "Chetan", ...nobodys]);
    expect(await names("-owner", manager)).toEqual([...nobodys, "Chetan", "Zubin"]);
    expect(await names("owner", agent)).toEqual(["Chetan", ...nobodys]);
    expect(await names("owner", manager, { owner: "ravi" })).toEqual(["Zubin"]);
    expect(await names("owner", agent, { owner: "ravi" })).toEqual([]);
    expect(await names("owner", manager, { city: "pune" })).toEqual(["asha", "Émile"]);
  });

  test("by kind goes by the names of kinds, newest first of each", async () => {
    const db = await fresh();
    await fill(db);
    await sql`update leads set kind = 'request' where name in ('Bina', 'Zubin')`.execute(db);
    await sql`update leads set kind = 'record' where name = 'Chetan'`.execute(db);
    const names = async (text: string, viewer: Viewer, filter = {}) =>
      (await listLeads(db, filter, { sort: readSort(text) }, viewer)).leads.map(({ person }) => person.name);
    const sales = ["bina-maria", "asha", "asha", "Émile"];
    expect(await names("kind", manager)).toEqual(["Chetan", "Bina", "Zubin", ...sales]);
    expect(await names("-kind", manager)).toEqual([...sales, "Bina", "Zubin", "Chetan"]);
    expect(await names("kind", agent)).toEqual(["Chetan", "Bina", ...sales]);
    expect(await names("kind", manager, { withoutRecords: true })).toEqual(["Bina", "Zubin", ...sales]);
    expect(await names("kind", manager, { kind: "request", city: "agra" })).toEqual(["Bina"]);
    await sql`update leads set form = 'complaint' where name in ('Bina', 'Zubin', 'asha')`.execute(db);
    await sql`update leads set form = 'token' where name = 'Chetan'`.execute(db);
    await sql`update leads set form = 'iim' where name = 'Émile'`.execute(db);
    const forms = { form: ["iim", "token", "complaint"] };
    expect(await names("kind", manager, forms)).toEqual(["Chetan", "Bina", "Zubin", "asha", "asha", "Émile"]);
    expect(await names("kind", manager, { ...forms, withoutRecords: true })).toHaveLength(5);
    expect(await names("-kind", manager, { ...forms, kind: "sales" })).toEqual(["asha", "asha", "Émile"]);
    expect(await names("kind", manager, { form: "token" })).toEqual(["Chetan"]);
  });

  test("of many leads that match a filter, and of few, shows those in the order", async () => {
    const db = await fresh();
    await fill(db);
    const { id: _, ...one } = await db.selectFrom("leads").selectAll().executeTakeFirstOrThrow();
    const { seq, search_tokens, ...row } = { seq: undefined, search_tokens: undefined, ...one };
    const many = Array.from({ length: 2_100 }, (_, index) => ({
      ...row,
      id: newId(at(100 + index)),
      reference: `DTS-${index}`,
      name: `Many ${String((index * 7) % 2_100).padStart(4, "0")}`,
      city: ["Agra", "Pune", null][index % 3] ?? null,
      form: ["contact", "iim"][index % 2] ?? "",
      value_paise: index % 3 === 0 ? null : (index * 11) % 2_100,
      due_at: null,
      status: index < 2_050 ? ("won" as const) : ("lost" as const),
    }));
    await insertRows(db, "leads", many);
    const orders = {
      name: ({ name }: Many) => name,
      value: ({ value_paise: value }: Many) => String((value ?? -1) + 1).padStart(4, "0"),
      form: ({ form }: Many) => form,
      city: ({ city }: Many) => city?.toLowerCase() ?? "",
      status: () => "",
      due: () => "",
    };
    type Many = (typeof many)[number];
    for (const status of ["won", "lost"] as const)
      for (const [by, key] of Object.entries(orders))
        for (const isDescending of [false, true]) {
          const inOrder = many
            .filter((each) => each.status === status)
            .map((each) => `${key(each)} ${each.id}`)
            .sort()
            .map((each) => each.split(" ").at(-1));
          if (isDescending) inOrder.reverse();
          const filter = { status, kind: row.kind ?? "sales", from: at(100) };
          const page = { sort: readSort(isDescending ? `-${by}` : by), size: 5 };
          const first = await listLeads(db, filter, page, manager);
          const second = await listLeads(db, filter, { ...page, after: first.next ?? undefined }, manager);
          const ids = [...first.leads, ...second.leads].map(({ id }) => id);
          expect(ids, `${status} by ${isDescending ? "-" : ""}${by}`).toEqual(inOrder.slice(0, 10));
        }
  });

  test("goes on to the lead beside in its own order, also from one that has left it", async () => {
    const db = await fresh();
    await fill(db);
    const sort = readSort("name");
    const ids = await idsOf(db, { sort, size: 50 }, manager);
    const beside = async (here: string, way: "next" | "previous") =>
      (await leadBeside(db, {}, { here, way, page: { sort } }, manager))?.id;
    expect([await beside(ids[2] ?? "", "next"), await beside(ids[2] ?? "", "previous")]).toEqual([
      ids[3],
      ids[1],
    ]);
    expect(await beside(ids.at(-1) ?? "", "next")).toBeUndefined();
    const [gone = ""] = ids.slice(3);
    await changeStatus(db, { leadId: gone, to: "spam" }, manager, at(99));
    const next = await leadBeside(
      db,
      { withoutSpam: true },
      { here: gone, way: "next", page: { sort } },
      manager,
    );
    expect(next?.id).toBe(ids[4]);
  });
});

async function fill(db: Database): Promise<void> {
  await makeStaff(db, "ravi", "asha");
  for (const [minute, person] of people.entries()) {
    const submission = sampleSubmission({ person: { city: undefined as never, ...person }, mails: [] });
    if (!person.city) delete submission.person.city;
    const stored = await recordSubmission(db, submission, at(minute));
    if (stored.outcome !== "stored") throw new Error("the lead was not stored");
    const { leadId } = stored;
    if (person.name === "Émile") await changeStatus(db, { leadId, to: "lost" }, manager, at(50));
    const due = { Chetan: start - 1, Bina: start + 1 }[person.name];
    if (due)
      await changeStatus(db, { leadId, to: "contacted", step: { text: "Call", at: due } }, manager, at(50));
    if (person.name === "Zubin") await assignLead(db, { leadId, ownerId: "ravi" }, manager, at(60));
    if (person.name === "Chetan") await assignLead(db, { leadId, ownerId: "asha" }, manager, at(60));
  }
}

async function idsOf(db: Database, page: Parameters<typeof listLeads>[2], viewer: Viewer): Promise<string[]> {
  return (await listLeads(db, {}, page, viewer)).leads.map(({ id }) => id);
}
