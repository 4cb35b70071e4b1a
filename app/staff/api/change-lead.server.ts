import type * as v from "valibot";
import { staffCan } from "#app/accounts/roles.ts";
import type { Database, Transaction } from "#app/database/database.server.ts";
import { lockRows } from "#app/database/rows.server.ts";
import type { LeadRow } from "#app/leads/filter/leads.server.ts";
import { stateSlug } from "#app/leads/kinds.ts";
import { type Status, statuses, type Viewer } from "#app/leads/lead.ts";
import { readStep } from "#app/leads/next-step.ts";
import { addTag, removeTag } from "#app/leads/tags/tag-lead.server.ts";
import { readTag, tagKey } from "#app/leads/tags/tag-name.ts";
import { tagsOfLeads } from "#app/leads/tags/tags.server.ts";
import { assignLead, changeStatus, type WorkOutcome } from "#app/leads/work/lead-work.server.ts";
import { finishStep } from "#app/leads/work/next-step.server.ts";
import { ApiProblem } from "./api-problem.ts";
import type { leadPatch } from "./schemas.ts";

type Patch = v.InferOutput<typeof leadPatch>;

/** Makes every change of a patch by the rules of the screens, or none: a refused change rolls back the others. */
export async function changeWhole(
  db: Database,
  lead: LeadRow,
  patch: Patch,
  viewer: Viewer,
  now: Date,
): Promise<void> {
  const to = patch.status === undefined ? lead.status : statusOf(lead, patch.status);
  const step = patch.nextStep ? stepOf(patch.nextStep, now) : undefined;
  const tags = patch.tags?.map(tagOf);
  await db.retriedTransaction(async (trx) => {
    const seen = trx.selectFrom("leads").select("version").where("id", "=", lead.id);
    const { version } = await lockRows(trx, seen).executeTakeFirstOrThrow();
    if (version !== patch.version) throw changedMeanwhile(version);
    // Each change checks the version that the previous one left.
    const leadId = lead.id;
    if (tags) await setTags(trx, leadId, tags, viewer, now);
    if (patch.nextStep === null && lead.step) {
      const present = await versionOf(trx, leadId);
      expectDone(await finishStep(trx, { leadId, version: present }, viewer, now));
    }
    if (step || to !== lead.status) expectDone(await changeStatus(trx, { leadId, to, step }, viewer, now));
    // Last, because the viewer may no longer see the lead after giving it away.
    if (patch.owner !== undefined) {
      const ownerId = patch.owner === "me" ? viewer.id : patch.owner;
      expectDone(await assignLead(trx, { leadId, ownerId }, viewer, now));
    }
  });
}

async function setTags(trx: Transaction, leadId: string, wanted: string[], viewer: Viewer, now: Date) {
  const present = (await tagsOfLeads(trx, [leadId])).get(leadId) ?? [];
  const has = (list: readonly string[], name: string) => list.some((each) => tagKey(each) === tagKey(name));
  for (const name of present.filter((each) => !has(wanted, each)))
    expectDone(await removeTag(trx, { leadId, name }, viewer, now));
  const mayMake = staffCan.makeTags(viewer);
  for (const name of wanted.filter((each) => !has(present, each)))
    expectDone(await addTag(trx, { leadId, name, mayMake }, viewer, now));
}

async function versionOf(trx: Transaction, leadId: string): Promise<number> {
  const { version } = await trx
    .selectFrom("leads")
    .select("version")
    .where("id", "=", leadId)
    .executeTakeFirstOrThrow();
  return version;
}

function statusOf({ kind }: LeadRow, word: string): Status {
  const found = statuses.find((status) => word !== "" && stateSlug(kind, status) === word);
  if (!found) throw new ApiProblem(422, "status", `"${word}" is no status of this kind of work.`);
  return found;
}

function stepOf({ text, day, time = "" }: NonNullable<Patch["nextStep"]>, now: Date) {
  const reading = readStep({ text: text.trim(), day, time }, now);
  if (!reading.ok) throw new ApiProblem(422, "next-step", reading.problem);
  return reading.step;
}

function tagOf(typed: string): string {
  const name = readTag(typed);
  if (!name) throw new ApiProblem(422, "tag", "A tag has 1 to 30 characters.");
  return name;
}

function expectDone({ outcome }: WorkOutcome): void {
  if (outcome === "done") return;
  if (outcome === "changed-meanwhile") throw changedMeanwhile();
  if (outcome === "missing")
    throw new ApiProblem(404, "missing", "There is no such lead, or you may not see it.");
  if (outcome === "erased")
    throw new ApiProblem(
      403,
      "erased",
      "The data of this person was erased: the lead can no longer be changed.",
    );
  throw new ApiProblem(
    403,
    "not-allowed",
    "You may not make this change, or the lead's status does not allow it. Nothing was changed.",
  );
}

function changedMeanwhile(version?: number): ApiProblem {
  const now = version === undefined ? "" : ` It has version ${version} now.`;
  return new ApiProblem(
    409,
    "changed",
    `Someone has changed this lead meanwhile.${now} Read it, and decide again.`,
  );
}
