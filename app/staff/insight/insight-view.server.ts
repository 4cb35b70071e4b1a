import { listStaff } from "#app/accounts/staff-members.server.ts";
import type { Queryable } from "#app/database/database.server.ts";
import type { InsightMeasure } from "#app/database/tables/insight.ts";
import {
  type BarCounted,
  type Cut,
  type Days,
  type Measures,
  readBars,
  readCounts,
  sumOf,
} from "#app/insight/read-insight.server.ts";
import { countLeads } from "#app/leads/filter/count-leads.server.ts";
import { maxCounted } from "#app/leads/filter/max-counted.ts";
import { type ResponseTime, responseTimeNames } from "#app/leads/filter/response-times.ts";
import { kindName, stateName, statesOf } from "#app/leads/kinds.ts";
import { kinds, type Status, type Viewer } from "#app/leads/lead.ts";
import { countText } from "#app/staff/leads/count-text.ts";
import { formName } from "#app/staff/leads/form-names.server.ts";
import { listPath } from "#app/staff/leads/lead-address.ts";
import { type LeadQuery, leadSearch, noWord } from "#app/staff/leads/lead-query.ts";
import { roundRupees } from "#app/values/rupees.ts";
import { dayChart } from "./day-chart.server.ts";
import { funnelView } from "./funnel-view.server.ts";
import { daysOf, daysText, type InsightQuery } from "./insight-query.ts";

/** A row of a chart: its count, and the list of the leads that it counts. */
export type BarRow = {
  name: string;
  to: string | null;
  /** The length in per cent of the longest bar. */
  share: number;
  leads: number;
  contacted: number;
  won: number;
  /** The value of the won leads; empty if none has one. */
  wonValue: string;
  /** By owner: a count that stops at a thousand. */
  overdue?: string;
};
export type BarChart = { id: string; heading: string; rows: BarRow[]; more: number };

type Asking = { db: Queryable; viewer: Viewer; now: Date };

const fewRows = 8;
const maxRows = 200;

/** The label of leads without a value. */
const without: Record<string, string> = {
  owner: "No one yet",
  source: "No source",
  campaign: "No campaign",
  landing_page: "Not known",
  city: "No city",
};

const headings: Record<Exclude<Cut, "day">, string> = {
  form: "By form",
  owner: "By owner",
  source: "By source",
  campaign: "By campaign",
  landing_page: "By landing page",
  city: "By city",
};
const keyOf = {
  form: "form",
  owner: "owner",
  source: "source",
  campaign: "campaign",
  landing_page: "landing",
  city: "city",
} as const satisfies Record<Exclude<Cut, "day">, keyof LeadQuery>;

/** The numbers of Insight for the viewer: agents see those of their own leads. */
export async function insightView({ db, viewer, now }: Asking, query: InsightQuery) {
  const { days, before } = daysOf(query, now);
  const { kind } = query;
  const isAgent = viewer.role === "agent";
  const cuts = (Object.keys(headings) as (keyof typeof headings)[]).filter(
    (cut) => !isAgent || cut !== "owner",
  );
  const listOf = (more: LeadQuery, { from, to }: Days = days) =>
    listPath + leadSearch({ kind, ...(isAgent ? { owner: "me" } : {}), from, to, ...more });
  // Of all kinds: with a condition on the kind, the planner would not use the index of due times alone.
  const overdueOf = (owner?: string) =>
    countLeads(db, { due: { state: "overdue", at: now }, ...(owner ? { owner } : {}) }, viewer, maxCounted);
  const [byDay, byDayBefore, overdue, staff, ...counted] = await Promise.all([
    readCounts(db, "day", { ...days, kind }, viewer),
    readCounts(db, "day", { ...before, kind }, viewer),
    overdueOf(isAgent ? viewer.id : undefined),
    listStaff(db),
    ...cuts.map((cut) => readBars(db, cut, { ...days, kind }, viewer)),
  ]);
  const names = new Map(staff.map(({ id, name }) => [id, name]));
  const nameOf = (cut: string, value: string) => {
    if (value === "") return without[cut] ?? "None";
    if (cut === "form") return formName(value);
    if (cut === "owner") return names.get(value) ?? "Former colleague";
    return cut === "city" ? inCapitals(value) : value;
  };
  const charts = await Promise.all(
    cuts.map(async (cut, index): Promise<BarChart> => {
      const rows = (counted[index] ?? []).filter(({ leads }) => leads > 0).sort(byLeads);
      const shown = rows.slice(0, query.all === cut ? maxRows : fewRows);
      const overdues =
        cut === "owner" ? await Promise.all(shown.map(({ value }) => overdueOf(value || "none"))) : [];
      return {
        id: cut,
        heading: headings[cut],
        more: rows.length - shown.length,
        rows: shown.map((row, at) => ({
          name: nameOf(cut, row.value),
          to: listOf({ [keyOf[cut]]: row.value || noWord }),
          share: shareOf(row.leads, rows[0]?.leads),
          leads: row.leads,
          contacted: row.contacted,
          won: row.won,
          wonValue: wonText(row),
          ...(cut === "owner" ? { overdue: countText(overdues[at] ?? 0) } : {}),
        })),
      };
    }),
  );
  // Views of forms belong to no owner, so agents do not see them.
  const byForm = counted[cuts.indexOf("form")] ?? [];
  const funnel = isAgent
    ? null
    : await funnelView(db, { ...days, kind }, { byForm, listOf: (form) => listOf({ form }) });
  const [sum, sumBefore] = [sumOf(byDay), sumOf(byDayBefore)];
  return {
    query,
    days: daysText(days),
    before: daysText(before),
    isOwn: isAgent,
    kinds: kinds.map((id) => ({ id, name: kindName(id) })),
    words: wordsOf(query),
    sum,
    sumBefore,
    wonValue: { now: wonText(sum), before: wonText(sumBefore) },
    overdue: {
      text: countText(overdue),
      isSome: overdue > 0,
      to: listPath + leadSearch({ due: "overdue", ...(isAgent ? { owner: "me" } : {}) }),
    },
    lists: { all: listOf({}), won: listOf({ status: "won" }), lost: listOf({ status: "lost" }) },
    funnel,
    chart: dayChart(byDay, days, (bin) => listOf({}, bin)),
    charts,
    answers: kind === "sales" ? answersOf(sum, (answered) => listOf({ answered })) : null,
  };
}

const byLeads = (one: BarCounted, other: BarCounted) =>
  other.leads - one.leads || (one.value < other.value ? -1 : 1);

function shareOf(count: number, most = 0): number {
  return most === 0 ? 0 : Math.round((count / most) * 1_000) / 10;
}

function wonText({ won_value: paise }: Pick<Measures, "won_value">): string {
  return paise === 0 ? "" : `₹${roundRupees(paise)}`;
}

/** The kind's names of contacted and won; undefined if it has no such state. */
function wordsOf({ kind }: InsightQuery) {
  const word = (status: Status) =>
    statesOf(kind).some((state) => state.status === status) ? stateName(kind, status) : undefined;
  return { contacted: word("contacted"), won: word("won"), lost: word("lost") };
}

const answerMeasures: Record<ResponseTime, InsightMeasure> = {
  "1h": "within_1",
  "2h": "within_2",
  "4h": "within_4",
  "8h": "within_8",
  later: "later",
};

function answersOf(sum: Measures, listOf: (answered: ResponseTime) => string) {
  const times = Object.keys(answerMeasures) as ResponseTime[];
  const counts = times.map((time) => sum[answerMeasures[time]]);
  const all = counts.reduce((total, count) => total + count, 0);
  const most = Math.max(...counts);
  return {
    all,
    inTime: all - sum.later,
    rows: times.map((time, index) => ({
      name: responseTimeNames[time],
      to: listOf(time),
      leads: counts[index] ?? 0,
      share: shareOf(counts[index] ?? 0, most),
    })),
  };
}

/** Cities are counted in lower case; `new delhi` is shown as `New Delhi`. */
function inCapitals(text: string): string {
  return text.replace(/(^|[\s-])(\p{Ll})/gu, (_, before, letter) => before + letter.toUpperCase());
}
