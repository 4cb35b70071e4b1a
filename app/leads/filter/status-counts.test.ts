import { expect, test } from "vitest";
import type { Viewer } from "#app/leads/lead.ts";
import { recordSubmission } from "#app/leads/submissions/submissions.server.ts";
import { assignLead, changeStatus } from "#app/leads/work/lead-work.server.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { makeStaff } from "#tests/support/sample-staff.ts";
import { sampleSubmission } from "#tests/support/sample-submission.ts";
import type { LeadFilter } from "./lead-filter.server.ts";
import { listLeads } from "./leads.server.ts";
import { countByStatus } from "./status-counts.server.ts";

const manager = { id: "ravi", role: "manager" } as const;
const agent = { id: "asha", role: "agent" } as const;

describeEachDatabase("counts by status", (fresh) => {
  test("count what the viewer sees of the filter, whatever its status", async () => {
    const db = await fresh();
    await makeStaff(db, "ravi", "asha");
    const now = new Date();
    for (const name of ["Meera Iyer", "Meera Nair", "Joseph"]) {
      await recordSubmission(db, sampleSubmission({ person: { name } }), now);
    }
    const { leads } = await listLeads(db, { search: "meera" }, {}, manager);
    const [first = "", second = ""] = leads.map(({ id }) => id);
    await changeStatus(db, { leadId: first, to: "contacted" }, manager, now);
    await assignLead(db, { leadId: second, ownerId: "ravi" }, manager, now);
    const count = async (filter: LeadFilter, viewer: Viewer) =>
      Object.fromEntries(
        (await countByStatus(db, filter, "sales", viewer)).map(({ status, count }) => [status, count]),
      );
    expect(await count({}, manager)).toMatchObject({ new: 2, contacted: 1, won: 0 });
    expect(await count({ search: "meera", status: "won" }, manager)).toMatchObject({ new: 1, contacted: 1 });
    expect(await count({}, agent)).toMatchObject({ new: 1, contacted: 1 });
    expect(await count({ owner: "ravi" }, agent)).toMatchObject({ new: 0, contacted: 0 });
  });

  test("count the leads of one kind alone, in the states of the kind", async () => {
    const db = await fresh();
    const now = new Date();
    for (const kind of ["sales", "request", "record"] as const)
      await recordSubmission(db, sampleSubmission({ kind }), now);
    expect(await countByStatus(db, {}, "request", manager)).toEqual([
      { status: "new", count: 1 },
      { status: "contacted", count: 0 },
      { status: "won", count: 0 },
      { status: "spam", count: 0 },
    ]);
  });
});
