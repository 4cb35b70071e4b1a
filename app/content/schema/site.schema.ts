import * as v from "valibot";
import { cityNamed, cityNames } from "#app/figures/city-shores.ts";
import { readGstin } from "#app/values/gstin.ts";
import { day, email, id, inline, list, phone, photo, text, url } from "#app/values/values.schema.ts";

export const weekdayCodes = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"] as const;

/** A time of day in quotes, `"09:30"`. */
export const time = v.pipe(
  v.string(),
  v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time in quotes such as "09:30"'),
);

const hours = v.strictObject({
  /** Days in words: "Monday to Friday". */
  days: text(40),
  /** The same days for search engines. */
  codes: list(v.picklist(weekdayCodes), 1, 7),
  opens: time,
  closes: time,
});

const officeMap = v.pipe(
  v.strictObject({
    /** The city, one of those that can be drawn. */
    city: v.picklist(cityNames),
    /** Where the pin stands, in degrees. */
    north: v.number(),
    east: v.number(),
  }),
  v.check(({ city, north, east }) => {
    const { within } = cityNamed(city);
    return between(north, within.north) && between(east, within.east);
  }, "must lie in the part of the city that is drawn (app/figures/city-shores.ts)"),
);

function between(degrees: number, [from, to]: readonly [number, number]): boolean {
  return from <= degrees && degrees <= to;
}

const office = v.strictObject({
  /** Its short name in addresses of the site and in bookings. */
  id,
  city: text(30),
  street: text(120),
  /** The state. */
  region: text(40),
  /** The six digits of the PIN code. */
  postalCode: v.pipe(v.string(), v.regex(/^[1-9]\d{5}$/, 'must be six digits in quotes such as "560001"')),
  phone,
  email,
  /** When it is open, one entry for each run of days. */
  hours: list(hours, 1, 4),
  /** A map of the place. */
  mapUrl: url,
  /** Its place in a city that can be drawn. */
  map: v.optional(officeMap),
  /** A photograph of it, in the place of the map. Without both a kolam of its own stands at its door. */
  photo: v.optional(photo),
});

const authorisation = v.strictObject({
  /** What it is called: "Authorised service provider". */
  kind: text(80),
  /** The name on it. */
  issuedTo: text(80),
  /** The number on it. */
  number: text(40),
  /** The last day on which it is valid; from the next day it is not shown. */
  validUntil: day,
  /** Where anyone can look it up with its issuer. */
  checkAt: url,
});

/** `content/site.yaml`: the brand and how to reach it. */
export const siteSchema = v.strictObject({
  /** The short name, shown in the header and after every title. */
  name: text(24),
  /** The name in full. */
  fullName: text(60),
  /** The name in contracts and in the copyright line. */
  legalName: text(80),
  /** What reference numbers begin with: `DTS-7K4M-Q2XD`. */
  referencePrefix: v.pipe(v.string(), v.regex(/^[A-Z]{2,6}$/, "must be two to six capital letters")),
  /**
   * The company's identification number (CIN), which the law requires on letters and on the home page: shown there
   * and in the footer of every mail.
   */
  cin: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^[LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}$/,
        "must be a CIN of 21 letters and digits, such as U12345KA2020PTC123456",
      ),
    ),
  ),
  /**
   * The company's registration for goods and services tax: quotations are taxed by its state, and cannot be sent without.
   */
  gstin: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => readGstin(text) === text, "must be a GSTIN of 15 capital letters and digits"),
    ),
  ),
  /** The UPI id to which customers pay: quotations carry its QR code. Without one they carry none. */
  upi: v.optional(
    v.pipe(v.string(), v.regex(/^[\w.-]{2,64}@[a-zA-Z]{2,32}$/, "must be a UPI id such as company@bank")),
  ),
  /** What others have authorised the company to do; a compiled site has only those that are valid. */
  authorisations: v.optional(list(authorisation, 0, 4), []),
  /** What the company is, in one sentence, for search engines and link previews. */
  description: v.pipe(text(160), v.minLength(70)),
  /** The main phone number. */
  phone,
  /** The number for WhatsApp; without one it is nowhere offered. */
  whatsapp: v.optional(phone),
  emails: v.strictObject({
    /** General questions. */
    general: email,
    /** Offers to companies. */
    enterprise: email,
    /** Offers to schools and universities. */
    education: email,
    /** Repairs, orders, coverage. */
    support: email,
    /** Applications. */
    careers: email,
    /** Requests about personal data. */
    privacy: email,
    /** Reports of security vulnerabilities of the site. */
    security: email,
  }),
  /** The offices, head office first. */
  offices: list(office, 1, 12),
  /** Profiles on social networks and the video channel. */
  social: list(
    v.strictObject({
      /** The name of the network. */
      name: text(30),
      /** `network` for a professional network, `video` for the video channel. */
      kind: v.picklist(["network", "video"]),
      url,
    }),
    1,
    8,
  ),
  /** The online shop. */
  shop: url,
  /** The recipients of the event feedback form; the service accepts these two addresses only. */
  feedback: v.strictObject({ to: email, cc: email }),
  /** The person who answers complaints, named on the privacy page. */
  grievanceOfficer: v.strictObject({
    name: text(60),
    role: text(60),
    email,
    phone,
    /** The postal address. */
    address: text(160),
    /** When and how fast complaints are answered. */
    response: text(200),
  }),
  /**
   * Whether browsers keep a page for readers without a network; `false` also removes it from browsers that have it.
   */
  offlinePage: v.optional(v.boolean(), true),
  /** The line about third-party trademarks, in the footer. */
  trademarks: inline(600),
});

export type Site = v.InferOutput<typeof siteSchema>;
export type Authorisation = Site["authorisations"][number];
export type Office = Site["offices"][number];
