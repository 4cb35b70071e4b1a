import { sql } from "kysely";
import { listStaff } from "#app/accounts/staff-members.server.ts";
import type { Database } from "#app/database/database.server.ts";
import { listCompanies } from "#app/leads/companies/read-companies.server.ts";
import { readBoard } from "#app/leads/filter/board.server.ts";
import { countLeads } from "#app/leads/filter/count-leads.server.ts";
import type { LeadFilter } from "#app/leads/filter/lead-filter.server.ts";
import { defaultSort, type LeadSort, sorts } from "#app/leads/filter/lead-sort.ts";
import { listLeads } from "#app/leads/filter/leads.server.ts";
import { maxCounted } from "#app/leads/filter/max-counted.ts";
import { searchHits } from "#app/leads/filter/search-hits.server.ts";
import { readToday } from "#app/leads/filter/today.server.ts";
import type { Viewer } from "#app/leads/lead.ts";
import { lookUp } from "#app/staff/frame/look-up.server.ts";
import { insightView } from "#app/staff/insight/insight-view.server.ts";
import { today } from "./generate.ts";
import type { Question } from "./measure.ts";

const listMs = 50;
const searchMs = 100;
const insightMs = 300;
const dayMs = 24 * 60 * 60_000;

/** Like the screen: a page and its count at once. */
export function list(db: Database, viewer: Viewer, filter: LeadFilter, sort?: LeadSort, after?: string) {
  const plain = asOnScreen(filter);
  return Promise.all([
    listLeads(db, plain, { sort, after }, viewer),
    countLeads(db, plain, viewer, maxCounted),
  ]);
}

function asOnScreen(filter: LeadFilter): LeadFilter {
  const full = {
    ...(filter.form || filter.kind || filter.search || filter.due ? {} : { withoutRecords: true }),
    ...filter,
  };
  return filter.status || filter.search || filter.due ? full : { ...full, withoutSpam: true };
}

const due = { state: "overdue", at: today } as const;

const filters: Record<string, LeadFilter> = {
  "no filter": {},
  won: { status: "won" },
  open: { status: "open" },
  "form contact": { form: "contact" },
  "several forms": { form: ["contact", "iim", "vectorworks"] },
  "form contact and won": { form: "contact", status: "won" },
  "kind request, open": { kind: "request", status: "open" },
  complaints: { form: "complaint" },
  overdue: { due },
  "city Surat": { city: "surat" },
  "city Surat and won": { city: "surat", status: "won" },
  "source event": { source: "event" },
  "owner ravi": { owner: "ravi" },
  "owner ravi and won": { owner: "ravi", status: "won" },
  "owner ravi, form contact, won": { owner: "ravi", form: "contact", status: "won" },
};

export async function listQuestions(db: Database, viewer: Viewer): Promise<Question[]> {
  const orders: (LeadSort | undefined)[] = [
    undefined,
    ...sorts.slice(1).map((by) => ({ by, isDescending: false })),
  ];
  const pairs = Object.entries(filters).flatMap(([name, filter]) =>
    orders.map((sort) => ({
      what: sort ? `${name}, by ${sort.by}` : name,
      budgetMs: listMs,
      ask: () => list(db, viewer, filter, sort),
    })),
  );
  const deep = await deepLead(db);
  const paged = ["no filter", "form contact", "won"].map((name) => ({
    what: `${name}, half way down`,
    budgetMs: listMs,
    ask: () => list(db, viewer, filters[name] ?? {}, undefined, deep),
  }));
  return [...pairs, ...paged];
}

async function deepLead(db: Database): Promise<string> {
  const { rows } = await sql<{ id: string }>`select id from leads order by id
    limit 1 offset (select count(*) / 2 from leads)`.execute(db);
  return String(rows[0]?.id);
}

const reference = `DTS-${(1234)
  .toString(36)
  .toUpperCase()
  .padStart(8, "0")
  .replace(/^(.{4})/, "$1-")}`;

const searches: Record<string, LeadFilter> = {
  "exact reference": { search: reference },
  "exact e-mail": { search: "asha.bhat.61@customer.example" },
  "common word": { search: "arjun" },
  "two common words": { search: "arjun kumar" },
  "beginning of a common word": { search: "ar" },
  "word of a city": { search: "bengaluru" },
  "word that nobody has": { search: "xylophone" },
  "common word of conversations": { search: "mori" },
  "rare word of conversations": { search: "nargashi" },
  "the same common word, city Surat": { search: "mori", city: "surat" },
  "the same, form complaint": { search: "mori", form: "complaint" },
  "the same, form complaint, city Surat": { search: "mori", form: "complaint", city: "surat" },
  "the same, kind application": { search: "mori", kind: "application" },
  "the same, overdue": { search: "mori", due },
  "the same, two days of last year": {
    search: "mori",
    from: new Date(today.getTime() - 400 * dayMs),
    until: new Date(today.getTime() - 398 * dayMs),
  },
};

/** Texts typed into the search of everything. */
const typed = {
  "exact e-mail": "asha.bhat.61@customer.example",
  "common word": "arjun",
  "two common words": "arjun kumar",
  "beginning of a common word": "ar",
  "last four digits": "4321",
};

export function searchQuestions(db: Database, viewer: Viewer): Question[] {
  return [
    ...Object.entries(searches).map(([what, filter]) => ({
      what: `search: ${what}`,
      budgetMs: searchMs,
      ask: () => list(db, viewer, filter),
    })),
    ...Object.entries(typed).map(([what, text]) => ({
      what: `Ctrl K: ${what}`,
      budgetMs: searchMs,
      ask: () => find(db, text, viewer),
    })),
    { what: "Today", budgetMs: listMs, ask: () => readToday(db, viewer, today, 25) },
  ];
}

/** Like `findEverything`, which also makes the links. */
async function find(db: Database, search: string, viewer: Viewer): Promise<void> {
  const [{ leads }] = await Promise.all([
    listLeads(db, { search }, { size: 6 }, viewer),
    listCompanies(db, { search, size: 4 }),
    listStaff(db),
  ]);
  const ids = leads.map(({ id }) => id);
  await Promise.all([lookUp(db, search, viewer, ids), searchHits(db, search, leads)]);
}

export function boardQuestions(db: Database, viewer: Viewer): Question[] {
  const boards: Record<string, LeadFilter> = { "no filter": {}, "city Surat": { city: "surat" } };
  return Object.entries(boards).map(([name, filter]) => ({
    what: `board: ${name}`,
    budgetMs: listMs,
    ask: () => readBoard(db, { filter: asOnScreen(filter), kind: "sales", sort: defaultSort }, viewer),
  }));
}

export function insightQuestions(db: Database, viewers: Record<string, Viewer>): Question[] {
  return Object.entries(viewers).flatMap(([name, viewer]) =>
    (["30d", "90d", "12m"] as const).map((range) => ({
      what: `Insight, ${name}, ${range}`,
      budgetMs: insightMs,
      ask: () => insightView({ db, viewer, now: today }, { range, kind: "sales" }),
    })),
  );
}

/** One question of each kind, to run while others search. */
export function fewQuestions(db: Database, viewer: Viewer): Question[] {
  const listed = ["no filter", "won", "owner ravi, form contact, won"].map((name) => ({
    what: name,
    budgetMs: listMs,
    ask: () => list(db, viewer, filters[name] ?? {}),
  }));
  const named = (what: string) => searchQuestions(db, viewer).filter((question) => question.what === what);
  return [
    ...listed,
    ...boardQuestions(db, viewer).slice(0, 1),
    ...named("search: common word"),
    ...named("search: common word of conversations"),
    ...named("Ctrl K: common word"),
    ...named("Today"),
    ...insightQuestions(db, { "the same viewer": viewer }),
  ];
}

/** Two clients that search common words, one after another, until the work is done. */
export async function whileTwoSearch<T>(
  db: Database,
  viewers: readonly Viewer[],
  work: () => Promise<T>,
): Promise<T> {
  let isOver = false;
  const words = ["mori", "arjun kumar", "bengaluru"];
  const searching = viewers.map(async (viewer) => {
    for (let turn = 0; !isOver; turn += 1) await list(db, viewer, { search: words[turn % words.length] });
  });
  try {
    return await work();
  } finally {
    isOver = true;
    await Promise.all(searching);
  }
}
