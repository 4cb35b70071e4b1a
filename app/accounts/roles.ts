import type { Role, Viewer } from "#app/leads/lead.ts";

/** Most capable first. */
export const roles = ["admin", "manager", "agent"] as const satisfies readonly Role[];

export function isRole(value: unknown): value is Role {
  return roles.includes(value as Role);
}

type Capability =
  | "assign"
  | "makeTags"
  | "seeTeams"
  | "manageTeams"
  | "exportLeads"
  | "seeOutbox"
  | "sortMails"
  | "changeTemplates"
  | "manageStaff"
  | "seePrivacy"
  | "carryOutWishes"
  | "seeAudit"
  | "seeReports"
  | "manageWebhooks"
  | "seeSite"
  | "publishSite"
  | "importRecords"
  | "blockTimes"
  | "deleteRecords";

const grants: Record<Capability, readonly Role[]> = {
  /** Assign any lead to anyone. Agents can only take an unassigned lead or release their own. */
  assign: ["admin", "manager"],
  /** Create a tag by typing it. Agents use existing tags. */
  makeTags: ["admin", "manager"],
  /** See teams and rules of routing, and try the rules. */
  seeTeams: ["admin", "manager"],
  /** Change teams and rules: they decide who sees what. */
  manageTeams: ["admin"],
  exportLeads: ["admin", "manager"],
  /** Managers and admins only: mails name everyone's leads. */
  seeOutbox: ["admin", "manager"],
  /** Assign mails without a lead: they may be from anybody. */
  sortMails: ["admin", "manager"],
  /** Change the templates of replies and chats. */
  changeTemplates: ["admin", "manager"],
  manageStaff: ["admin"],
  /** Import whole files of orders and plans. */
  importRecords: ["admin", "manager"],
  /** Block and reopen times of an office. */
  blockTimes: ["admin", "manager"],
  /** Delete an order or a plan permanently. */
  deleteRecords: ["admin"],
  /** See erasures and suppressed addresses. */
  seePrivacy: ["admin"],
  /** Withdraw or erase for a person who asked for it without the link. */
  carryOutWishes: ["admin"],
  /** Read who saw, changed and exported what. */
  seeAudit: ["admin"],
  /** See reports of browser errors and policy violations. */
  seeReports: ["admin", "manager"],
  manageWebhooks: ["admin"],
  /** See the public release, its publisher and time, and pending changes. */
  seeSite: ["admin", "manager"],
  /** Publish and undo. */
  publishSite: ["admin"],
};

type Question = (viewer: Pick<Viewer, "role">) => boolean;

/** What a role may do beyond working the leads it sees: `staffCan.assign(viewer)`. */
export const staffCan = Object.fromEntries(
  Object.entries(grants).map(([capability, allowed]): [string, Question] => [
    capability,
    ({ role }) => allowed.includes(role),
  ]),
) as Record<Capability, Question>;
