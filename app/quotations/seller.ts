import type { Content } from "#app/content/content.ts";
import { gstState } from "#app/values/gst-states.ts";

/** The seller of a quotation, from the content at the time of its creation. */
export type Seller = {
  name: string;
  address: string;
  phone: string;
  email: string;
  /** Without it a quotation cannot be sent, because its tax is undetermined. */
  gstin: string | null;
  upi: string | null;
};

/** The seller from the site's facts: the office in the state of the registration, otherwise the head office. */
export function sellerOf({ site, registration }: Pick<Content, "site" | "registration">): Seller {
  const { legalName, offices, phone, emails } = site;
  const { gstin, upi } = registration;
  const state = gstin && gstState(gstin);
  const office = offices.find(({ region }) => region === state) ?? offices[0];
  const address = office ? `${office.street}, ${office.city} ${office.postalCode}, ${office.region}` : "";
  return {
    name: legalName,
    address,
    phone,
    email: emails.enterprise,
    gstin: gstin ?? null,
    upi: upi ?? null,
  };
}

/** The state code for splitting the tax: that of the registration, otherwise that of the office. */
export function sellerState({ gstin }: Pick<Seller, "gstin">): string {
  return gstin?.slice(0, 2) ?? "";
}

/** A link that opens a payment of an amount in any UPI app (NPCI, UPI linking specification). */
export function upiLink(
  { upi, name }: Seller,
  { number, paise }: { number: string; paise: number },
): string | null {
  if (!upi) return null;
  const query = { pa: upi, pn: name, am: (paise / 100).toFixed(2), cu: "INR", tn: number };
  const text = Object.entries(query).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
  return `upi://pay?${text.join("&")}`;
}
