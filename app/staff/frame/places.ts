import { staffCan } from "#app/accounts/roles.ts";
import type { Viewer } from "#app/leads/lead.ts";
import { listPath } from "#app/staff/leads/lead-address.ts";
import type { IconName } from "#app/ui/icon-names.ts";

/** A screen of the workspace in the rail and in the search. */
export type Place = { name: string; to: string; icon: IconName; part: Part };
type Part = "work" | "Desk" | "Settings";

/** Every screen in the order of the rail, with the capability that it needs. A new screen is one entry here. */
const places: readonly (Place & { needs?: keyof typeof staffCan })[] = [
  { part: "work", name: "Today", to: "/leads/dashboard", icon: "check" },
  { part: "work", name: "Leads", to: listPath, icon: "menu" },
  { part: "work", name: "New lead", to: `${listPath}/new`, icon: "pencil" },
  { part: "work", name: "People", to: "/leads/dashboard/people", icon: "people" },
  { part: "work", name: "Companies", to: "/leads/dashboard/companies", icon: "school" },
  { part: "work", name: "Insight", to: "/leads/dashboard/insight", icon: "chart" },
  { part: "Desk", name: "Calendar", to: "/leads/dashboard/calendar", icon: "calendar" },
  { part: "Desk", name: "Appointments", to: "/leads/dashboard/appointments", icon: "calendar" },
  { part: "Desk", name: "Queue", to: "/leads/dashboard/queue", icon: "clock" },
  { part: "Desk", name: "Reservations", to: "/leads/dashboard/reservations", icon: "star" },
  { part: "Desk", name: "Orders", to: "/leads/dashboard/orders", icon: "box" },
  { part: "Desk", name: "Coverage", to: "/leads/dashboard/coverage", icon: "shield" },
  { part: "Settings", name: "Staff", to: "/leads/dashboard/staff", icon: "key", needs: "manageStaff" },
  {
    part: "Settings",
    name: "Teams and routing",
    to: "/leads/dashboard/teams",
    icon: "map",
    needs: "seeTeams",
  },
  {
    part: "Settings",
    name: "Webhooks",
    to: "/leads/dashboard/webhooks",
    icon: "plug",
    needs: "manageWebhooks",
  },
  { part: "Settings", name: "API", to: "/leads/dashboard/api", icon: "plug" },
  {
    part: "Settings",
    name: "Templates",
    to: "/leads/dashboard/templates",
    icon: "pencil",
    needs: "changeTemplates",
  },
  {
    part: "Settings",
    name: "Mail set aside",
    to: "/leads/dashboard/set-aside",
    icon: "chat",
    needs: "sortMails",
  },
  { part: "Settings", name: "Mail log", to: "/leads/dashboard/outbox", icon: "mail", needs: "seeOutbox" },
  { part: "Settings", name: "Site", to: "/leads/dashboard/site", icon: "cloud", needs: "seeSite" },
  { part: "Settings", name: "Spam", to: `${listPath}?status=spam`, icon: "close" },
  { part: "Settings", name: "Privacy", to: "/leads/dashboard/privacy", icon: "lock", needs: "seePrivacy" },
  { part: "Settings", name: "Audit log", to: "/leads/dashboard/audit", icon: "search", needs: "seeAudit" },
  {
    part: "Settings",
    name: "Browser reports",
    to: "/leads/dashboard/reports",
    icon: "alert",
    needs: "seeReports",
  },
  { part: "Settings", name: "Help", to: "/leads/dashboard/help", icon: "chat" },
];

/** The screens that a viewer may open. */
export function placesFor(viewer: Viewer): Place[] {
  return places
    .filter(({ needs }) => !needs || staffCan[needs](viewer))
    .map(({ needs: _, ...place }) => place);
}
