import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isBadSetting } from "#app/bad-setting.ts";
import { type Config, parseConfig } from "#app/config.server.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { accountServices, staffMember } from "#tests/support/staff-accounts.ts";
import { adoptSecret, checkSecret } from "./secret-check.server.ts";

const [first, second] = ["first", "second"].map((word) => word.padEnd(32, "-")) as [string, string];

function settings(env: Record<string, string>): Config {
  const parsed = parseConfig({ DATA_DIR: mkdtempSync(join(tmpdir(), "secret-check-")), ...env });
  if (!parsed.ok) throw new Error(parsed.problem);
  return parsed.config;
}

describeEachDatabase("the secret of a database", (fresh) => {
  const problemOf = async (db: Awaited<ReturnType<typeof fresh>>, config: Config) => {
    const error = await checkSecret(db, config).then(
      () => undefined,
      (thrown) => thrown,
    );
    if (error !== undefined && !isBadSetting(error)) throw error;
    return error?.message;
  };

  test("is the first one, and a process with another does not start", async () => {
    const db = await fresh();
    expect(await problemOf(db, settings({ APP_SECRET: first }))).toBeUndefined();
    expect(await problemOf(db, settings({ APP_SECRET: first }))).toBeUndefined();
    expect(await problemOf(db, settings({ APP_SECRET: second }))).toMatch(
      /^APP_SECRET is not the one that this database is used with: [^.]* APP_SECRET_OLD /,
    );
  });

  test("is one when two processes with different ones are the first", async () => {
    const db = await fresh();
    const problems = await Promise.all(
      [first, second].map((APP_SECRET) => problemOf(db, settings({ APP_SECRET }))),
    );
    expect(problems.filter((problem) => problem === undefined)).toHaveLength(1);
  });

  test("is replaced by one that names it as the old one, and not taken back", async () => {
    const db = await fresh();
    await checkSecret(db, settings({ APP_SECRET: first }));
    expect(await problemOf(db, settings({ APP_SECRET: second, APP_SECRET_OLD: first }))).toBeUndefined();
    expect(await problemOf(db, settings({ APP_SECRET: second }))).toBeUndefined();
    expect(await problemOf(db, settings({ APP_SECRET: first }))).toBeDefined();
  });

  test("is asked for when its file has gone, also where no mark was kept yet", async () => {
    const db = await fresh();
    const config = settings({});
    await checkSecret(db, config);
    rmSync(join(config.dataDir, "secret"));
    const sentence =
      /^The secret in .*secret is missing, but this database has been used with a secret: put the file back/;
    expect(await problemOf(db, { ...config })).toMatch(sentence);
    const older = await fresh();
    await staffMember(accountServices(older).services, "asha@dts.example");
    expect(await problemOf(older, settings({}))).toMatch(sentence);
    expect(await problemOf(older, settings({ APP_SECRET: first }))).toBeUndefined();
  });

  test("is another one after somebody said so", async () => {
    const db = await fresh();
    await checkSecret(db, settings({ APP_SECRET: first }));
    await adoptSecret(db, settings({ APP_SECRET: second }));
    expect(await problemOf(db, settings({ APP_SECRET: second }))).toBeUndefined();
    expect(await problemOf(db, settings({ APP_SECRET: first }))).toBeDefined();
  });
});
