import { expect, test } from "vitest";
import type { Database } from "#app/database/database.server.ts";
import type { Viewer } from "#app/leads/lead.ts";
import type { Submission } from "#app/leads/submissions/submission.ts";
import { recordSubmission } from "#app/leads/submissions/submissions.server.ts";
import { saveTeam } from "#app/leads/teams/change-teams.server.ts";
import { listTeams } from "#app/leads/teams/teams.server.ts";
import { assignLead, changeStatus } from "#app/leads/work/lead-work.server.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { makeStaff } from "#tests/support/sample-staff.ts";
import { sampleSubmission } from "#tests/support/sample-submission.ts";
import { countLeads } from "./count-leads.server.ts";
import type { LeadFilter } from "./lead-filter.server.ts";
import { listLeads } from "./leads.server.ts";
import { ownedByTeam } from "./owned-by-team.ts";

const start = Date.parse("2026-11-21T08:00:00.000Z");
const at = (minute: number) => new Date(start + minute * 60_000);
const manager: Viewer = { id: "manager", role: "manager" };
const agent: Viewer = { id: "agent", role: "agent" };

describeEachDatabase("the list of leads", (fresh) => {
  test("pages through all leads, newest first, forwards and back", async () => {
    const db = await fresh();
    await fill(db, 25);
    const first = await listLeads(db, {}, { size: 10 }, manager);
    expect(names(first)).toEqual(range(24, 15));
    expect(first.previous).toBeNull();
    const second = await listLeads(db, {}, { size: 10, ...after(first.next) }, manager);
    expect(names(second)).toEqual(range(14, 5));
    const third = await listLeads(db, {}, { size: 10, ...after(second.next) }, manager);
    expect(names(third)).toEqual(range(4, 0));
    expect(third.next).toBeNull();
    const back = await listLeads(db, {}, { size: 10, ...before(third.previous) }, manager);
    expect(back).toEqual(second);
    const start = await listLeads(db, {}, { size: 10, ...before(back.previous) }, manager);
    expect(start).toEqual(first);
  });

  test("a page does not move when new leads come in", async () => {
    const db = await fresh();
    await fill(db, 6);
    const first = await listLeads(db, {}, { size: 3 }, manager);
    await add(db, { name: "late" }, 100);
    expect(names(await listLeads(db, {}, { size: 3, ...after(first.next) }, manager))).toEqual(range(2, 0));
  });

  test("a cursor that is none starts at the newest", async () => {
    const db = await fresh();
    await fill(db, 2);
    expect(names(await listLeads(db, {}, { after: "' or 1=1" }, manager))).toEqual(range(1, 0));
  });

  test("filters by form, status, owner and dates, alone and together", async () => {
    const db = await fresh();
    await makeStaff(db, "agent", "manager");
    const ids = await fill(db, 6, (index) => ({ form: index % 2 ? "contact" : "finance" }));
    await changeStatus(db, { leadId: ids[1] as string, to: "contacted" }, manager, at(10));
    await changeStatus(db, { leadId: ids[2] as string, to: "contacted" }, manager, at(10));
    await assignLead(db, { leadId: ids[1] as string, ownerId: "agent" }, manager, at(10));
    const found = async (filter: LeadFilter) => names(await listLeads(db, filter, {}, manager));
    expect(await found({ form: "contact" })).toEqual(["5", "3", "1"]);
    expect(await found({ status: "contacted" })).toEqual(["2", "1"]);
    expect(await found({ owner: "agent" })).toEqual(["1"]);
    expect(await found({ owner: "none" })).toEqual(["5", "4", "3", "2", "0"]);
    expect(await found({ from: at(2), until: at(4) })).toEqual(["3", "2"]);
    expect(await found({ form: "finance", status: "contacted", from: at(1) })).toEqual(["2"]);
    expect(await found({ form: "none such" })).toEqual([]);
    await changeStatus(db, { leadId: ids[4] as string, to: "spam" }, manager, at(11));
    expect(await found({ withoutSpam: true })).toEqual(["5", "3", "2", "1", "0"]);
    expect(await found({ withoutSpam: true, status: "spam" })).toEqual(["4"]);
  });

  test("filters by a team, of whose leads an agent sees what the agent may see", async () => {
    const db = await fresh();
    await makeStaff(db, "agent", "other", "third", "manager");
    const ids = await fill(db, 8);
    for (const [index, leadId] of ids.entries()) {
      const ownerId = [null, "agent", "other", "third"][index % 4] as string | null;
      if (ownerId) await assignLead(db, { leadId, ownerId }, manager, at(20));
    }
    const team = { name: "South", shares: false, members: ["agent", "other"] };
    await saveTeam(db, team, { actorId: "manager", now: at(30) });
    const [{ id } = { id: "" }] = await listTeams(db);
    const owner = ownedByTeam(id);
    const found = async (filter: LeadFilter, viewer: Viewer) =>
      names(await listLeads(db, filter, { size: 3 }, viewer));
    expect(await found({ owner }, manager)).toEqual(["6", "5", "2"]);
    expect(await countLeads(db, { owner }, manager, 100)).toBe(4);
    expect(await found({ owner, search: "Rao" }, manager)).toEqual(["6", "5", "2"]);
    expect(await found({ owner }, agent)).toEqual(["5", "1"]);
    expect(await found({ owner }, { ...agent, teammates: ["other"] })).toEqual(["6", "5", "2"]);
    for (const gone of ["01a20790-2307-7012-b833-33f5c4e697a8", "none such"])
      expect(await found({ owner: ownedByTeam(gone) }, manager)).toEqual([]);
  });

  test("an agent sees own and unassigned leads, whatever the filter says", async () => {
    const db = await fresh();
    await makeStaff(db, "agent", "other");
    const ids = await fill(db, 9);
    for (const [index, leadId] of ids.entries()) {
      const ownerId = [null, "agent", "other"][index % 3] as string | null;
      if (ownerId) await assignLead(db, { leadId, ownerId }, manager, at(20));
    }
    const found = async (filter: LeadFilter, page = {}) => names(await listLeads(db, filter, page, agent));
    expect(await found({})).toEqual(["7", "6", "4", "3", "1", "0"]);
    expect(await found({ owner: "agent" })).toEqual(["7", "4", "1"]);
    expect(await found({ owner: "none" })).toEqual(["6", "3", "0"]);
    expect(await found({ owner: "other" })).toEqual([]);
    expect(await found({ search: "Rao" })).toEqual(["7", "6", "4", "3", "1", "0"]);
    const first = await listLeads(db, {}, { size: 4 }, agent);
    expect(names(first)).toEqual(["7", "6", "4", "3"]);
    expect(await found({}, { size: 4, ...after(first.next) })).toEqual(["1", "0"]);
  });
});

const people: Record<string, Submission["person"]> = {
  asha: {
    name: "Asha Rao",
    email: "asha.rao@lakeside-school.test",
    phone: "+91 98765 43210",
    city: "Bengaluru",
  },
  jose: { name: "José Müller", organization: "Café & Söhne", email: "jm@example.test" },
  hindi: { name: "आशा राव", city: "दिल्ली" },
};

describeEachDatabase("searching leads", (fresh) => {
  test.each([
    ["a name", "rao", ["asha"]],
    ["the start of a word", "lakes", ["asha"]],
    ["several words in any order", "bengaluru ash", ["asha"]],
    ["words of two leads", "asha müller", []],
    ["an e-mail address", "asha.rao@lakeside-school.test", ["asha"]],
    ["a phone number with spaces", "98765 43210", ["asha"]],
    ["a phone number with its country code", "+919876543210", ["asha"]],
    ["the start of a phone number", "98765 4", ["asha"]],
    ["a phone number with marks that were copied with it", "\u202a98765\u200b 43210\u202c", ["asha"]],
    ["a phone number in Hindi digits", "९८७६५ ४३२१०", ["asha"]],
    ["without accents", "jose muller cafe", ["jose"]],
    ["with accents", "JOSÉ MÜLLER", ["jose"]],
    ["Hindi", "आशा", ["hindi"]],
    ["an answer", "classroom computers", ["hindi", "jose", "asha"]],
    ["signs of a query language", `"rao" OR (* : ' & | ! -- \\`, []],
    ["signs only", `"'*:&|!()`, ["hindi", "jose", "asha"]],
    ["the middle of a word", "akeside", []],
  ])("finds by %s", async (_what, search, expected) => {
    const db = await fresh();
    for (const [name, person] of Object.entries(people)) await addPerson(db, { form: name }, person);
    const { leads } = await listLeads(db, { search }, {}, manager);
    expect(leads.map(({ form }) => form)).toEqual(expected);
  });

  test("finds by the reference however it is typed, and pages in order", async () => {
    const db = await fresh();
    await fill(db, 12);
    const { leads } = await listLeads(db, {}, { size: 1 }, manager);
    const reference = leads[0]?.reference ?? "";
    for (const search of [
      reference,
      reference.toLowerCase(),
      reference.replaceAll("-", ""),
      ` ${reference} `,
    ]) {
      expect((await listLeads(db, { search }, {}, manager)).leads).toEqual(leads);
    }
    const first = await listLeads(db, { search: "rao" }, { size: 5 }, manager);
    const second = await listLeads(db, { search: "rao" }, { size: 5, ...after(first.next) }, manager);
    const back = await listLeads(db, { search: "rao" }, { size: 5, ...before(second.previous) }, manager);
    expect(names(second)).toEqual(range(6, 2));
    expect(back).toEqual(first);
    const day = { from: at(3), until: at(9) };
    expect(names(await listLeads(db, { search: "rao", form: "contact", ...day }, {}, manager))).toEqual(
      range(8, 3),
    );
  });
});

const after = (cursor: string | null) => (cursor ? { after: cursor } : {});
const before = (cursor: string | null) => (cursor ? { before: cursor } : {});
const names = (page: { leads: { person: { organization?: string } }[] }) =>
  page.leads.map(({ person }) => person.organization);
const range = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, index) => `${from - index}`);

/** Leads of the organizations "0", "1", ... one minute apart. */
async function fill(
  db: Database,
  count: number,
  changes: (index: number) => Partial<Submission> = () => ({}),
) {
  const ids: string[] = [];
  for (let index = 0; index < count; index++)
    ids.push(await add(db, { name: `${index}`, ...changes(index) }, index));
  return ids;
}

async function add(
  db: Database,
  { name, ...changes }: { name: string } & Partial<Submission>,
  minute: number,
) {
  const submission = sampleSubmission({
    form: "contact",
    mails: [],
    ...changes,
    person: { organization: name },
  });
  const outcome = await recordSubmission(db, submission, at(minute));
  return outcome.outcome === "conflict" ? "" : outcome.leadId;
}

async function addPerson(db: Database, changes: Partial<Submission>, person: Submission["person"]) {
  await recordSubmission(db, { ...sampleSubmission({ mails: [], ...changes }), person }, new Date());
}
