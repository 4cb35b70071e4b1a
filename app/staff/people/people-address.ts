export const peoplePath = "/leads/dashboard/people";
export const companiesPath = "/leads/dashboard/companies";

export function personPath(id: string): string {
  return `${peoplePath}/${id}`;
}

export function companyPath(id: string): string {
  return `${companiesPath}/${id}`;
}

/** The page that compares and merges two people; the first represents both. */
export function mergePath(id: string, otherId: string): string {
  return `${personPath(id)}/join?with=${otherId}`;
}

/** The page on which an admin withdraws or erases for a person. */
export function wishesPath(id: string): string {
  return `${personPath(id)}/data`;
}
