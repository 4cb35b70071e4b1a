import { data, Form, Link, redirect } from "react-router";
import { listStaff } from "#app/accounts/staff-members.server.ts";
import { istDateTime } from "#app/dates/brief-time.ts";
import { entryBases } from "#app/leads/entry/entry-choices.ts";
import { longestTag, tagFrom } from "#app/leads/tags/tag-name.ts";
import { requireCapability } from "#app/staff/frame/require-staff.server.ts";
import { forStaff } from "#app/staff/frame/staff-request.server.ts";
import { useIsBusy } from "#app/staff/frame/use-is-busy.ts";
import { ImportPage } from "#app/staff/import/import-page.tsx";
import { leadsImporter } from "#app/staff/import/importers.server.ts";
import { readCheckedImport, receiveImport } from "#app/staff/import/receive-import.server.ts";
import { listPath } from "#app/staff/leads/lead-address.ts";
import { leadSearch } from "#app/staff/leads/lead-query.ts";
import { ownerName } from "#app/staff/people/owner-text.ts";
import { Button } from "#app/ui/button.tsx";
import { NamedOptions } from "#app/ui/named-options.tsx";
import { Panel } from "#app/ui/panel.tsx";
import type { Route } from "./+types/leads-import";
import { leadTemplate } from "./lead-rows.server.ts";
import { listLeadImports, undoImport } from "./undo-import.server.ts";

export const middleware = [requireCapability("importRecords")];
export { shouldRevalidate } from "#app/staff/frame/after-conflict.ts";
export const meta = () => [{ title: "Import leads - Leads" }];

const path = "/leads/dashboard/leads/import";

export const loader = forStaff(async (staff) => {
  const { db } = staff.services;
  const [file, imports, members] = await Promise.all([
    readCheckedImport(staff, "leads"),
    listLeadImports(db),
    listStaff(db),
  ]);
  const names = new Map(members.map(({ id, name }) => [id, name]));
  return {
    ...file,
    sample: leadTemplate,
    bases: entryBases.map(({ id, name }) => ({ id, name })),
    undone: staff.url.searchParams.get("undone"),
    imports: imports.map(({ actorId, at, undoneAt, ...each }) => ({
      ...each,
      by: ownerName(actorId, names),
      at: istDateTime(at),
      undone: undoneAt && istDateTime(undoneAt),
    })),
  };
});

export const action = forStaff(async (staff) => {
  const undo = staff.url.searchParams.get("undo");
  if (undo === null) return receiveImport(staff, leadsImporter(staff));
  const { db, now, wakeOutbox } = staff.services;
  const undone = await undoImport(db, undo, staff.viewer, now());
  if (!undone) return data({ problem: "This import was already undone.", csv: "" }, { status: 409 });
  wakeOutbox();
  return redirect(`${path}?undone=${undone.removed}-${undone.kept}`, 303);
});

export default function LeadsImport({ loaderData, actionData }: Route.ComponentProps) {
  const { imports, bases, undone, sample, kept, gone, pasted } = loaderData;
  const isBusy = useIsBusy();
  const [removed, stay] = undone?.split("-") ?? [];
  return (
    <>
      <ImportPage
        {...{ kept, gone, pasted, sample }}
        kind="leads"
        heading="Import leads"
        back={{ to: "/leads/dashboard/leads", name: "Leads" }}
        about="One row for each enquiry: an e-mail address or a phone number is needed. No mails are sent. Known people are matched; every lead gets the name of the import as a tag."
        option="Leave out people who have an open enquiry"
        answer={actionData}
      >
        <label>
          Name of the import
          <input
            name="name"
            maxLength={longestTag}
            defaultValue={kept ? tagFrom(kept.name.replace(/\.csv$/i, "")) : undefined}
            required
          />
        </label>
        <label>
          We may keep the data because they
          <select name="basis" defaultValue="" required>
            <option value="" disabled>
              Choose
            </option>
            <NamedOptions of={bases} />
          </select>
        </label>
      </ImportPage>
      <p>
        <Link to={`${path}/template`} reloadDocument>
          Download a file to start from
        </Link>
      </p>
      {removed !== undefined && (
        <p className="note" role="status" data-stays>
          Undone: {removed} removed.{" "}
          {stay === "0" ? "None is left." : `${stay} stay, because colleagues have worked on them.`}
        </p>
      )}
      {imports.length > 0 && (
        <Panel id="imports" heading="Imports">
          <ul className="related">
            {imports.map(({ id, name, at, by, leads, undone: undoneAt }) => (
              <li key={id}>
                {name ? (
                  <Link to={listPath + leadSearch({ tag: name })}>{name}</Link>
                ) : (
                  "Leads that were erased or removed"
                )}
                : {leads === 1 ? "1 lead" : `${leads.toLocaleString("en-IN")} leads`}
                <small>
                  {at} IST, {by}
                  {undoneAt && `, undone ${undoneAt} IST`}
                </small>
                {!undoneAt && (
                  <Form method="post" action={`${path}?undo=${id}`}>
                    <Button look="quiet" disabled={isBusy}>
                      Undo for untouched leads
                    </Button>
                  </Form>
                )}
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </>
  );
}
