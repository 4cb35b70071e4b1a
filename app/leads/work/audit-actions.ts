/** The actions of the audit log, by group. A new action is one entry here. */
export const auditGroups = {
  opened: {
    name: "Opened",
    actions: [
      "lead viewed",
      "person viewed",
      "company viewed",
      "appointment viewed",
      "order viewed",
      "file opened",
      "quotation opened",
      "api lead viewed",
      "api leads viewed",
      "api people viewed",
      "api orders viewed",
      "api appointments viewed",
    ],
  },
  exported: { name: "Exported", actions: ["leads exported", "audit exported"] },
  worked: {
    name: "Leads and people changed",
    actions: [
      "status changed",
      "lead assigned",
      "lead entered",
      "lead tagged",
      "leads imported",
      "leads import undone",
      "note added",
      "value set",
      "order linked",
      "loss explained",
      "quotation made",
      "quotation sent",
      "quotation accepted",
      "quotation declined",
      "reply sent",
      "call logged",
      "chat opened",
      "step set",
      "step done",
      "step ended",
      "people merged",
      "people separated",
      "people kept apart",
    ],
  },
  desk: {
    name: "Desk",
    actions: [
      "booking entered",
      "booking moved",
      "booking cancelled",
      "booking confirmed",
      "time blocked",
      "time opened",
      "token moved",
      "reservation collected",
      "reservation returned",
      "reservation cancelled",
      "orders added",
      "orders changed",
      "orders imported",
      "order deleted",
      "coverage added",
      "coverage changed",
      "coverage imported",
      "coverage deleted",
    ],
  },
  privacy: {
    name: "People's data",
    actions: ["data erased", "data corrected", "offers withdrawn", "consent withdrawn", "suppression lifted"],
  },
  settings: {
    name: "Settings and mail",
    actions: [
      "team added",
      "team changed",
      "team deleted",
      "routing changed",
      "template changed",
      "template removed",
      "mail retried",
      "mails retried",
      "mail attached",
      "mail discarded",
      "webhook added",
      "webhook changed",
      "webhook stopped",
      "calendar address made",
      "calendar address revoked",
      "token made",
      "token revoked",
      "site published",
      "site undone",
    ],
  },
  accounts: {
    name: "Accounts and sign-in",
    actions: [
      "staff signed in",
      "staff added",
      "staff disabled",
      "staff enabled",
      "staff renamed",
      "staff role changed",
      "staff password set",
      "staff link made",
      "staff second factor on",
      "staff second factor off",
      "staff second factor required",
    ],
  },
} as const;

export type AuditGroup = keyof typeof auditGroups;
export type AuditAction = (typeof auditGroups)[AuditGroup]["actions"][number];

export function isAuditGroup(text: string): text is AuditGroup {
  return Object.hasOwn(auditGroups, text);
}

/** Every action, in the order of the groups. */
export const auditActions: readonly AuditAction[] = Object.values(auditGroups).flatMap(
  ({ actions }): readonly AuditAction[] => actions,
);
