import { importShipments } from "#app/orders/import-shipments.server.ts";
import { requireCapability } from "../require-staff.server.ts";
import { forStaff } from "../staff-request.server.ts";
import type { Route } from "./+types/orders-import";
import { ImportPage } from "./import-page.tsx";
import { orderMails } from "./order-change.server.ts";
import { receiveImport } from "./receive-import.server.ts";

export { shouldRevalidate } from "../after-conflict.ts";
export const middleware = [requireCapability("importRecords")];
export const meta = () => [{ title: "Import orders - Leads" }];

export const action = forStaff((staff) =>
  receiveImport(
    staff,
    async (csv, { dryRun, option }) => {
      const { db, now, wakeOutbox } = staff.services;
      const options = {
        actorId: staff.viewer.id,
        now: now(),
        dryRun,
        notify: option,
        mail: orderMails(staff),
      };
      const imported = await importShipments(db, csv, options);
      if (imported.saved?.mails) wakeOutbox();
      return imported;
    },
    "notify",
  ),
);

const sample = `type,number,phone,pin,email,shipment,milestone,day,expected,carrier,carrier_number
order,SO-10234,9876543210,560001,asha@customer.example,1,shipped,2026-11-20,2026-11-24,Sample Carrier,SC123456`;

export default function OrdersImport({ actionData }: Route.ComponentProps) {
  return (
    <ImportPage
      heading="Import orders and repairs"
      back={{ to: "/leads/dashboard/orders", name: "Orders and repairs" }}
      about="One row for each box of an order or device of a repair, as it is now. Needed: type, number, milestone, day; for a new order also phone or pin. What a row leaves out stays as it was."
      sample={sample}
      option={{
        name: "notify",
        label: "Write to customers at milestones that need something from them, and at the last",
      }}
      answer={actionData}
    />
  );
}
