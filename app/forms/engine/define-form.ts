import type { Site } from "#app/content/schema/site.schema.ts";
import type { Kind } from "#app/leads/lead.ts";
import type { VisitorMail } from "#app/outbox/mail/outgoing-mail.ts";
import { inSentence } from "#app/values/in-sentence.ts";
import { choices, consent, type Field } from "./fields.ts";
import type { Answers } from "./read-answers.ts";

/** What page and browser need to draw, check and send a form. Plain data: it is part of the page's data. */
export type DrawnForm = {
  id: string;
  title: string;
  fields: Readonly<Record<string, Field>>;
  /** Headings inside a long form: name of the first field of a part -> the heading. */
  parts?: Readonly<Record<string, string>>;
  submitLabel: string;
  /** False if visitors may be children or their parents: no campaign or landing page is read or sent. */
  attribution: boolean;
  thanks: {
    heading: string;
    next: readonly string[];
    /** A link for visitors who can wait for the reply. */
    onward?: Gift;
    /**
     * Replaces the usual sentences about the mail if the site sends more than a confirmation: the sentence if it is
     * sent, the one if it is not, and the heading if it is not and the usual one mentions the mail.
     */
    mailed?: { goes: string; stays: string; heading?: string };
  };
  /** Preselected answers on a page: its path -> field -> answer. The visitor may change them. */
  presets?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Preselected answers by a link's query, `?kind=trial`: its word -> field -> answer. */
  links?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The links that the confirmation and its mail offer, by the answer to one field. */
  gives?: { field: string; by: Readonly<Record<string, readonly Gift[]>> };
};

/** A link on the confirmation. `to` is a path of the site or an address elsewhere. */
export type Gift = { label: string; to: string };

/** Everything about one form. */
export type Form = DrawnForm & {
  /** The kind of work of its leads: their states and their clock. */
  kind: Kind;
  leadType: string;
  /** The heading of its own page; the title by default. */
  heading?: string;
  /** Subject of the lead and of the mail to us; `{organization}` and the like are replaced by answers. */
  subject: string;
  /** The name of the submission in the mail to the visitor, after "your"; the title by default. */
  receipt: string;
  /** The purpose of the data, as the notice says it after "Purpose:". Names the goods or services. */
  purpose: { en: string; hi: string };
  /** The recipients: keys of `emails` in site.yaml. */
  mailedTo: readonly (keyof Site["emails"])[];
  /** The mail to the visitor, if it is more than a confirmation. */
  visitorMail?: (answers: Answers) => VisitorMail;
  /** Months after the last contact until the data is erased. */
  keepMonths: number;
  /** The notice's sentence about that, if the usual one would be incomplete. */
  keepSentence?: { en: string; hi: string };
};

type Defaulted = "attribution" | "keepMonths" | "receipt";

type Declaration = Omit<Form, Defaulted> &
  Partial<Pick<Form, Defaulted>> & {
    /** Asks for the declaration to be an adult and keeps children's data out. */
    adultsOnly?: boolean;
    /** What is sent, as the consent names it; "enquiry" by default. */
    sends?: string;
    /** False if asking for permission to advertise would be inappropriate. */
    asksMarketing?: boolean;
    /** The consent sentence of a form that is no enquiry; offers are then not asked about. */
    agreement?: Field;
  };

/** Names that a declaration cannot use, because they belong to the submission itself or the trap for robots. */
export const trapName = "homepage";

/**
 * Completes a declaration: consents are appended as unticked boxes, separate from each other and from the notice.
 * @throws if the declaration contradicts itself
 */
export function defineForm({ adultsOnly, sends, asksMarketing, agreement, ...declared }: Declaration): Form {
  const form = {
    attribution: !adultsOnly,
    keepMonths: 24,
    receipt: inSentence(declared.title),
    ...declared,
    fields: {
      ...declared.fields,
      ...(agreement ? { agree: agreement } : consents({ adultsOnly, sends, asksMarketing, ...declared })),
    },
  };
  for (const [name, field] of Object.entries(form.fields)) {
    if (field.label.endsWith("?") && !field.item)
      throw new Error(`${form.id}: ${name} needs an item for the notice`);
    if (!/^[a-z][a-z0-9_]*$/.test(name) || name === trapName) {
      throw new Error(`The form ${form.id} cannot have a field named ${name}`);
    }
    if (field.when && !isGround(form.fields[field.when.field], field.when.part)) {
      throw new Error(`${form.id}: ${name} depends on ${field.when.field}, which is no choice of this form`);
    }
  }
  return form;
}

/** Whether other fields can depend on a field: a choice or, with a part, a carried field. */
function isGround(field: Field | undefined, part: string | undefined): boolean {
  return part === undefined ? field?.options !== undefined : field?.kind === "carried";
}

/** The links for an answer; none if the form does not have the answer. */
export function giftsFor({ gives }: Pick<DrawnForm, "gives">, answer: string | null | undefined) {
  return gives && answer && Object.hasOwn(gives.by, answer) ? (gives.by[answer] ?? []) : [];
}

/** Whether a field is a consent box; the rest of the fields are answers. */
export function isConsent(name: string): boolean {
  return name === "agree" || name === "adult" || name === "marketing";
}

/** The part of a form that the browser needs. */
export function drawnForm(form: Form): DrawnForm {
  const { id, title, parts, submitLabel, attribution, thanks, presets, gives } = form;
  const fields = Object.fromEntries(
    Object.entries(form.fields).map(([name, { hindi, item, ...field }]) => [name, field]),
  );
  return {
    ...{ id, title, fields, submitLabel, attribution, thanks },
    ...(parts ? { parts } : {}),
    ...(presets ? { presets } : {}),
    ...(gives ? { gives } : {}),
  };
}

type Consenting = Pick<Declaration, "fields" | "adultsOnly" | "sends" | "asksMarketing">;

function consents({
  fields,
  adultsOnly,
  sends = "enquiry",
  asksMarketing = true,
}: Consenting): Record<string, Field> {
  const offered = asksMarketing ? fields : {};
  const channels = [
    ...(offered.email ? ["E-mail"] : []),
    ...(offered.phone ? ["Phone call", "WhatsApp", "SMS"] : []),
  ];
  return {
    ...(adultsOnly ? { adult: adultDeclaration } : {}),
    agree: defaultAgreement(sends),
    ...(channels.length > 0 ? { marketing: marketing(channels) } : {}),
  };
}

const defaultAgreement = (sends: string) =>
  consent({
    label: `I agree to my details being used for this ${sends}, as described in the notice.`,
    hindi: "सहमति",
    missing: `Tick the box to let us use your details for your ${sends}`,
  });

const adultDeclaration = consent({
  label:
    "I am 18 or older, I write for myself, also as a parent or guardian, and nothing I wrote identifies a child.",
  hindi: "18 वर्ष या उससे अधिक आयु की घोषणा, माता-पिता या अभिभावक के रूप में भी",
  missing: "Tick the box to confirm that you are 18 or older and wrote nothing that identifies a child",
});

const marketing = (options: readonly string[]) =>
  choices({
    label: "May we also tell you about offers and events?",
    item: "the ways you agree to hear from us",
    hindi: "ऑफ़र और कार्यक्रमों की सूचना के लिए आपकी पसंद",
    help: "Only through the channels you tick. You can stop it at any time.",
    optional: true,
    options,
  });
