import type { FileKind } from "./upload-rules.ts";

/** How a field is drawn and checked. One kind, one meaning everywhere. */
export type FieldKind =
  | "text"
  | "longText"
  | "email"
  | "phone"
  | "pin"
  | "gstin"
  | "number"
  | "choice"
  | "choices"
  | "consent"
  | "file"
  | "carried";

export type Field = {
  kind: FieldKind;
  label: string;
  /** The notice's name of this data, if the label is a question. */
  item?: string;
  /** The same in Hindi. Neither is sent to the browser with the form. */
  hindi?: string;
  optional?: boolean;
  /** A sentence under the label. */
  help?: string;
  /** The message for an empty answer, if the usual one would read badly. */
  missing?: string;
  /** Text: most characters. Number: greatest value. */
  max?: number;
  /** Number: least value. */
  min?: number;
  options?: readonly string[];
  /** Former texts of options -> present ones: open pages and messages queued on a device may still send them. */
  formerly?: Readonly<Record<string, string>>;
  /** Choice: `cards`, `chips` (few, a word or two each) or, of a single choice, `select` (many). */
  as?: "cards" | "chips" | "select";
  /** File: the permitted kinds; a PDF by default. */
  accepts?: readonly FileKind[];
  /** Long text: the number of visible lines. */
  rows?: number;
  /**
   * Asked, and required unless optional, only if the other field has one of these answers. With `part`, the other field
   * is one that the page carries, and the answer is this part of its query.
   */
  when?: { field: string; part?: string; is: readonly string[] };
  /** Optional if the field of this name, the next one, is given: one of the two is enough. */
  instead?: string;
  /** What stands above the two. */
  either?: string;
  /** Asked after the form was sent, as a detail that is added to it. Always optional. */
  later?: boolean;
  autoComplete?: string;
  /** Takes half a row if the form is wide enough. */
  half?: boolean;
};

/** The properties of a ready-made field that a declaration may change. */
type Changes = Partial<Omit<Field, "kind">>;
type Own = Changes & { label: string; hindi: string };
type OwnChoice = Own & { options: readonly string[] };

/** A detail that is asked after sending and may be left out. */
export const later = (field: Field): Field => ({ ...field, later: true, optional: true });

/**
 * The fields for a reply: one of the two is enough.
 * @param mail changes to the e-mail field
 */
export const reach = (mail: Changes = {}): { email: Field; phone: Field } => ({
  email: email({
    half: true,
    instead: "phone",
    either: "E-mail or phone, one is enough",
    missing: "Enter your e-mail address or a phone number",
    ...mail,
  }),
  phone: phone({ half: true, optional: true }),
});

/** A hidden field that the page fills in: the address of a page with its calculation. */
export const carried = (own: Own): Field => ({ kind: "carried", max: 1500, ...own });

/** One line of text. */
export const text = (own: Own): Field => ({ kind: "text", max: 100, ...own });

/** Several lines of text. */
export const longText = (own: Own): Field => ({ kind: "longText", max: 2000, ...own });

/** A whole number. */
export const number = (own: Own & { min: number; max: number }): Field => ({ kind: "number", ...own });

/** One of several: option cards up to five, a select above. */
export const choice = (own: OwnChoice): Field => ({
  kind: "choice",
  as: own.options.length > 5 ? "select" : "cards",
  ...own,
});

/** Any of several, as check-boxes. */
export const choices = (own: OwnChoice): Field => ({ kind: "choices", ...own });

/** One box that starts unticked; its label is the consent sentence. */
export const consent = (own: Own): Field => ({ kind: "consent", ...own });

/** One PDF of at most 5 MB. The answer is the file's name; the file itself is stored beside the lead. */
export const pdf = (own: Own): Field => ({ kind: "file", ...own });

/** The same for a document that may have been photographed. */
export const pdfOrPicture = (own: Own): Field => ({ ...pdf(own), accepts: ["pdf", "jpg", "png"] });

/** The address to which mail for the visitor is sent. */
export const email = (changes: Changes = {}): Field => ({
  kind: "email",
  label: "E-mail",
  hindi: "ई-मेल पता",
  missing: "Enter your e-mail address",
  autoComplete: "email",
  max: 254,
  ...changes,
});

/** Mobile, landline or a number from abroad; stored as E.164. */
export const phone = (changes: Changes = {}): Field => ({
  kind: "phone",
  label: "Phone",
  hindi: "फ़ोन नंबर",
  missing: "Enter your phone number",
  autoComplete: "tel",
  max: 30,
  ...changes,
});

/** An Indian PIN code. @public */
export const pin = (changes: Changes = {}): Field => ({
  kind: "pin",
  label: "PIN code",
  hindi: "पिन कोड",
  autoComplete: "postal-code",
  max: 20,
  ...changes,
});

/** An Indian GST number with its check character. */
export const gstin = (changes: Changes = {}): Field => ({
  kind: "gstin",
  label: "GSTIN",
  hindi: "जीएसटी नंबर",
  max: 20,
  ...changes,
});

/** The person's name. */
export const name = (changes: Changes = {}): Field =>
  text({ label: "Your name", hindi: "नाम", autoComplete: "name", ...changes });

/** The person's role there. */
export const role = (changes: Changes = {}): Field =>
  text({ label: "Role", hindi: "पद", autoComplete: "organization-title", ...changes });

/** The company, school or other body that the person writes for. */
export const organization = (changes: Changes = {}): Field =>
  text({
    label: "Organization",
    hindi: "संस्था का नाम",
    missing: "Enter the name of your organization",
    autoComplete: "organization",
    max: 150,
    ...changes,
  });

/** The school, college or university that the person writes for. */
export const school = (changes: Changes = {}): Field =>
  organization({
    label: "School, college or university",
    hindi: "विद्यालय, महाविद्यालय या विश्वविद्यालय",
    missing: "Enter the name of your school, college or university",
    ...changes,
  });

/** The person's relation to a school: one of a few. */
export const youAre = (own: Changes & { options: readonly string[] }): Field =>
  choice({
    label: "You are",
    item: "your role",
    hindi: "आपकी भूमिका",
    missing: "Choose who you are",
    ...own,
  });

/** A city or town. */
export const city = (changes: Changes = {}): Field =>
  text({
    label: "City",
    hindi: "शहर",
    missing: "Enter your city",
    autoComplete: "address-level2",
    max: 60,
    ...changes,
  });
