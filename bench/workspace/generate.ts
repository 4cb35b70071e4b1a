import { sql } from "kysely";
import { type Database, openDatabase } from "#app/database/database.server.ts";
import { migrate } from "#app/database/migrate.server.ts";
import { insertRows, type Row } from "#app/database/rows.server.ts";
import { searchTokens } from "#app/database/search.server.ts";
import { refreshStatistics } from "#app/database/statistics.server.ts";
import { newId } from "#app/database/uuid.server.ts";
import { dayOf } from "#app/dates/india-time.ts";
import { forms } from "#app/forms/declared/forms.ts";
import { longestConversation } from "#app/leads/conversation/conversation-words.server.ts";
import type { Status } from "#app/leads/lead.ts";
import { seededRandom } from "#tests/fixtures/seeded-random.ts";
import {
  campaigns,
  cities,
  firstNames,
  landingPages,
  lastNames,
  organizations,
  sources,
  wants,
} from "./words.ts";

/** Three agents of unequal size; all other leads have no owner. */
export const agents = { ravi: 44, anita: 30, farhan: 13 } as const;

const hours = 60 * 60 * 1000;
const days = 24 * hours;
const twoYears = 730 * days;
const batch = 2_000;

/** The day of the data, fixed so that two runs measure the same leads. */
export const today = new Date("2026-11-23T06:00:00Z");

type Lead = Row<"leads">;

/**
 * Fills a fresh database with leads of two years, the same for each run of a size.
 * @returns how long it took, in milliseconds
 */
export async function generateLeads(url: string, count: number): Promise<{ db: Database; ms: number }> {
  const started = performance.now();
  const db = await openDatabase(url, { statementTimeoutMs: 600_000 });
  await migrate(db);
  await addAgents(db);
  const indexes = await dropIndexes(db);
  const random = seededRandom(count);
  for (let from = 0; from < count; from += batch) {
    const leads = Array.from({ length: Math.min(batch, count - from) }, (_, index) =>
      leadAt(from + index, count, random),
    );
    await db.transaction().execute(async (trx) => {
      await insertRows(trx, "people", leads.map(personOf), { existing: "skip" });
      await insertRows(trx, "leads", leads);
    });
  }
  for (const index of indexes) await sql.raw(index).execute(db);
  if (db.engine === "postgres") await sql`vacuum analyze`.execute(db);
  else await refreshStatistics(db);
  return { db, ms: performance.now() - started };
}

async function addAgents(db: Database): Promise<void> {
  const at = db.engine === "postgres" ? sql`now()` : sql`${today.toISOString()}`;
  for (const id of [...Object.keys(agents), "manager"]) {
    await sql`insert into "user" (id, name, email, "emailVerified", "createdAt", "updatedAt", role)
      values (${id}, ${id}, ${`${id}@bench.example`}, ${db.engine === "postgres" ? true : 1}, ${at}, ${at},
        ${id === "manager" ? "manager" : "agent"})`.execute(db);
  }
}

/**
 * Drops the indexes, because rows are inserted much faster without them.
 * @returns a function that creates them again, in one pass each
 */
async function dropIndexes(db: Database): Promise<string[]> {
  const { rows } =
    db.engine === "postgres"
      ? await sql<{ name: string; made: string }>`select indexname as name, indexdef as made from pg_indexes
          where tablename = 'leads' and indexdef not like 'CREATE UNIQUE%'`.execute(db)
      : await sql<{ name: string; made: string }>`select name, sql as made from sqlite_master
          where type = 'index' and tbl_name = 'leads' and sql is not null and sql not like 'create unique%'`.execute(
          db,
        );
  for (const { name } of rows) await sql`drop index ${sql.ref(name)}`.execute(db);
  return rows.map(({ made }) => made);
}

type Random = ReturnType<typeof seededRandom>;

const pick = <T>(words: readonly T[], random: Random): T => words[random(words.length)] as T;

const declared = [...forms.values()];
/** Older leads are decided, the newest are open. */
const statuses: readonly (readonly Status[])[] = [
  ["new", "new", "contacted", "qualified"],
  ["contacted", "qualified", "proposal", "won", "lost", "lost", "new"],
  ["won", "lost", "lost", "lost", "won", "spam", "contacted"],
];

function leadAt(index: number, count: number, random: Random): Lead {
  const at = new Date(today.getTime() - twoYears + Math.floor((twoYears * (index + 1)) / (count + 1)));
  const ageDays = (today.getTime() - at.getTime()) / days;
  const status = pick(statuses[ageDays < 14 ? 0 : ageDays < 90 ? 1 : 2] ?? [], random);
  const form = pick(declared, random);
  // Six of ten leads come from a new person; the others come from known ones.
  const person = index < 10 || random(10) < 6 ? index : random(index);
  const who = personWords(person);
  const isOpen = ["new", "contacted", "qualified", "proposal"].includes(status);
  const due =
    isOpen && form.kind !== "record" && random(3) > 0 ? today.getTime() + (random(40) - 15) * days : null;
  const city = pick(cities, random);
  const subject = pick(wants, random);
  return {
    id: newId(at),
    reference: `DTS-${index
      .toString(36)
      .toUpperCase()
      .padStart(8, "0")
      .replace(/^(.{4})/, "$1-")}`,
    form: form.id,
    subject,
    page: "/contact-us",
    status,
    person_id: personId(person),
    owner_id: ownerOf(random(100)),
    ...who,
    city,
    source: random(3) === 0 ? pick(sources, random) : null,
    flags: [],
    spam_score: status === "spam" ? 3 : null,
    spam_reasons: [],
    search: searchTokens([who.name, who.email, who.organization ?? "", city, subject, who.phone ?? ""]).join(
      " ",
    ),
    conversation: random(4) === 0 ? talkOf(random) : "",
    version: 1,
    kind: form.kind,
    clock_at: due,
    step_text: due !== null && status !== "new" ? "Call about the quotation" : null,
    step_at: due !== null && status !== "new" ? due : null,
    due_at: due,
    company_id: null,
    import_id: null,
    ...arrivalOf(random),
    counted_on: dayOf(at),
    answered_at: status === "new" || status === "spam" ? null : at.getTime() + random(20) * hours,
    answer_ms: status === "new" || status === "spam" ? null : random(12) * hours,
    // Won leads and proposals have a value.
    value_paise: status === "won" || status === "proposal" ? (1 + (index % 997)) * 1_234_500 : null,
    order_number: null,
    lost_reason: status === "lost" ? "price" : null,
    lost_words: null,
    unread_since: null,
    reply_unread_since: null,
    restricted_at: null,
    erased_at: null,
    created_at: at.getTime(),
    updated_at: at.getTime() + random(20) * days,
  };
}

/** From a note to a dozen mails: mostly few common words, with a long tail of rare ones. */
function talkOf(random: Random): string {
  const words = Array.from({ length: 20 + random(300) }, () => talk(random(random(random(4_000) + 1) + 1)));
  return [...new Set(words)].join(" ").slice(0, longestConversation);
}

/** A different word for each number. */
function talk(index: number): string {
  const parts = "ka ri mo ten sal vi du pe lo nar shi ga bel tu om zed".split(" ");
  let word = "";
  for (let rest = index + 16; rest > 0; rest = Math.floor(rest / 16)) word += parts[rest % 16];
  return word;
}

/** Four of ten came through a campaign. */
function arrivalOf(random: Random) {
  const campaign = random(10) < 4 ? pick(campaigns, random) : null;
  return { arrival_campaign: campaign, arrival_page: random(10) < 7 ? pick(landingPages, random) : null };
}

function personWords(person: number) {
  const first = firstNames[person % firstNames.length] ?? "";
  const last = lastNames[Math.floor(person / firstNames.length) % lastNames.length] ?? "";
  const email = `${first}.${last}.${person}@customer.example`.toLowerCase();
  const phone = `+919${String(person).padStart(9, "0")}`;
  return {
    name: `${first} ${last}`,
    email,
    phone,
    organization:
      person % 3 === 0 ? null : `${organizations[person % organizations.length]} ${person % 4_000}`,
    email_key: email,
    phone_key: phone,
  };
}

/** The same person has the same id in each run. */
function personId(person: number): string {
  return `00000000-0000-7000-8000-${person.toString(16).padStart(12, "0")}`;
}

function personOf(lead: Lead): Row<"people"> {
  const { person_id: id, name, email, phone, organization, city, email_key, phone_key, created_at } = lead;
  return { id, name, email, phone, organization, city, email_key, phone_key, created_at, merged_into: null };
}

function ownerOf(share: number): string | null {
  let sum = 0;
  for (const [owner, percent] of Object.entries(agents)) {
    sum += percent;
    if (share < sum) return owner;
  }
  return null;
}
