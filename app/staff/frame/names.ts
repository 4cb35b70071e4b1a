import type { Role } from "#app/leads/lead.ts";

export const roleNames: Record<Role, string> = { admin: "Admin", manager: "Manager", agent: "Agent" };

export const roleSentences: Record<Role, string> = {
  agent: "works own and unassigned leads",
  manager: "sees all leads, assigns and exports them",
  admin: "the same, and manages staff",
};

/** The legal grounds of the Digital Personal Data Protection Act for storing data. */
export const basisNames: Record<string, string> = {
  consent_s6: "Consent (section 6)",
  voluntary_s7a: "Given voluntarily (section 7 a)",
};

const boxNames: Record<string, string> = {
  agree: "Use of the details",
  adult: "Is an adult, names no child",
};

/** The label of a consent box, which is stored as `agree`, `adult` or `marketing: E-mail`. */
export function boxName(name: string): string {
  return boxNames[name] ?? name.replace(/^marketing: /, "Offers by ");
}

/** "45 seconds", "4 minutes" */
export function inWords(seconds: number): string {
  if (seconds < 90) return `${seconds} second${seconds === 1 ? "" : "s"}`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
