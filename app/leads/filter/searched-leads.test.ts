import { expect, test } from "vitest";
import type { Database } from "#app/database/database.server.ts";
import { insertRows } from "#app/database/rows.server.ts";
import { newId } from "#app/database/uuid.server.ts";
import { leadsOfFilter } from "#app/leads/bulk/bulk-jobs.server.ts";
import type { Viewer } from "#app/leads/lead.ts";
import { recordSubmission } from "#app/leads/submissions/submissions.server.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { makeStaff } from "#tests/support/sample-staff.ts";
import { sampleSubmission } from "#tests/support/sample-submission.ts";
import { countLeads } from "./count-leads.server.ts";
import type { LeadFilter } from "./lead-filter.server.ts";
import { listLeads } from "./leads.server.ts";
import { sumLeads } from "./sum-leads.server.ts";

const start = Date.parse("2026-11-21T08:00:00.000Z");
const at = (minute: number) => new Date(start + minute * 60_000);
const manager: Viewer = { id: "manager", role: "manager" };
const agent: Viewer = { id: "asha", role: "agent" };
const team: Viewer = { ...agent, teammates: ["bina"] };
const dueAt = start - 1;

describeEachDatabase("leads with a word that most have", (fresh) => {
  test("are found under narrow and wide conditions, each once, newest first, and as the viewer may see them", async () => {
    const db = await fresh();
    const leads = await fill(db, 10_100);
    const cases: [LeadFilter, (lead: Lead, index: number) => boolean][] = [
      [{}, () => true],
      [{ city: "Surat" }, ({ city }) => city === "Surat"],
      [{ form: "demo", city: "Surat" }, ({ form, city }) => form === "demo" && city === "Surat"],
      [
        { form: ["demo", "finance"], status: "open" },
        ({ form, status }) => form === "demo" && status === "new",
      ],
      [{ from: at(300), until: at(400) }, (_, index) => index >= 300 && index < 400],
      [{ owner: "asha" }, ({ owner_id }) => owner_id === "asha"],
      [{ owner: "chetan", city: "Surat" }, ({ owner_id, city }) => owner_id === "chetan" && city === "Surat"],
      [{ due: { state: "overdue", at: at(0) } }, ({ due_at }) => due_at !== null],
    ];
    for (const viewer of [manager, agent, team])
      for (const [filter, holds] of cases) {
        const expected = leads
          .filter((lead, index) => holds(lead, index) && mayBeSeen(viewer, lead.owner_id))
          .map(({ id }) => id)
          .reverse();
        const search = { ...filter, search: "common" };
        const what = `${viewer.id} ${viewer.teammates} ${JSON.stringify(filter)}`;
        expect(await countLeads(db, search, viewer, 1_000), what).toBe(Math.min(1_000, expected.length));
        const [first, second, back] = await threePages(db, search, viewer);
        expect([first, second], what).toEqual([expected.slice(0, 30), expected.slice(30, 60)]);
        if (second.length > 0) expect(back, what).toEqual(first);
      }
    const few = { search: "common", city: "Surat" };
    const chosen = await leadsOfFilter(db, few, agent);
    expect(chosen).toHaveLength(await countLeads(db, few, agent, 1_000));
    const worth = leads.filter(({ city, owner_id }) => city === "Surat" && mayBeSeen(agent, owner_id));
    expect(await sumLeads(db, few, agent)).toEqual({ paise: worth.length * 100, isMore: false });
    expect(await countLeads(db, { search: "common", owner: "chetan" }, agent, 10)).toBe(0);
  });

  test("are found once each where they were stored in another order than they came", async () => {
    const db = await fresh();
    await makeStaff(db, "asha");
    for (const minute of [5, 3, 4, 1, 2, 9, 7])
      await recordSubmission(db, sampleSubmission({ mails: [] }), at(minute));
    for (const viewer of [manager, agent]) {
      const seen: string[] = [];
      for (let after: string | undefined, isMore = true; isMore; ) {
        const page = await listLeads(db, { search: "asha" }, { after, size: 2 }, viewer);
        seen.push(...page.leads.map(({ id }) => id));
        after = page.next ?? undefined;
        isMore = after !== undefined;
      }
      expect(seen).toHaveLength(7);
      expect(new Set(seen).size).toBe(7);
    }
  });
});

type Lead = Awaited<ReturnType<typeof fill>>[number];

/** The first page, the second, and the first again from there. */
async function threePages(
  db: Database,
  filter: LeadFilter,
  viewer: Viewer,
): Promise<[string[], string[], string[]]> {
  const ids = ({ leads }: Awaited<ReturnType<typeof listLeads>>) => leads.map(({ id }) => id);
  const first = await listLeads(db, filter, { size: 30 }, viewer);
  if (!first.next) return [ids(first), [], []];
  const second = await listLeads(db, filter, { size: 30, after: first.next }, viewer);
  const before = second.previous ?? undefined;
  return [ids(first), ids(second), ids(await listLeads(db, filter, { size: 30, before }, viewer))];
}

function mayBeSeen({ id, role, teammates = [] }: Viewer, owner: string | null): boolean {
  return role === "manager" || owner === null || [id, ...teammates].includes(owner);
}

/** Leads one minute apart: most are Chetan's, one of a hundred is Asha's and one of 150 nobody's. */
async function fill(db: Database, count: number) {
  await makeStaff(db, "asha", "bina", "chetan", "manager");
  await recordSubmission(db, sampleSubmission({ mails: [] }), at(-1));
  const { id: _, ...one } = await db.selectFrom("leads").selectAll().executeTakeFirstOrThrow();
  const { seq: __, search_tokens: ___, ...row } = { seq: undefined, search_tokens: undefined, ...one };
  const leads = Array.from({ length: count }, (_, index) => ({
    ...row,
    id: newId(at(index)),
    reference: `DTS-${index}`,
    search: "common",
    owner_id: index % 100 === 0 ? "asha" : index % 150 === 1 ? null : index % 7 === 2 ? "bina" : "chetan",
    city: index % 60 === 0 ? "Surat" : "Pune",
    form: index % 3 === 0 ? "demo" : "contact",
    status: index % 200 === 0 ? ("new" as const) : ("won" as const),
    due_at: index % 90 === 10 ? dueAt : null,
    value_paise: index % 60 === 0 ? 100 : null,
  }));
  for (let from = 0; from < count; from += 1_000)
    await insertRows(db, "leads", leads.slice(from, from + 1_000));
  return leads;
}
