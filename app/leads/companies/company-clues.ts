import { readGstin } from "#app/values/gstin.ts";
import freeMailHosts from "./free-mail-hosts.json" with { type: "json" };

/** The facts that identify the company of an enquiry. Pure. */
export type Clues = {
  /** The permanent account number in the GSTIN: the same in every state for one legal person. */
  pan?: string;
  gstin?: string;
  /** The registered domain of the e-mail address; never that of a public mail provider. */
  domain?: string;
  /** The typed name without capitals, accents and legal form. */
  nameKey?: string;
  /** The name as typed. */
  name?: string;
};

type Typed = { email?: string | null; organization?: string | null; gstin?: string | null };

const freeHosts = new Set<string>(freeMailHosts);

export function cluesOf({ email, organization, gstin }: Typed): Clues {
  const read = gstin ? readGstin(gstin) : undefined;
  const domain = companyDomain(email ?? "");
  const nameKey = companyNameKey(organization ?? "");
  return {
    ...(read ? { gstin: read, pan: read.slice(2, 12) } : {}),
    ...(domain ? { domain } : {}),
    ...(nameKey ? { nameKey } : {}),
    ...(nameKey && organization ? { name: organization.trim() } : {}),
  };
}

/** Public suffixes: the part before them belongs to the name. */
const shared = /^(?:co|ac|edu|gov|nic|org|net|res|firm|gen|ind|mil|com|govt)\.[a-z]{2}$/;

/** The company's domain of an address: `mail.acme.co.in` gives `acme.co.in`. Undefined for public mail providers. */
export function companyDomain(email: string): string | undefined {
  const host = email.normalize("NFKC").trim().toLowerCase().split("@").at(-1) ?? "";
  if (!email.includes("@") || !/^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u.test(host)) return undefined;
  const parts = host.split(".");
  const isShared = parts.length > 2 && shared.test(parts.slice(-2).join("."));
  const domain = parts.slice(isShared ? -3 : -2).join(".");
  return freeHosts.has(domain) || freeHosts.has(host) ? undefined : domain;
}

const legalForms = new Set([
  "pvt",
  "private",
  "ltd",
  "limited",
  "llp",
  "inc",
  "corp",
  "co",
  "company",
  "plc",
  "opc",
]);
/** Entries that people without a company type. */
const nobody = new Set([
  "na",
  "n a",
  "none",
  "nil",
  "self",
  "myself",
  "individual",
  "personal",
  "private",
  "home",
  "freelance",
]);
const noCompany = new Set([
  ...nobody,
  "freelancer",
  "student",
  "self employed",
  "parent",
  "not applicable",
  "test",
  "other",
]);

/** A company's name for comparison; undefined if it names none. */
export function companyNameKey(name: string): string | undefined {
  const words = plainWords(name);
  const kept = words.filter((word) => !legalForms.has(word));
  const key = (kept.length > 0 ? kept : words).join(" ");
  return key.length < 2 || noCompany.has(key) || noCompany.has(words.join(" "))
    ? undefined
    : key.slice(0, 200);
}

/** The key by which companies are sorted and searched. */
export function sortKey(name: string): string {
  return plainWords(name).join(" ").slice(0, 200) || name.toLowerCase().slice(0, 200);
}

function plainWords(name: string): string[] {
  const plain = name
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replaceAll("&", " and ");
  return plain.replace(/[.'’]/g, "").match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
}
