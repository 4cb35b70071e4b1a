import { readDeviceNumber } from "#app/coverage/device-number.ts";
import { findPlan } from "#app/coverage/plans.server.ts";
import type { Database } from "#app/database/database.server.ts";
import { isAmong, type Row } from "#app/database/rows.server.ts";
import { maySee } from "#app/leads/filter/lead-filter.server.ts";
import type { Viewer } from "#app/leads/lead.ts";
import { type ListedPerson, listPeople } from "#app/leads/people/list-people.server.ts";
import { listOrders } from "#app/orders/staff-orders.server.ts";
import { readSecondFact } from "#app/values/order-number.ts";

type Order = Pick<Row<"orders">, "type" | "number" | "updated_at">;

/** The results of one look-up beside leads, by kind, without those that only colleagues may see. */
export type LookedUp = {
  people: ListedPerson[];
  orders: Order[];
  appointments: { id: string; place: string; startsAt: number; name: string | null }[];
  reservations: { item: string; place: string; state: string; name: string | null }[];
  tokens: { queue: string; number: number; state: string; name: string | null }[];
  coverage: { serial: string; plan: string; endsOn: string }[];
};

const most = 6;

/**
 * Looks up what a customer tells staff: a name, an address, a phone number or its last four digits, a PIN code, an
 * order number, a serial number or an IMEI.
 * @param leadIds leads that the same words have found; their appointments, tokens and reservations are found too
 */
export async function lookUp(
  db: Database,
  typed: string,
  viewer: Viewer,
  leadIds: readonly string[] = [],
): Promise<LookedUp> {
  const search = typed.trim().slice(0, 200);
  const none: LookedUp = {
    people: [],
    orders: [],
    appointments: [],
    reservations: [],
    tokens: [],
    coverage: [],
  };
  if (search.length < 2) return none;
  const device = readDeviceNumber(search);
  const [{ people }, byFact, byNumber, plan] = await Promise.all([
    listPeople(db, { search, size: most }, viewer),
    ordersByFact(db, search),
    /\d/.test(search) && !search.includes("@") ? listOrders(db, search, most) : [],
    device.ok ? findPlan(db, device.number) : undefined,
  ]);
  const seen = people.filter(({ isColleagues }) => !isColleagues).map(({ id }) => id);
  const places = await readPlaces(db, { personIds: seen, leadIds }, viewer);
  const orders = [...byNumber.map(({ order }) => order), ...byFact];
  return {
    people,
    orders: [...new Map(orders.map((order) => [`${order.type} ${order.number}`, order])).values()].slice(
      0,
      most,
    ),
    ...places,
    coverage: plan ? [{ serial: plan.serial, plan: plan.plan, endsOn: plan.endsOn }] : [],
  };
}

/** Orders whose customer has this PIN code, or a phone number with these last four digits. */
async function ordersByFact(db: Database, search: string): Promise<Order[]> {
  const fact = readSecondFact(search);
  if (!fact) return [];
  const [column, value] =
    "last4" in fact ? (["phone_last4", fact.last4] as const) : (["pin", fact.pin] as const);
  return db
    .selectFrom("orders")
    .select(["type", "number", "updated_at"])
    .where(column, "=", value)
    .orderBy("updated_at", "desc")
    .limit(most)
    .execute();
}

/** The entries of the found people and leads in the calendar, the queue and the register of reservations. */
async function readPlaces(
  db: Database,
  { personIds, leadIds }: { personIds: readonly string[]; leadIds: readonly string[] },
  viewer: Viewer,
) {
  const rows = await db
    .selectFrom("leads")
    .select(["id", "name", "owner_id"])
    .where((where) => where.or([isAmong(db, "person_id", personIds, "id"), isAmong(db, "id", leadIds, "id")]))
    .where("restricted_at", "is", null)
    .where("erased_at", "is", null)
    .orderBy("id", "desc")
    .limit(200)
    .execute();
  const leads = new Map(
    rows.filter(({ owner_id }) => maySee(viewer, owner_id)).map(({ id, name }) => [id, name]),
  );
  const ofLead = isAmong(db, "lead_id", [...leads.keys()], "id");
  const [bookings, reservations, tokens] = await Promise.all([
    db
      .selectFrom("bookings")
      .select(["id", "lead_id", "place", "starts_at"])
      .where(ofLead)
      .where("state", "=", "booked")
      .orderBy("starts_at", "desc")
      .limit(most)
      .execute(),
    db
      .selectFrom("reservations")
      .select(["lead_id", "item", "place", "state"])
      .where(ofLead)
      .limit(most)
      .execute(),
    db
      .selectFrom("tokens")
      .select(["lead_id", "queue", "number", "state"])
      .where(ofLead)
      .limit(most)
      .execute(),
  ]);
  const nameOf = (id: string) => leads.get(id) ?? null;
  return {
    appointments: bookings.map(({ id, place, starts_at, lead_id }) => ({
      ...{ id, place, startsAt: starts_at },
      name: nameOf(lead_id),
    })),
    reservations: reservations.map(({ lead_id, ...each }) => ({ ...each, name: nameOf(lead_id) })),
    tokens: tokens.map(({ lead_id, ...each }) => ({ ...each, name: nameOf(lead_id) })),
  };
}
