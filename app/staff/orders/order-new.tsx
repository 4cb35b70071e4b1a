import { Link } from "react-router";
import { dayOf } from "#app/dates/india-time.ts";
import { forStaff } from "#app/staff/frame/staff-request.server.ts";
import type { Route } from "./+types/order-new";
import { receiveOrder } from "./order-change.server.ts";
import { OrderForm } from "./order-form.tsx";
import { OrderProblems } from "./order-problems.tsx";

export { shouldRevalidate } from "#app/staff/frame/after-conflict.ts";
export const meta = () => [{ title: "Add an order - Leads" }];

export const loader = forStaff(async ({ services: { now } }) => ({ today: dayOf(now()) }));
export const action = forStaff(receiveOrder);

export default function NewOrder({ loaderData: { today }, actionData }: Route.ComponentProps) {
  return (
    <>
      <div className="head">
        <p className="back">
          <Link to="/leads/dashboard/orders" data-key="u">
            Orders and repairs
          </Link>
        </p>
        <h1>Add an order or repair</h1>
        <OrderProblems problems={actionData?.problems} />
      </div>
      <OrderForm today={today} typed={actionData?.typed} />
    </>
  );
}
