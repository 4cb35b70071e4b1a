import type { Database } from "#app/database/database.server.ts";
import { formHarness, siteOrigin } from "#app/forms/form-harness.ts";
import { importShipments } from "./import-shipments.server.ts";
import { type Asked, sealedTrackPath, trackByFact } from "./track.server.ts";

const header = "type,number,phone,pin,email,shipment,milestone,day,expected,carrier,carrier_number";
export const secret = "s".repeat(32);

/** Tracking and the import of its data, over a database. */
export function ordersHarness(db: Database) {
  const { services, logged, clock } = formHarness(db);
  const all = { ...services, guessLimit: services.rateLimit, secret };
  const mail = { site: services.site, linkTo: (order: Asked) => sealedTrackPath(order, secret) };
  const post = (body: BodyInit, headers = {}) =>
    new Request(`${siteOrigin}/order-tracking/x`, { method: "POST", body, headers });
  return {
    services: all,
    logged,
    clock,
    post,
    load: (rows: string[], { dryRun = false, notify = false } = {}) =>
      importShipments(db, [header, ...rows].join("\n"), {
        actorId: "test",
        now: clock.at,
        dryRun,
        notify,
        mail,
      }),
    find: (type: string, number: string, fact: string) =>
      trackByFact(post(new URLSearchParams({ type, number, fact })), undefined, all),
    mail,
  };
}

/** One order of one customer, as a line of the file. */
export const order =
  "order,SO-10234,+91 98765 43210,560001,asha@customer.example,1,confirmed,2026-11-18,2026-11-24,,";
/** Two lines more: the order leaves in two boxes. */
export const boxes = [
  "order,SO-10234,,,,1,shipped,2026-11-20,,Sample Carrier,SC1",
  "order,SO-10234,,,,2,back-order,2026-11-20,2026-12-04,,",
];
