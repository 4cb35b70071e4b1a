import type { Site } from "#app/content/schema/site.schema.ts";
import { inSentence } from "#app/values/in-sentence.ts";
import { type Form, isConsent } from "./define-form.ts";
import type { Field } from "./fields.ts";

/** The subject of a notice. */
export type NoticeSubject = Pick<Form, "id" | "fields" | "purpose" | "keepMonths" | "keepSentence">;

/** The facts of the company in a notice. */
export type NoticeSite = Pick<Site, "legalName" | "grievanceOfficer">;

/** One language of a notice. The rights are `[before, link text, after]`; the link leads to the privacy page. */
export type NoticeText = {
  language: "en" | "hi";
  heading: string;
  facts: readonly string[];
  rights: readonly [string, string, string];
};

export const privacyPath = "/privacy-policy";

/**
 * The notice of a form in English and Hindi: itemised data, purpose, retention, how to withdraw and to whom to complain
 * (DPDP Act section 5, DPDP Rules rule 3). Understandable without any other page.
 */
export function noticeTexts(form: NoticeSubject, site: NoticeSite): [NoticeText, NoticeText] {
  return [english(form, site), hindi(form, site)];
}

/** The whole wording as plain text, as stored with a submission. */
export function noticeWording(texts: readonly NoticeText[]): string {
  return texts
    .map(({ heading, facts, rights }) => [heading, ...facts, rights.join("")].join("\n"))
    .join("\n\n");
}

function english(form: NoticeSubject, { legalName, grievanceOfficer: officer }: NoticeSite): NoticeText {
  const { needed, optional } = items(form, "en");
  return {
    language: "en",
    heading: "What happens with your details",
    facts: [
      `${legalName} collects: ${needed}.${optional ? ` If you give them: ${optional}.` : ""}`,
      `Purpose: ${form.purpose.en}.`,
      form.keepSentence?.en ?? `Kept for ${form.keepMonths} months after our last contact, then erased.`,
    ],
    rights: [
      "You can withdraw your consent as easily as you gave it, and see, correct or erase your details, on our ",
      "privacy page",
      `, or through our grievance officer ${officer.name}, ${officer.email}, ${officer.phone}. You may also complain to the Data Protection Board of India.`,
    ],
  };
}

function hindi(form: NoticeSubject, { legalName, grievanceOfficer: officer }: NoticeSite): NoticeText {
  const { needed, optional } = items(form, "hi");
  return {
    language: "hi",
    heading: "आपकी जानकारी का क्या होता है",
    facts: [
      `${legalName} यह जानकारी लेती है: ${needed}।${optional ? ` यदि आप दें: ${optional}।` : ""}`,
      `उद्देश्य: ${form.purpose.hi}।`,
      form.keepSentence?.hi ??
        `यह जानकारी हमारे अंतिम संपर्क के ${form.keepMonths} महीने बाद तक रखी जाती है, फिर मिटा दी जाती है।`,
    ],
    rights: [
      "आप अपनी सहमति उतनी ही आसानी से वापस ले सकते हैं जितनी आसानी से दी थी, और अपनी जानकारी देख, सुधार या मिटवा सकते हैं: हमारे ",
      "गोपनीयता पृष्ठ",
      ` पर, या हमारे शिकायत अधिकारी ${officer.name} के ज़रिये, ${officer.email}, ${officer.phone}। आप भारतीय डेटा संरक्षण बोर्ड से भी शिकायत कर सकते हैं।`,
    ],
  };
}

function items(form: NoticeSubject, language: "en" | "hi") {
  const asked = Object.entries(form.fields).filter(
    ([name, { kind }]) => !(isConsent(name) && kind === "consent"),
  );
  const called = ({ label, item, hindi }: Field) =>
    language === "en" ? (item ?? inSentence(label)) : (hindi ?? "");
  const others = new Set(asked.map(([, { instead }]) => instead));
  const either = ({ instead }: Field) =>
    instead === undefined ? [] : [form.fields[instead]].flatMap((one) => one ?? []);
  const names = (optional: boolean) =>
    asked
      .filter(([name, field]) => (field.optional ?? false) === optional && !others.has(name))
      .map(([, field]) => [field, ...either(field)].map(called).join(language === "en" ? " or " : " या "))
      .join(", ");
  return { needed: names(false), optional: names(true) };
}
