import { requireCapability } from "#app/staff/frame/require-staff.server.ts";
import { forStaff } from "#app/staff/frame/staff-request.server.ts";
import { ImportPage } from "#app/staff/import/import-page.tsx";
import { coverageImporter } from "#app/staff/import/importers.server.ts";
import { readCheckedImport, receiveImport } from "#app/staff/import/receive-import.server.ts";
import type { Route } from "./+types/coverage-import";

export const middleware = [requireCapability("importRecords")];
export { shouldRevalidate } from "#app/staff/frame/after-conflict.ts";
export const meta = () => [{ title: "Import coverage - Leads" }];

export const loader = forStaff((staff) => readCheckedImport(staff, "coverage"));
export const action = forStaff((staff) => receiveImport(staff, coverageImporter(staff)));

const sample = `serial,imei,plan,starts,ends
C02ZK1ABMD6T,,"DCare, 3 years",2026-01-15,2029-01-14`;

export default function CoverageImport({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ImportPage
      {...loaderData}
      kind="coverage"
      heading="Import DCare plans"
      back={{ to: "/leads/dashboard/coverage", name: "DCare coverage" }}
      about="One row for each device. Needed: serial, plan, starts, ends; imei for devices with a phone in them. A serial number that is known gets the plan of the file."
      sample={sample}
      answer={actionData}
    />
  );
}
