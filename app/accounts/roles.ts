import type { Role, Viewer } from "#app/leads/lead.ts";

/** Most capable first. */
export const roles = ["admin", "manager", "agent"] as const satisfies readonly Role[];

export function isRole(value: unknown): value is Role {
  return roles.includes(value as Role);
}

type Capability =
  | "assign"
  | "exportLeads"
  | "seeOutbox"
  | "manageStaff"
  | "seePrivacy"
  | "seeReports"
  | "manageWebhooks"
  | "importRecords"
  | "blockTimes"
  | "deleteRecords";

const grants: Record<Capability, readonly Role[]> = {
  /** Gives any lead to anybody. An agent only takes an unassigned lead or gives back an own one. */
  assign: ["admin", "manager"],
  exportLeads: ["admin", "manager"],
  /** Mails name leads of everybody. */
  seeOutbox: ["admin", "manager"],
  manageStaff: ["admin"],
  /** Whole files of orders and plans at once. */
  importRecords: ["admin", "manager"],
  /** Closes times of an office, and opens them again. */
  blockTimes: ["admin", "manager"],
  /** Takes an order or a plan out of its register for good. */
  deleteRecords: ["admin"],
  /** What was erased, and which addresses get no mail. */
  seePrivacy: ["admin"],
  /** What browsers refused or stumbled over. */
  seeReports: ["admin", "manager"],
  manageWebhooks: ["admin"],
};

type Question = (viewer: Pick<Viewer, "role">) => boolean;

/** What a role may do beyond working the leads it sees: `staffCan.assign(viewer)`. */
export const staffCan = Object.fromEntries(
  Object.entries(grants).map(([capability, allowed]): [string, Question] => [
    capability,
    ({ role }) => allowed.includes(role),
  ]),
) as Record<Capability, Question>;
