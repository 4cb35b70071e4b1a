import type { Queryable } from "#app/database/database.server.ts";
import { isAmong, type Row } from "#app/database/rows.server.ts";
import { emailKey } from "#app/values/contact-keys.ts";
import { nationalDigits } from "./person-words.server.ts";

type Order = Pick<Row<"orders">, "type" | "number" | "phone_last4" | "email" | "updated_at">;

/** What other tables store about a person. */
export type PersonBelongings = {
  appointments: Pick<Row<"bookings">, "id" | "place" | "kind" | "starts_at" | "state">[];
  reservations: Pick<Row<"reservations">, "id" | "item" | "place" | "quantity" | "state">[];
  tokens: Pick<Row<"tokens">, "id" | "queue" | "number" | "state">[];
  mails: Pick<Row<"outbox">, "id" | "template" | "subject" | "state" | "created_at" | "lead_id">[];
  corrections: Pick<Row<"timeline">, "lead_id" | "kind" | "at">[];
  withdrawals: Pick<Row<"withdrawals">, "lead_id" | "what" | "at">[];
  /** `isSure`: the address is theirs; otherwise only the last four digits of a number match. */
  orders: (Pick<Order, "type" | "number" | "updated_at"> & { isSure: boolean })[];
  coverage: Pick<Row<"coverage">, "serial" | "plan" | "ends_on">[];
};

type Theirs = { leadIds: readonly string[]; addresses: readonly string[]; phones: readonly string[] };

const most = 50;

/** Everything that belongs to these enquiries, or to people with these addresses and numbers. */
export async function readBelongings(
  db: Queryable,
  { leadIds, addresses, phones }: Theirs,
): Promise<PersonBelongings> {
  const ofLead = isAmong(db, "lead_id", leadIds, "id");
  const [appointments, reservations, tokens, mails, corrections, withdrawals, orders, coverage] =
    await Promise.all([
      db
        .selectFrom("bookings")
        .select(["id", "place", "kind", "starts_at", "state"])
        .where(ofLead)
        .orderBy("starts_at", "desc")
        .limit(most)
        .execute(),
      db
        .selectFrom("reservations")
        .select(["id", "item", "place", "quantity", "state"])
        .where(ofLead)
        .limit(most)
        .execute(),
      db.selectFrom("tokens").select(["id", "queue", "number", "state"]).where(ofLead).limit(most).execute(),
      db
        .selectFrom("outbox")
        .select(["id", "template", "subject", "state", "created_at", "lead_id"])
        .where(ofLead)
        .where("template", "!=", "webhook")
        .orderBy("id", "desc")
        .limit(most)
        .execute(),
      db
        .selectFrom("timeline")
        .select(["lead_id", "kind", "at"])
        .where(ofLead)
        .where("kind", "in", ["person-corrected", "correction-asked", "correction-made"])
        .orderBy("id", "desc")
        .limit(most)
        .execute(),
      db.selectFrom("withdrawals").select(["lead_id", "what", "at"]).where(ofLead).execute(),
      readOrders(db, addresses, phones),
      readCoverage(db, leadIds),
    ]);
  return { appointments, reservations, tokens, mails, corrections, withdrawals, orders, coverage };
}

/** Orders whose updates go to one of the addresses, and orders without an address whose number ends alike. */
export async function readOrders(
  db: Queryable,
  addresses: readonly string[],
  phones: readonly string[],
): Promise<PersonBelongings["orders"]> {
  const ends = [...new Set(phones.flatMap((phone) => nationalDigits(phone).slice(-4) || []))];
  const columns = ["type", "number", "phone_last4", "email", "updated_at"] as const;
  const [sure, alike] = await Promise.all([
    addresses.length === 0
      ? []
      : db
          .selectFrom("orders")
          .select(columns)
          .where(({ eb, fn }) => eb(fn<string>("lower", ["email"]), "in", [...addresses]))
          .orderBy("updated_at", "desc")
          .limit(most)
          .execute(),
    ends.length === 0
      ? []
      : db
          .selectFrom("orders")
          .select(columns)
          .where(isAmong(db, "phone_last4", ends))
          .orderBy("updated_at", "desc")
          .limit(most)
          .execute(),
  ]);
  const known = new Set(sure.map(({ type, number }) => `${type} ${number}`));
  const own = new Set(addresses);
  const maybe = alike.filter(({ type, number, email }) => {
    const address = emailKey(email ?? undefined);
    return !known.has(`${type} ${number}`) && (address === null || own.has(address));
  });
  return [
    ...sure.map((order) => ({ ...shown(order), isSure: true })),
    ...maybe.map((order) => ({ ...shown(order), isSure: false })),
  ];
}

function shown({ type, number, updated_at }: Order) {
  return { type, number, updated_at };
}

/** Plans of the devices named in the enquiries. */
async function readCoverage(db: Queryable, leadIds: readonly string[]) {
  const answers = await db
    .selectFrom("answers")
    .select("value")
    .where(isAmong(db, "lead_id", leadIds, "id"))
    .where("key", "in", ["number", "serial", "device", "imei"])
    .execute();
  const numbers = answers.flatMap(({ value }) =>
    [value].flat().map((text) => text.replace(/[\s./-]/g, "").toUpperCase()),
  );
  if (numbers.length === 0) return [];
  return db
    .selectFrom("coverage")
    .select(["serial", "plan", "ends_on"])
    .where(({ or }) => or([isAmong(db, "serial", numbers), isAmong(db, "imei", numbers)]))
    .orderBy("serial")
    .execute();
}
