type Office = { street: string; city: string; postalCode: string };

/** The head office's address in one line; the first office listed is the head office. */
export function headOffice({ offices: [office] }: { offices: readonly Office[] }): string {
  return office ? `${office.street}, ${office.city} ${office.postalCode}` : "";
}
