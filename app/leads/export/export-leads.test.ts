import { expect, test } from "vitest";
import type { Database } from "#app/database/database.server.ts";
import type { LeadFilter } from "#app/leads/filter/lead-filter.server.ts";
import { ownedByTeam } from "#app/leads/filter/owned-by-team.ts";
import { recordSubmission } from "#app/leads/submissions/submissions.server.ts";
import { saveTeam } from "#app/leads/teams/change-teams.server.ts";
import { listTeams } from "#app/leads/teams/teams.server.ts";
import { assignLead } from "#app/leads/work/lead-work.server.ts";
import { auditedActions, manager, now, readAsManager, withLead } from "#tests/fixtures/worked-lead.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { sampleSubmission } from "#tests/support/sample-submission.ts";
import { type ExportedLead, exportLeads } from "./export-leads.server.ts";

describeEachDatabase("exporting leads", (fresh) => {
  test("gives each lead once, oldest first, and is written to the audit log", async () => {
    const db = await fresh();
    const submissions = Array.from({ length: 1_203 }, (_, index) =>
      sampleSubmission({ mails: [], person: { organization: `Office ${index}` } }),
    );
    const outcomes = await Promise.all(
      submissions.map((submission) => recordSubmission(db, submission, now)),
    );
    const exported = await exportAll(db, {}, "operator");
    expect(exported).toHaveLength(submissions.length);
    const references = outcomes.map((outcome) => (outcome.outcome === "conflict" ? "" : outcome.reference));
    expect(new Set(exported.map(({ reference }) => reference))).toEqual(new Set(references));
    expect(exported.find(({ reference }) => reference === references[0])).toEqual({
      reference: references[0],
      form: "enterprise-contact",
      value: null,
      deal: { order: null, reason: null, words: null },
      kind: "sales",
      status: "new",
      step: null,
      person: submissions[0]?.person,
      owner: null,
      answers: submissions[0]?.answers,
      tags: [],
      source: "newsletter",
      attribution: submissions[0]?.attribution,
      createdAt: now,
      updatedAt: now,
    });
    expect(await auditedActions(db)).toEqual([["operator", "leads exported", null, { filter: {} }]]);
  });

  test("tells the audit log what kind of leads were chosen, and of a search or a tag only that there was one", async () => {
    const db = await fresh();
    const filter = {
      form: "finance",
      city: "pune",
      search: "asha@example.in",
      tag: "Asha's school",
      from: now,
    };
    await exportAll(db, filter, "manager");
    const chosen = { form: "finance", city: "pune", from: now.toISOString() };
    const selection = { filter: chosen, searched: true, tagged: true };
    expect(await auditedActions(db)).toEqual([["manager", "leads exported", null, selection]]);
  });

  test("keeps to its filter", async () => {
    const db = await fresh();
    await recordSubmission(db, sampleSubmission({ form: "finance", mails: [] }), now);
    await recordSubmission(db, sampleSubmission({ form: "contact", mails: [] }), now);
    const exported = await exportAll(db, { form: "finance", search: "rao" }, "manager");
    expect(exported.map(({ form }) => form)).toEqual(["finance"]);
  });

  test("of a team has the leads of its members, of a team that is gone nothing", async () => {
    const { db, leadId } = await withLead(await fresh());
    await withLead(db);
    await assignLead(db, { leadId, ownerId: "other" }, manager, now);
    const { reference } = await readAsManager(db, leadId);
    await saveTeam(
      db,
      { name: "South", shares: false, members: ["agent", "other"] },
      { actorId: "test", now },
    );
    const [team] = await listTeams(db);
    const exported = await exportAll(db, { owner: ownedByTeam(team?.id ?? "") }, "manager");
    expect(exported.map((lead) => lead.reference)).toEqual([reference]);
    expect(await exportAll(db, { owner: ownedByTeam("gone") }, "manager")).toEqual([]);
  });
});

async function exportAll(db: Database, filter: LeadFilter, actorId: string): Promise<ExportedLead[]> {
  return (await Array.fromAsync(exportLeads(db, filter, { actorId, now }))).flat();
}
