import type { Due } from "#app/leads/due.ts";
import { responseTimeNames } from "#app/leads/filter/response-times.ts";
import { todayNames } from "#app/leads/filter/today-parts.ts";
import { kindName, stateName } from "#app/leads/kinds.ts";
import type { Chip } from "#app/ui/chips.tsx";
import { daySpans } from "./day-spans.ts";
import { listPath } from "./lead-address.ts";
import { type LeadQuery, leadSearch } from "./lead-query.ts";

export const dueNames: Record<Due, string> = {
  overdue: "overdue",
  today: "today",
  week: "within a week",
  none: "no next step",
};

export const unreadNames: Record<NonNullable<LeadQuery["unread"]>, string> = {
  yes: "mine, changed by others",
  replies: "mine and no one's, replies of customers",
};

type Names = { formName: (id: string) => string; ownerName: (id: string) => string };

/**
 * The conditions of a list, each with the address of the list without it. The search is left out: its field shows it.
 */
export function leadChips(query: LeadQuery, { formName, ownerName }: Names): Chip[] {
  const { kind = "sales" } = query;
  const words: [keyof LeadQuery, string, string | undefined][] = [
    ["kind", "Kind", query.kind && kindName(query.kind)],
    ["form", "Form", query.form?.split(",").map(formName).join(", ")],
    ["status", "Status", query.status && (query.status === "open" ? "open" : stateName(kind, query.status))],
    ["owner", "Owner", query.owner && ownerName(query.owner)],
    ["due", "Due", query.due && dueNames[query.due]],
    ["today", "Today", query.today && todayNames[query.today]],
    ["unread", "Not read", query.unread && unreadNames[query.unread]],
    ["city", "City", query.city],
    ["source", "Source", query.source],
    ["campaign", "Campaign", query.campaign],
    ["landing", "Landing page", query.landing],
    ["tag", "Tag", query.tag],
    ["answered", "First answer", query.answered && responseTimeNames[query.answered]],
    ["days", "Received", query.days && daySpans[query.days].name],
    ["from", "From", query.from],
    ["to", "Until", query.to],
  ];
  return words.flatMap(([key, label, value]) => {
    if (!value) return [];
    const { [key]: _, ...others } = query;
    return [{ label, value, without: listPath + leadSearch(others) }];
  });
}
