import { nearest } from "#app/content/read/nearest.ts";
import type { Site } from "#app/content/schema/site.schema.ts";
import { headOffice } from "#app/values/head-office.ts";
import { callTo } from "#app/values/phone.ts";

type Sender = Pick<
  Site,
  | "name"
  | "fullName"
  | "legalName"
  | "phone"
  | "whatsapp"
  | "shop"
  | "emails"
  | "offices"
  | "grievanceOfficer"
>;

/** The facts of `content/site.yaml` that texts and outside pages can name as `{site:legalName}`. */
export function siteFacts(site: Sender): Record<string, string> {
  const { name, fullName, legalName, phone, whatsapp, shop, emails, grievanceOfficer: officer } = site;
  const mails = Object.entries(emails).map(([purpose, address]) => [`emails.${purpose}`, address]);
  return {
    name,
    fullName,
    legalName,
    address: headOffice(site),
    phone,
    phoneLink: callTo(phone),
    ...(whatsapp ? { whatsapp } : {}),
    shop,
    ...Object.fromEntries(mails),
    "grievanceOfficer.name": officer.name,
    "grievanceOfficer.email": officer.email,
  };
}

/** The message about an unknown fact; `known` lists the valid ones. */
export function unknownFact(name: string, known: Record<string, string>): string {
  const names = Object.keys(known);
  if (names.length === 0) return "the company's facts cannot be named here, write them";
  const meant = nearest(name, names);
  const help = meant ? `did you mean \`{site:${meant}}\`?` : `there are: ${names.join(", ")}`;
  return `\`{site:${name}}\` names no fact of content/site.yaml; ${help}`;
}

/** The keys whose addresses still belong to the sample brand: nothing under `.example` is reachable. */
export function sampleAddresses(site: Site): string[] {
  return keysWith(site, /\.example\b/);
}

function keysWith(value: unknown, pattern: RegExp, path = ""): string[] {
  if (typeof value === "string") return pattern.test(value) ? [path] : [];
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, item]) =>
    keysWith(item, pattern, path ? `${path}.${key}` : key),
  );
}
