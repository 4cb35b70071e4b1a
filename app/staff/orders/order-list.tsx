import { Link } from "react-router";
import { staffCan } from "#app/accounts/roles.ts";
import { istBrief } from "#app/dates/brief-time.ts";
import { milestoneOf, type OrderType, presentOf } from "#app/orders/milestones.ts";
import { listOrders, type StaffOrder } from "#app/orders/staff-orders.server.ts";
import { forStaff } from "#app/staff/frame/staff-request.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { type Column, ListTable } from "#app/ui/list-table.tsx";
import type { Route } from "./+types/order-list";
import { FindForm } from "./find-form.tsx";

export const meta = () => [{ title: "Orders - Leads" }];

const most = 50;

export const loader = forStaff(async ({ services: { db, now }, viewer, url }) => {
  const q = (url.searchParams.get("q") ?? "").trim().slice(0, 40);
  const orders = await listOrders(db, q, most);
  return {
    q,
    orders: orders.map((order) => listed(order, now())),
    imports: staffCan.importRecords(viewer),
    deleted: (url.searchParams.get("deleted") ?? "").slice(0, 40),
  };
});

function listed({ order: { type, number, updated_at }, shipments }: StaffOrder, now: Date) {
  const states = shipments.map(({ reached }) => {
    const present = presentOf(reached);
    return present ? (milestoneOf(type, present.milestone)?.name ?? present.milestone) : "On our list";
  });
  return {
    type,
    number,
    states: [...new Set(states)].join(", "),
    boxes: shipments.length,
    changed: istBrief(new Date(updated_at), now),
  };
}

export default function OrderList({ loaderData: { q, orders, imports, deleted } }: Route.ComponentProps) {
  return (
    <>
      <div className="head">
        <h1>Orders and repairs</h1>
        <p className="row">
          {imports && (
            <ButtonLink look="quiet" to="/leads/dashboard/orders/import">
              Import CSV
            </ButtonLink>
          )}
          <ButtonLink to="/leads/dashboard/orders/new">Add</ButtonLink>
        </p>
        {deleted && (
          <p className="note" role="status" data-stays>
            {`${deleted} is deleted.`}
          </p>
        )}
      </div>
      <FindForm
        label="Orders"
        field="Number"
        placeholder="Order or job number, or how it begins"
        q={q}
        maxLength={40}
      />
      {orders.length > 0 ? (
        <ListTable
          caption="Orders and repairs"
          columns={columns}
          rows={orders}
          keyOf={({ type, number }) => type + number}
        />
      ) : (
        <div className="empty">
          <h2>{q ? "No order or repair with this number" : "No orders yet"}</h2>
          <p>
            {q ? "Compare it with the confirmation, or " : "Import them from your books, or "}
            <Link to="/leads/dashboard/orders/new">add it by hand</Link>.
          </p>
        </div>
      )}
    </>
  );
}

type Listed = ReturnType<typeof listed>;

const columns: Column<Listed>[] = [
  { head: "Changed", place: "when", cell: ({ changed }) => changed },
  {
    head: "Number",
    place: "who",
    cell: ({ type, number }) => (
      <>
        <Link to={`/leads/dashboard/orders/${type}/${number}`} data-row>
          {number}
        </Link>
        <small>{type === "order" ? "Order" : "Repair"}</small>
      </>
    ),
  },
  { head: "Where it is", place: "state", cell: ({ states }) => states },
  {
    head: "Boxes or devices",
    place: "about",
    cell: ({ boxes }) => boxes,
    unit: ({ type, boxes }) => unitOf(type, boxes),
  },
];

function unitOf(type: OrderType, count: number): string {
  const unit = type === "repair" ? "device" : "box";
  if (count === 1) return unit;
  return type === "repair" ? "devices" : "boxes";
}
