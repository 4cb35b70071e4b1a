import type { Viewer } from "./lead.ts";

/**
 * Whether a viewer must not see whose lead it is and what it says: after consent is withdrawn, only admins do.
 * @param restrictedAt when it was withdrawn; null while it holds
 */
export function isHiddenFrom({ role }: Viewer, restrictedAt: number | null): boolean {
  return restrictedAt !== null && role !== "admin";
}
