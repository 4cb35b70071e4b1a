import { sql } from "kysely";
import type { Queryable } from "#app/database/database.server.ts";
import { isAmong } from "#app/database/rows.server.ts";
import type { AnswerValue, Touch, TypedPerson } from "#app/leads/lead.ts";
import { asTouch } from "#app/leads/work/read-lead.server.ts";
import { purposeByForm, usualMonths } from "./purposes.ts";

/** All data held about one enquiry, as its sender may see it. */
export type HeldLead = {
  reference: string;
  form: string;
  title: string;
  receivedAt: string;
  page: string | null;
  person: TypedPerson;
  answers: { label: string; value: AnswerValue }[];
  consent: { at: string; noticeVersion: string; wording: string; boxes: Record<string, boolean> } | null;
  withdrawn: { what: string; at: string }[];
  arrival: Touch[];
  bookings: { kind: string; place: string; startsAt: string; state: string }[];
  mails: { kind: string; subject: string; at: string; state: string }[];
  notes: { text: string; at: string }[];
  files: { field: string; bytes: number }[];
  /** Consent withdrawn: unused, kept until its retention period ends. */
  restricted: boolean;
  keptForMonths: number;
};

export type HeldData = {
  address: string;
  leads: HeldLead[];
  /** Orders and repairs whose updates go to the address. */
  orders: { type: string; number: string }[];
  newsletterSince: string | null;
  noMailsOf: string[];
  bounced: boolean;
};

const mostLeads = 200;

/** Orders store the address as typed. */
export function sameAddress(address: string) {
  return sql<boolean>`lower(email) = ${address}`;
}

/** Everything held under an e-mail address, newest enquiry first. */
export async function readHeldData(db: Queryable, address: string): Promise<HeldData> {
  const rows = await db
    .selectFrom("leads")
    .selectAll()
    .where("email_key", "=", address)
    .where("erased_at", "is", null)
    .orderBy("id", "desc")
    .limit(mostLeads)
    .execute();
  const ids = rows.map(({ id }) => id);
  const [parts, subscriber, optOuts, suppressed, orders] = await Promise.all([
    readParts(db, ids),
    db
      .selectFrom("newsletter_subscribers")
      .select("confirmed_at")
      .where("address", "=", address)
      .executeTakeFirst(),
    db.selectFrom("opt_outs").select("scope").where("address", "=", address).execute(),
    db.selectFrom("suppressions").select("address").where("address", "=", address).executeTakeFirst(),
    db
      .selectFrom("orders")
      .select(["type", "number"])
      .where(sameAddress(address))
      .orderBy("id", "desc")
      .limit(mostLeads)
      .execute(),
  ]);
  return {
    address,
    orders,
    newsletterSince: subscriber ? isoOf(subscriber.confirmed_at) : null,
    noMailsOf: optOuts.map(({ scope }) => scope),
    bounced: suppressed !== undefined,
    leads: rows.map(({ id, name, email, phone, organization, city, ...row }) => ({
      reference: row.reference,
      form: row.form,
      title: purposeByForm.get(row.form)?.title ?? row.form,
      receivedAt: isoOf(row.created_at),
      page: row.page,
      person: present({ name, email, phone, organization, city }),
      ...parts(id),
      restricted: row.restricted_at !== null,
      keptForMonths: purposeByForm.get(row.form)?.keepMonths ?? usualMonths,
    })),
  };
}

async function readParts(db: Queryable, ids: string[]) {
  const ofLead = isAmong(db, "lead_id", ids, "id");
  const [answers, consents, withdrawals, touches, bookings, mails, notes, files] = await Promise.all([
    db.selectFrom("answers").selectAll().where(ofLead).orderBy("position").execute(),
    db
      .selectFrom("consents")
      .innerJoin("notices", "notices.hash", "consents.notice_hash")
      .selectAll()
      .where(ofLead)
      .execute(),
    db.selectFrom("withdrawals").selectAll().where(ofLead).orderBy("id").execute(),
    db.selectFrom("attributions").selectAll().where(ofLead).orderBy("touch").execute(),
    db.selectFrom("bookings").selectAll().where(ofLead).execute(),
    db.selectFrom("outbox").selectAll().where(ofLead).orderBy("id").execute(),
    db.selectFrom("timeline").selectAll().where(ofLead).where("kind", "=", "note").orderBy("id").execute(),
    db.selectFrom("uploads").select(["lead_id", "field", "size"]).where(ofLead).execute(),
  ]);
  return (id: string) => {
    const mine = <Part extends { lead_id: string | null }>(rows: Part[]) =>
      rows.filter(({ lead_id }) => lead_id === id);
    const [consent] = mine(consents);
    return {
      answers: mine(answers).map(({ label, value }) => ({ label, value })),
      consent: consent
        ? {
            at: isoOf(consent.created_at),
            noticeVersion: consent.notice_version,
            wording: consent.wording,
            boxes: consent.boxes,
          }
        : null,
      withdrawn: mine(withdrawals).map(({ what, at }) => ({ what, at: isoOf(at) })),
      arrival: mine(touches).map(asTouch),
      bookings: mine(bookings).map(({ kind, place, starts_at, state }) => ({
        kind,
        place,
        startsAt: isoOf(starts_at),
        state,
      })),
      mails: mine(mails).map(({ template, subject, created_at, state }) => ({
        kind: template,
        subject,
        at: isoOf(created_at),
        state,
      })),
      notes: mine(notes).map(({ detail, at }) => ({ text: String(detail.text ?? ""), at: isoOf(at) })),
      files: mine(files).map(({ field, size }) => ({ field, bytes: size })),
    };
  };
}

function present(person: Record<keyof TypedPerson, string | null>): TypedPerson {
  return Object.fromEntries(Object.entries(person).filter(([, value]) => value !== null));
}

function isoOf(at: number): string {
  return new Date(at).toISOString();
}
