import { requireCapability } from "#app/staff/frame/require-staff.server.ts";
import { forStaff } from "#app/staff/frame/staff-request.server.ts";
import { ImportPage } from "#app/staff/import/import-page.tsx";
import { ordersImporter } from "#app/staff/import/importers.server.ts";
import { readCheckedImport, receiveImport } from "#app/staff/import/receive-import.server.ts";
import type { Route } from "./+types/orders-import";

export const middleware = [requireCapability("importRecords")];
export { shouldRevalidate } from "#app/staff/frame/after-conflict.ts";
export const meta = () => [{ title: "Import orders - Leads" }];

export const loader = forStaff((staff) => readCheckedImport(staff, "orders"));
export const action = forStaff((staff) => receiveImport(staff, ordersImporter(staff)));

const sample = `type,number,phone,pin,email,shipment,milestone,day,expected,carrier,carrier_number
order,SO-10234,9876543210,560001,asha@customer.example,1,shipped,2026-11-20,2026-11-24,Sample Carrier,SC123456`;

export default function OrdersImport({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ImportPage
      {...loaderData}
      kind="orders"
      heading="Import orders and repairs"
      back={{ to: "/leads/dashboard/orders", name: "Orders and repairs" }}
      about="One row for each box of an order or device of a repair, as it is now. Needed: type, number, milestone, day; for a new order also phone or pin. What a row leaves out stays as it was."
      sample={sample}
      option="Write to customers at milestones that need something from them, and at the last"
      answer={actionData}
    />
  );
}
