import { sql } from "kysely";
import type { Queryable } from "#app/database/database.server.ts";
import { isAmong } from "#app/database/rows.server.ts";
import type { TypedPerson } from "#app/leads/lead.ts";
import { groupIds } from "#app/leads/people/person-group.server.ts";
import { asTouch } from "#app/leads/work/read-lead.server.ts";
import { webhookTemplate } from "#app/outbox/webhooks/webhook-channel.server.ts";
import { keptUntil, readKeptQuotations } from "#app/quotations/quotation-retention.server.ts";
import { exactRupees } from "#app/values/rupees.ts";
import type { HeldData } from "./held-data.ts";
import { defaultMonths, purposeByForm } from "./purposes.ts";
import { readTraces } from "./read-traces.server.ts";

const maxLeads = 200;

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
    .limit(maxLeads)
    .execute();
  const ids = rows.map(({ id }) => id);
  const [parts, traces, kept, joinedElsewhere, subscriber, optOuts, suppressed, orders, setAside] =
    await Promise.all([
      readParts(
        db,
        ids,
        rows.map(({ id, order_number }) => [id, order_number]),
      ),
      readTraces(db, ids),
      readKeptQuotations(db, address),
      countJoined(db, address),
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
        .limit(maxLeads)
        .execute(),
      db
        .selectFrom("received_mails")
        .select(["subject", "said", "created_at"])
        .where("sender_key", "=", address)
        .where("lead_id", "is", null)
        .limit(maxLeads)
        .execute(),
    ]);
  return {
    address,
    mailsSetAside: setAside.map(({ subject, said, created_at }) => ({
      subject,
      text: said,
      at: isoOf(created_at),
    })),
    orders,
    newsletterSince: subscriber ? isoOf(subscriber.confirmed_at) : null,
    noMailsOf: optOuts.map(({ scope }) => scope),
    bounced: suppressed !== undefined,
    keptQuotations: kept.map((row) => ({
      number: row.number,
      version: row.version,
      amount: exactRupees(row.total_paise),
      facts: row.facts,
      keptUntil: isoOf(row.kept_until ?? 0),
    })),
    joinedElsewhere,
    leads: rows.map(({ id, name, email, phone, organization, city, ...row }) => ({
      reference: row.reference,
      form: row.form,
      title: purposeByForm.get(row.form)?.title ?? row.form,
      receivedAt: isoOf(row.created_at),
      page: row.page,
      person: present({ name, email, phone, organization, city }),
      ...parts(id),
      seen: traces(id),
      restricted: row.restricted_at !== null,
      keptForMonths: purposeByForm.get(row.form)?.keepMonths ?? defaultMonths,
    })),
  };
}

async function countJoined(db: Queryable, address: string): Promise<number> {
  const owners = await db.selectFrom("people").select("id").where("email_key", "=", address).execute();
  const group = await groupIds(
    db,
    owners.map(({ id }) => id),
  );
  if (group.length < 2) return 0;
  const { leads } = await db
    .selectFrom("leads")
    .select(({ fn }) => fn.countAll<number>().as("leads"))
    .where(isAmong(db, "person_id", group, "id"))
    .where("erased_at", "is", null)
    .where(({ or, eb }) => or([eb("email_key", "is", null), eb("email_key", "!=", address)]))
    .executeTakeFirstOrThrow();
  return Number(leads);
}

async function readParts(db: Queryable, ids: string[], ordered: [string, string | null][]) {
  const orderOf = new Map(ordered);
  const ofLead = isAmong(db, "lead_id", ids, "id");
  const [
    answers,
    consents,
    withdrawals,
    touches,
    bookings,
    mails,
    notes,
    files,
    received,
    mailFiles,
    tags,
    quotations,
  ] = await Promise.all([
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
    db
      .selectFrom("timeline")
      .selectAll()
      .where(ofLead)
      .where("kind", "in", ["note", "call", "whatsapp"])
      .orderBy("id")
      .execute(),
    db.selectFrom("uploads").select(["lead_id", "field", "size"]).where(ofLead).execute(),
    db.selectFrom("received_mails").selectAll().where(ofLead).orderBy("id").execute(),
    db.selectFrom("mail_files").select(["name", "outbox_id", "received_id"]).where(ofLead).execute(),
    db
      .selectFrom("lead_tags")
      .innerJoin("tags", "tags.id", "lead_tags.tag_id")
      .select(["lead_id", "name"])
      .where(ofLead)
      .orderBy("name_key")
      .execute(),
    db.selectFrom("quotations").selectAll().where(ofLead).orderBy("id").execute(),
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
      mails: mine(mails)
        .filter(({ template }) => template !== webhookTemplate)
        .map(({ template, subject, created_at, state }) => ({
          kind: template,
          subject,
          at: isoOf(created_at),
          state,
        })),
      shared: mine(mails)
        .filter(({ template, state }) => template === webhookTemplate && state === "sent")
        .map(({ recipients, data, sent_at, created_at }) => ({
          with: recipients.join(", "),
          event: String(data.event ?? ""),
          at: isoOf(sent_at ?? created_at),
        })),
      quotations: mine(quotations).map((row) => {
        const until = keptUntil(row, quotations, orderOf.get(id) ?? null);
        return {
          number: row.number,
          version: row.version,
          amount: exactRupees(row.total_paise),
          facts: row.facts,
          answer: row.answer,
          at: isoOf(row.created_at),
          keptUntil: until === null ? null : isoOf(until),
        };
      }),
      tags: mine(tags).map(({ name }) => name),
      received: mine(received).map((mail) => ({
        subject: mail.subject,
        text: mail.said,
        files: mailFiles.flatMap(({ name, received_id }) => (received_id === mail.id ? [name] : [])),
        at: isoOf(mail.created_at),
      })),
      replies: mine(mails)
        .filter(({ template }) => template === "reply")
        .map((mail) => ({
          subject: mail.subject,
          text: String(mail.data.text ?? ""),
          files: mailFiles.flatMap(({ name, outbox_id }) => (outbox_id === mail.id ? [name] : [])),
          at: isoOf(mail.created_at),
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
