import { istBrief, istDateTime } from "#app/dates/brief-time.ts";
import { clockAbout } from "#app/leads/clocks.ts";
import { lostName } from "#app/leads/deal/deal.ts";
import { leadName } from "#app/leads/filter/lead-name.ts";
import type { LeadRow } from "#app/leads/filter/leads.server.ts";
import { isOpen, stateName, statusesAfter } from "#app/leads/kinds.ts";
import type { Status, Touch } from "#app/leads/lead.ts";
import { stepFields } from "#app/leads/next-step.ts";
import type { Lead } from "#app/leads/work/read-lead.server.ts";
import { basisNames } from "#app/staff/frame/names.ts";
import { oneEmailAddress } from "#app/values/email-address.ts";
import { internationalPhone, shownPhone } from "#app/values/phone.ts";
import { rupees } from "#app/values/rupees.ts";
import { dueView } from "./due-view.ts";
import { formName } from "./form-names.server.ts";

export type LeadView = ReturnType<typeof leadView>;
export type Names = ReadonlyMap<string, string>;

/** A lead for its page: texts ready to show, times in India. */
export function leadView(lead: Lead, names: Names, now: Date) {
  const { person, consent, attribution } = lead;
  return {
    id: lead.id,
    version: lead.version,
    reference: lead.reference,
    kind: lead.kind,
    status: lead.status,
    next: statusesAfter(lead.kind, lead.status).map((status) => ({
      status,
      name: moveName(lead, status),
    })),
    step: lead.step && { ...stepFields(lead.step), due: dueView(lead.step.at, now) },
    takesStep: isOpen(lead.kind, lead.status) && lead.data === "held",
    clock: clockView(lead, now),
    ownerId: lead.ownerId,
    owner: lead.ownerId ? (names.get(lead.ownerId) ?? "a former colleague") : null,
    form: formName(lead.form),
    subject: lead.subject,
    page: lead.page,
    received: `${istDateTime(lead.createdAt)} IST`,
    name: leadName(lead),
    may: mayView(lead),
    contact: contactOf(person),
    flags: lead.flags,
    tags: lead.tags,
    deal: dealView(lead),
    spam: lead.spam,
    answers: lead.answers.map(({ key, label, value }) => ({
      key,
      label,
      values: [value].flat(),
      file: fileOf(lead, key),
    })),
    withdrawn: lead.withdrawn.map(({ what, noticeVersion, at }) => ({
      what,
      noticeVersion,
      at: `${istDateTime(at)} IST`,
    })),
    consent: consent && {
      ...consent,
      at: `${istDateTime(consent.at)} IST`,
      basis: basisNames[consent.basis] ?? consent.basis,
      boxes: Object.entries(consent.boxes).map(([name, ticked]) => ({ name, ticked })),
    },
    touches: touchesOf(attribution),
    related: lead.related.map((other) => relatedView(other, now)),
  };
}

/** The path and size of the file that answers a question. */
function fileOf({ id, uploads }: Lead, key: string) {
  const upload = uploads.find(({ field }) => field === key);
  return (
    upload && {
      href: `/leads/dashboard/${id}/files/${upload.field}`,
      size: `${Math.max(1, Math.round(upload.size / 1024))} kB`,
    }
  );
}

/** The permitted uses of the person's data: the channels for offers, and obstacles to mails. */
function mayView({ consent, withdrawn, mailWishes, data }: Lead) {
  const gone = withdrawn.length > 0;
  const ticked = Object.entries(consent?.boxes ?? {}).flatMap(([name, is]) =>
    is && name.startsWith("marketing: ") ? [name.slice("marketing: ".length)] : [],
  );
  const channels = gone
    ? []
    : ticked.filter((channel) => channel !== "E-mail" || !mailWishes.optedOut.includes("marketing"));
  return {
    data,
    channels,
    bounced: mailWishes.bounced,
    noReminders: mailWishes.optedOut.includes("reminders"),
  };
}

type Line = { label: string; text: string; link?: string };

function contactOf({ email, phone, organization, city }: Lead["person"]): Line[] {
  const mail = email && oneEmailAddress(email);
  const number = phone && internationalPhone(phone);
  const lines: (Line | undefined)[] = [
    email ? { label: "E-mail", text: email, link: mail ? `mailto:${mail}` : undefined } : undefined,
    phone
      ? {
          label: "Phone",
          text: number ? shownPhone(number) : phone,
          link: number ? `tel:${number}` : undefined,
        }
      : undefined,
    organization ? { label: "Organization", text: organization } : undefined,
    city ? { label: "City", text: city } : undefined,
  ];
  return lines.filter((line) => line !== undefined);
}

/** An erased lead keeps only its source, if it had one. */
function touchesOf(attribution: Lead["attribution"]) {
  return arrivalsOf(attribution).filter(({ lines }) => lines.length > 0);
}

function arrivalsOf({ first, last }: Lead["attribution"]) {
  if (first && last && JSON.stringify(first) !== JSON.stringify(last)) {
    return [touchView("First arrival", first), touchView("Arrival before sending", last)];
  }
  const only = first ?? last;
  return only ? [touchView("Arrival", only)] : [];
}

function touchView(heading: string, touch: Touch) {
  const labels = {
    landingPage: "Landed on",
    source: "Source",
    medium: "Medium",
    campaign: "Campaign",
    term: "Term",
    content: "Content",
  } as const;
  const lines = Object.entries(labels).flatMap(([key, label]) => {
    const text = touch[key as keyof typeof labels];
    return text ? [{ label, text }] : [];
  });
  return { heading, lines };
}

function moveName({ kind, status }: Lead, to: Status): string {
  return status === "spam" && to === "new" ? "Not spam" : stateName(kind, to);
}

/** The subject and end of the running clock. */
function clockView({ kind, status, clockAt, data }: LeadRow, now: Date) {
  const about = data === "held" && clockAt !== null ? clockAbout(kind, status) : null;
  return about === null || clockAt === null ? null : { about, due: dueView(clockAt, now) };
}

/** The value and end of a sale: texts to show, and initial values of its fields. */
function dealView({ value, deal: { order, reason, words }, status }: Lead) {
  const lost = reason && status === "lost" ? [lostName(reason), words].filter(Boolean).join(": ") : null;
  return {
    shown: value === null ? null : `₹${rupees(value)}`,
    lost,
    value: value === null ? "" : rupees(value),
    order: order ?? "",
    reason: reason ?? "",
    words: words ?? "",
  };
}

function relatedView({ id, reference, kind, status, form, createdAt }: LeadRow, now: Date) {
  return { id, reference, kind, status, form: formName(form), received: istBrief(createdAt, now) };
}
