import { afterAll, beforeAll, describe } from "vitest";
import { listLeads } from "#app/leads/leads.server.ts";
import { recordSubmission } from "#app/leads/submissions.server.ts";
import { importShipments } from "#app/orders/import-shipments.server.ts";
import { type TestApp, testApp } from "#tests/support/app.ts";
import { appDatabases } from "#tests/support/databases.ts";
import { sampleSubmission } from "#tests/support/sample-submission.ts";
import { StaffBrowser } from "#tests/support/staff-browser.ts";

export const roles = ["agent", "manager", "admin"] as const;
export type Role = (typeof roles)[number];

/** Who the leads are from: nobody who may not see a lead ever reads it. */
export const secret = "Padmavathi Secretholder";

type Workspace = {
  app: TestApp;
  /** A path with `{free}` and `{taken}` in it as the ids of two leads: nobody's, and an agent's, who is `{member}`. */
  at: (path: string) => string;
  /** A browser of its own, signed in as nobody. */
  browser: () => StaffBrowser;
};

/** Runs a suite on the shipped application over SQLite and PostgreSQL, with two leads and an order in it. */
export function describeEachWorkspace(name: string, suite: (workspace: Workspace) => void): void {
  for (const [engine, newDatabase] of Object.entries(appDatabases)) {
    describe(`${name} (${engine})`, { timeout: 120_000 }, () => {
      const workspace = {} as Workspace;
      beforeAll(async () => {
        Object.assign(workspace, await startWorkspace(await newDatabase()));
      }, 120_000);
      afterAll(() => workspace.app[Symbol.asyncDispose]());
      suite(workspace);
    });
  }
}

async function startWorkspace(database: string): Promise<Workspace> {
  const app = await testApp({ database, env: { APP_SECRET: "s".repeat(32) } });
  const { db } = app.services;
  const browser = () => new StaffBrowser(app);
  const cv = {
    field: "cv",
    sha256: "sha256-of-the-file",
    bytes: new TextEncoder().encode(`%PDF-${secret}`),
  };
  for (const at of [1, 2]) {
    const submission = sampleSubmission({ person: { name: secret }, uploads: [cv] });
    await recordSubmission(db, submission, new Date(at));
  }
  const owner = await browser().enterAs("agent");
  const { leads } = await listLeads(db, {}, {}, { id: owner.id, role: "admin" });
  await importShipments(db, "type,number,phone,milestone,day\norder,SO-10234,3210,confirmed,2026-11-20", {
    actorId: "test",
    now: new Date(3),
    dryRun: false,
    notify: false,
    mail: { site: { name: secret }, linkTo: () => "" },
  });
  const [free = "", taken = ""] = leads.map(({ id }) => id);
  await db.updateTable("leads").set({ owner_id: owner.id }).where("id", "=", taken).execute();
  const ids: [string, string][] = [
    ["{free}", free],
    ["{taken}", taken],
    ["{member}", owner.id],
  ];
  const at = (path: string) => ids.reduce((text, [mark, id]) => text.replace(mark, id), path);
  return { app, at, browser };
}
