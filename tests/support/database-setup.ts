import type { TestProject } from "vitest/node";
import { newServerFolder, removePostgres } from "./postgres-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A folder for the databases of this test run. */
    databaseFolder: string;
  }
}

let folder: string;

/** Vitest's global setup: a place for the run's databases, which the first test that needs one starts. */
export function setup(project: TestProject): void {
  folder = newServerFolder();
  project.provide("databaseFolder", folder);
}

export async function teardown(): Promise<void> {
  await removePostgres(folder);
}
