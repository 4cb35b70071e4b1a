import type { TestProject } from "vitest/node";
import { startPgbouncer } from "./pgbouncer.ts";
import { newServerFolder, removePostgres } from "./postgres-server.ts";
import { isInMemory, testFolder } from "./test-folder.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A folder for the databases of this test run. */
    databaseFolder: string;
  }
}

let folder: string;
let pooler: { end(): Promise<void> } | undefined;

/** Vitest's global setup: a folder for the run's databases. The first test that needs a server starts it. */
export async function setup(project: TestProject): Promise<void> {
  folder = newServerFolder(testFolder);
  if (!isInMemory)
    console.log(`The databases of the tests are on disk, in ${testFolder}: /dev/shm has no room.`);
  if (process.env.THROUGH_PGBOUNCER) pooler = await startPgbouncer(folder);
  project.provide("databaseFolder", folder);
}

export async function teardown(): Promise<void> {
  await pooler?.end();
  await removePostgres(folder);
}
