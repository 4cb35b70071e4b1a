import { afterEach, describe } from "vitest";
import { type TestApp, testApp } from "./app.ts";
import { appDatabases, giveBack } from "./databases.ts";
import { type SmtpForTests, startSmtp } from "./smtp.ts";

type AppWithMail = { app: TestApp; smtp: SmtpForTests };

/** Starts the shipped application on a new, empty database, with an SMTP server of its own; both end after the test. */
export type StartApp = () => Promise<AppWithMail>;

/** Runs a suite of the shipped application on SQLite and on a real PostgreSQL, with a real SMTP server. */
export function describeEachAppWithMail(name: string, suite: (start: StartApp) => void): void {
  for (const [engine, newDatabase] of Object.entries(appDatabases)) {
    describe(`${name} (${engine})`, { timeout: 180_000 }, () => suite(startWith(newDatabase)));
  }
}

function startWith(newDatabase: () => Promise<string>): StartApp {
  let running = new AsyncDisposableStack();
  afterEach(() => running.disposeAsync());
  return async () => {
    running = new AsyncDisposableStack();
    const smtp = running.use(await startSmtp());
    const env = { SMTP_URL: smtp.url, APP_SECRET: "s".repeat(32) };
    const database = await newDatabase();
    running.defer(() => giveBack(database));
    const app = running.use(await testApp({ database, env }));
    return { app, smtp };
  };
}
