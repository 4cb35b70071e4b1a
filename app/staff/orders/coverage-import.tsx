import { importPlans } from "#app/coverage/import-plans.server.ts";
import { requireCapability } from "../require-staff.server.ts";
import { forStaff } from "../staff-request.server.ts";
import type { Route } from "./+types/coverage-import";
import { ImportPage } from "./import-page.tsx";
import { receiveImport } from "./receive-import.server.ts";

export { shouldRevalidate } from "../after-conflict.ts";
export const middleware = [requireCapability("importRecords")];
export const meta = () => [{ title: "Import coverage - Leads" }];

export const action = forStaff((staff) =>
  receiveImport(staff, (csv, { dryRun }) => {
    const { db, now } = staff.services;
    return importPlans(db, csv, { actorId: staff.viewer.id, now: now(), dryRun });
  }),
);

const sample = `serial,imei,plan,starts,ends
C02ZK1ABMD6T,,"DCare, 3 years",2026-01-15,2029-01-14`;

export default function CoverageImport({ actionData }: Route.ComponentProps) {
  return (
    <ImportPage
      heading="Import DCare plans"
      back={{ to: "/leads/dashboard/coverage", name: "DCare coverage" }}
      about="One row for each device. Needed: serial, plan, starts, ends; imei for devices with a phone in them. A serial number that is known gets the plan of the file."
      sample={sample}
      answer={actionData}
    />
  );
}
