import { content } from "#app/content/content.server.ts";
import { planImport } from "#app/coverage/import-plans.server.ts";
import type { Begun } from "#app/import/import-in-parts.server.ts";
import { shipmentImport } from "#app/orders/import-shipments.server.ts";
import { leadChoices, leadImport } from "#app/staff/entry/import-leads.server.ts";
import type { StaffRequest } from "#app/staff/frame/staff-request.server.ts";
import { orderMails } from "#app/staff/orders/order-change.server.ts";

/** Orders and repairs; the extra option is to send mails to customers. */
export function ordersImporter(staff: StaffRequest) {
  const { now } = staff.services;
  const mail = orderMails(staff);
  const importFor = (notify: boolean) => shipmentImport({ now: now(), mail: notify ? mail : undefined });
  return { kind: "orders" as const, importFor };
}

/** The register of DCare plans. */
export function coverageImporter({ services: { now } }: StaffRequest) {
  return { kind: "coverage" as const, importFor: () => planImport(now()) };
}

/** Leads; the extra option is to skip people with an open enquiry. */
export function leadsImporter({ services: { now }, viewer }: StaffRequest) {
  const wishes = { actorId: viewer.id, now: now(), site: content.site };
  const importFor = (skipsOpen: boolean, begun?: Begun) => leadImport({ ...wishes, skipsOpen, begun });
  return { kind: "leads" as const, importFor, choicesOf: leadChoices };
}
