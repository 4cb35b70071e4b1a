import type { LeadRow } from "./leads.server.ts";

/** The name of a lead in lists. */
export function leadName({ person, data }: Pick<LeadRow, "person" | "data">): string {
  if (data === "erased") return "Erased";
  const typed = person.name ?? person.email ?? person.phone;
  return typed ?? (data === "restricted" ? "Consent withdrawn" : "No name given");
}
