import { planImport } from "#app/coverage/import-plans.server.ts";
import { shipmentImport } from "#app/orders/import-shipments.server.ts";
import type { StaffRequest } from "#app/staff/frame/staff-request.server.ts";
import { orderMails } from "#app/staff/orders/order-change.server.ts";

/** Orders and repairs; the wish besides is to write to customers. */
export function ordersImporter(staff: StaffRequest) {
  const { now } = staff.services;
  const mail = orderMails(staff);
  const importFor = (notify: boolean) => shipmentImport({ now: now(), notify, mail });
  return { kind: "orders" as const, importFor };
}

/** The register of DCare plans. */
export function coverageImporter({ services: { now } }: StaffRequest) {
  return { kind: "coverage" as const, importFor: () => planImport(now()) };
}
