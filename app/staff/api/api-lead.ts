import type { Queryable } from "#app/database/database.server.ts";
import { isId } from "#app/database/uuid.server.ts";
import { maySee } from "#app/leads/filter/lead-filter.server.ts";
import { leadRowColumns } from "#app/leads/filter/lead-row-columns.ts";
import { asLeadRow, type LeadRow } from "#app/leads/filter/leads.server.ts";
import type { Viewer } from "#app/leads/lead.ts";
import { readReference } from "#app/leads/submissions/reference.server.ts";
import { auditView } from "#app/leads/work/audit.server.ts";
import { ApiProblem } from "./api-problem.ts";
import { forToken } from "./api-request.server.ts";
import { changeWhole } from "./change-lead.server.ts";
import { leadResources } from "./lead-resource.server.ts";
import { operations } from "./operations.ts";

export const loader = forToken(operations.readLead, async ({ services: { db }, viewer, params, now }) => {
  const row = await findLead(db, params.lead, viewer);
  await auditView(db, { actorId: viewer.id, action: "api lead viewed", subjectId: row.id, now });
  return only(await leadResources(db, [row]));
});

export const action = forToken(operations.changeLead, async ({ services, viewer, params, body, now }) => {
  const { db, wakeOutbox } = services;
  const row = await findLead(db, params.lead, viewer);
  await changeWhole(db, row, body, viewer, now);
  wakeOutbox();
  // After the change the token's holder may not see the lead; the response shows it all the same.
  return only(await leadResources(db, [await findLead(db, row.id, { ...viewer, role: "admin" })]));
});

async function findLead(db: Queryable, asked: string, viewer: Viewer): Promise<LeadRow> {
  const reference = readReference(asked);
  const leads = db.selectFrom("leads").select(leadRowColumns);
  const one = isId(asked)
    ? leads.where("id", "=", asked)
    : reference
      ? leads.where("reference", "=", reference)
      : undefined;
  const row = await one?.executeTakeFirst();
  if (!row || !maySee(viewer, row.owner_id))
    throw new ApiProblem(404, "missing", "There is no such lead, or you may not see it.");
  return asLeadRow(row);
}

function only<Item>([item]: Item[]): Item {
  if (item === undefined) throw new Error("one lead was asked for");
  return item;
}
