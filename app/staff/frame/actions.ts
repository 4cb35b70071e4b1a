import { staffCan } from "#app/accounts/roles.ts";
import type { Viewer } from "#app/leads/lead.ts";
import { listPath } from "#app/staff/leads/lead-address.ts";
import type { Found } from "./find.server.ts";

type Action = Found & { needs?: keyof typeof staffCan };

/** The actions that Ctrl K offers, with the capability that each needs. A new action is one entry here. */
const actions: readonly Action[] = [
  { name: "Show what is overdue", about: "", to: `${listPath}?owner=me&due=overdue&sort=due` },
  { name: "Show new leads without an owner", about: "", to: `${listPath}?status=new&owner=none` },
  { name: "See or undo changes of many leads", about: "", to: "/leads/dashboard/bulk" },
  { name: "Add an order or repair", about: "", to: "/leads/dashboard/orders/new" },
  { name: "Import orders", about: "CSV", to: "/leads/dashboard/orders/import", needs: "importRecords" },
  { name: "Import plans", about: "CSV", to: "/leads/dashboard/coverage/import", needs: "importRecords" },
  { name: "Change my password or second factor", about: "", to: "/leads/dashboard/account" },
];

/** The actions that a viewer may use. */
export function actionsFor(viewer: Viewer): Found[] {
  return actions
    .filter(({ needs }) => !needs || staffCan[needs](viewer))
    .map(({ needs: _, ...action }) => action);
}
