import type { Database } from "#app/database/database.server.ts";
import type { QuotationFacts } from "#app/quotations/read-quotation.ts";
import type { QuotedLine } from "#app/quotations/tax.ts";

/** The state codes of the cities of the demo's people. */
const states: Record<string, string> = {
  Ahmedabad: "24",
  Bengaluru: "29",
  Chennai: "33",
  Delhi: "07",
  Guwahati: "18",
  Hyderabad: "36",
  Jamshedpur: "20",
  Kochi: "32",
  Kolkata: "19",
  Mumbai: "27",
  Pune: "27",
  Surat: "24",
};

/** Invented, like the seller's: no permanent account number has a D in fourth place. */
const gstins: Record<string, string> = {
  "07": "07ABCDE4567J1ZB",
  "27": "27ABCDE5678F1ZC",
};

const notebook = { text: 'Notebook 13", 16 GB, 512 GB', hsn: "84713010", unitPaise: 90_000_00, rate: 18 };
const tablet = { text: 'Tablet 11", 128 GB', hsn: "84713010", unitPaise: 32_000_00, rate: 18 };
const keyboard = { text: "Keyboard cover for tablets", hsn: "84716040", unitPaise: 11_500_50, rate: 18 };
const dcare = { text: "DCare for 3 years, a device", hsn: "998713", unitPaise: 6_250_00, rate: 18 };
const setUp = { text: "Enrolment and set-up, a device", hsn: "998313", unitPaise: 750_00, rate: 18 };

const offers: readonly (readonly QuotedLine[])[] = [
  [
    { ...notebook, quantity: 40 },
    { ...dcare, quantity: 40 },
    { ...setUp, quantity: 40 },
  ],
  [
    { ...tablet, quantity: 240 },
    { ...keyboard, quantity: 64 },
    { ...dcare, quantity: 240 },
  ],
  [{ ...notebook, quantity: 12 }],
];

const terms =
  "The prices are examples of a demonstration.\nDelivery within three weeks of the order. Payment within 30 days of the invoice.";

/** The customer and the lines of a lead's quotation. */
export async function quotedFacts(
  db: Database,
  leadId: string,
  index: number,
): Promise<Omit<QuotationFacts, "until">> {
  const { name, organization, city } = await db
    .selectFrom("leads")
    .innerJoin("people", "people.id", "leads.person_id")
    .select(["people.name", "people.organization", "people.city"])
    .where("leads.id", "=", leadId)
    .executeTakeFirstOrThrow();
  const place = states[city ?? ""] ?? "29";
  return {
    name: organization ?? name ?? "Example customer",
    address: city ? `Sample Towers, 4 Example Street, ${city}` : "",
    gstin: gstins[place] ?? null,
    place,
    terms,
    lines: [...(offers[index % offers.length] ?? [])],
  };
}
