import { importPlans } from "#app/coverage/import-plans.server.ts";
import type { Database } from "#app/database/database.server.ts";
import { dayOf } from "#app/dates/india-time.ts";
import { importShipments } from "#app/orders/import-shipments.server.ts";

const dayMs = 24 * 60 * 60_000;

/** Values for trying out the tools: a number with its second proof, and a serial number for each result. */
export const toTry = {
  order: "SO-10234 with 3210",
  repair: "J-4711 with 560001",
  serials: {
    covered: "C02ZK1ABMD6T",
    "ends soon": "H4XQ9N2WLP",
    ended: "F2LXK7TQ9W",
  },
};

/** Plainly fictional orders, repairs and plans around today, written like an import. */
export async function sampleRecords(db: Database): Promise<void> {
  const now = new Date();
  const day = (later: number) => dayOf(new Date(now.getTime() + later * dayMs));
  const options = { actorId: "demo", now, dryRun: false };
  const orders = [
    "type,number,phone,pin,shipment,milestone,day,expected,carrier,carrier_number",
    `order,SO-10234,9876543210,560001,1,confirmed,${day(-6)},,,`,
    `order,SO-10234,,,1,preparing,${day(-4)},,,`,
    `order,SO-10234,,,1,shipped,${day(-1)},${day(2)},Sample Carrier,SC-448-120`,
    `order,SO-10234,,,2,confirmed,${day(-6)},,,`,
    `order,SO-10234,,,2,back-order,${day(-3)},${day(14)},,`,
    `order,SO-10240,9123456780,400001,1,confirmed,${day(-12)},,,`,
    `order,SO-10240,,,1,shipped,${day(-9)},,Sample Carrier,SC-448-007`,
    `order,SO-10240,,,1,delivered,${day(-7)},,,`,
    `repair,J-4711,9876543210,560001,1,received,${day(-3)},,,`,
    `repair,J-4711,,,1,diagnosed,${day(-2)},,,`,
    `repair,J-4711,,,1,waiting-for-you,${day(-2)},${day(5)},,`,
    `repair,J-4712,9000000001,110001,1,received,${day(-5)},,,`,
    `repair,J-4712,,,1,diagnosed,${day(-4)},,,`,
    `repair,J-4712,,,1,in-repair,${day(-1)},${day(3)},,`,
  ];
  const { covered, ended } = toTry.serials;
  const plans = [
    "serial,imei,plan,starts,ends",
    `${covered},,"DCare, 3 years",${day(-200)},${day(895)}`,
    `${toTry.serials["ends soon"]},490154203237518,"DCare, 2 years",${day(-700)},${day(30)}`,
    `${ended},,"DCare, 1 year",${day(-500)},${day(-135)}`,
    `G6TZM3QD4V,,"DCare for schools, 3 years",${day(-30)},${day(1065)}`,
  ];
  await refuseFaults(importShipments(db, orders.join("\n"), options));
  await refuseFaults(importPlans(db, plans.join("\n"), options));
}

async function refuseFaults(
  importing: Promise<{ faults: { line: number; reason: string }[] }>,
): Promise<void> {
  const { faults } = await importing;
  if (faults.length > 0) throw new Error(`sample data: ${faults.map(({ reason }) => reason).join("; ")}`);
}
