import { dayOf } from "#app/dates/india-time.ts";
import { ScreenHead } from "#app/staff/frame/screen-head.tsx";
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
      <ScreenHead
        heading="Add an order or repair"
        back={{ to: "/leads/dashboard/orders", name: "Orders and repairs" }}
      >
        <OrderProblems problems={actionData?.problems} />
      </ScreenHead>
      <OrderForm today={today} typed={actionData?.typed} />
    </>
  );
}
