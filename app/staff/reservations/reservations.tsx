import { data, Link, redirect } from "react-router";
import { content } from "#app/content/content.server.ts";
import { istDateTime } from "#app/dates/brief-time.ts";
import { appSecret } from "#app/links/app-secret.server.ts";
import { offerOrGone, placeName } from "#app/reservations/reservable.ts";
import {
  readReservations,
  readStock,
  type Settling,
  type StockLine,
  settleReservation,
} from "#app/reservations/staff-reservations.server.ts";
import { OutcomeNote } from "#app/staff/frame/outcome-note.tsx";
import { forStaff, posted } from "#app/staff/frame/staff-request.server.ts";
import { type Column, ListTable } from "#app/ui/list-table.tsx";
import type { Route } from "./+types/reservations";
import { ReservationLines } from "./reservation-lines.tsx";

export { shouldRevalidate } from "#app/staff/frame/after-conflict.ts";
export const meta = () => [
  { title: "Reservations - Leads" },
  { name: "robots", content: "noindex, nofollow" },
];

const path = "/leads/dashboard/reservations";
const acts: readonly Settling[] = ["collected", "returned", "cancelled"];

export const loader = forStaff(async ({ services: { db }, viewer, url }) => {
  const [item, place] = [url.searchParams.get("item"), url.searchParams.get("place")];
  const stock = await readStock(db, content.shop);
  const done = url.searchParams.get("done");
  const said = acts.find((act) => act === done);
  if (!item || !place) return { stock: stock.map(stockView), shown: undefined, lines: [], said };
  const line = stock.find(({ offer }) => offer.configuration.id === item && offer.place === place);
  const offer = offerOrGone(content.shop, item, place);
  const lines = await readReservations(db, { item, place }, viewer);
  return {
    stock: [],
    shown: stockView(line ?? { offer, reserved: 0, collected: 0, waiting: 0, left: 0 }),
    lines: lines.map(({ createdAt, ...rest }) => ({ ...rest, since: istDateTime(new Date(createdAt)) })),
    said,
  };
});

function stockView({ offer, ...counts }: StockLine) {
  const { product, configuration, place, stock } = offer;
  return {
    ...counts,
    stock,
    name: `${product.name}, ${configuration.name}`,
    where: placeName(place, content.site),
    address: `${path}?${new URLSearchParams({ item: configuration.id, place })}`,
  };
}

export const action = forStaff(async ({ services, viewer, asking, url }) => {
  const form = await posted(asking.request);
  const act = acts.find((each) => each === form.text("act"));
  const { db, now, config, wakeOutbox } = services;
  const own = { db, now, shop: content.shop, site: content.site, secret: appSecret(config) };
  const settled = act && (await settleReservation(own, { id: form.text("reservation"), act, viewer }));
  if (!settled) {
    const problem =
      "Nothing was changed: a colleague changed it first, or the request is a colleague's. This is its present state.";
    return data({ problem }, { status: 409 });
  }
  wakeOutbox();
  const query = new URLSearchParams(url.search);
  query.set("done", act);
  return redirect(`${path}?${query}`, 303);
});

const saidOf: Record<Settling, string> = {
  collected: "Noted as handed over.",
  returned: "Reserved again.",
  cancelled: "Cancelled. The visitor gets an e-mail, and the pieces go to the waiting list.",
};

export default function Reservations({ loaderData, actionData }: Route.ComponentProps) {
  const { stock, shown, lines, said } = loaderData;
  return (
    <>
      <div className="head">
        <h1>{shown ? shown.name : "Reservations"}</h1>
        {shown && (
          <p className="facts">
            <span>{shown.where}</span>
            <span>{countsOf(shown)}</span>
            <Link to={path}>All products</Link>
          </p>
        )}
        <OutcomeNote problem={actionData?.problem} done={said && saidOf[said]} />
      </div>
      {shown ? (
        <ReservationLines lines={lines} />
      ) : (
        <ListTable
          caption="Reservations"
          columns={stockColumns}
          rows={stock}
          keyOf={({ address }) => address}
          statusOf={({ waiting, reserved }) => (waiting + reserved > 0 ? "new" : undefined)}
        />
      )}
    </>
  );
}

type Shown = Route.ComponentProps["loaderData"]["stock"][number];

function countsOf({ stock, left, reserved, collected, waiting }: Shown): string {
  return `${left} left of ${stock}: ${reserved} reserved, ${collected} handed over; ${waiting} waiting`;
}

const stockColumns: Column<Shown>[] = [
  {
    head: "Product",
    place: "who",
    cell: ({ address, name }) => (
      <Link to={address} data-row>
        {name}
      </Link>
    ),
  },
  { head: "Where", place: "about", cell: ({ where }) => where },
  { head: "Left", place: "when", cell: ({ left, stock }) => `${left} of ${stock}` },
  countColumn("Reserved", "reserved"),
  countColumn("Handed over", "collected"),
  countColumn("Waiting", "waiting"),
];

function countColumn(head: string, count: "reserved" | "collected" | "waiting"): Column<Shown> {
  return {
    head,
    place: "count",
    cell: (line) => line[count],
    unit: () => head.toLowerCase(),
    isNone: (line) => line[count] === 0,
  };
}
