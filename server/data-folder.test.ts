import { chmodSync, mkdirSync, mkdtempSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isBadSetting } from "#app/bad-setting.ts";
import { type Config, parseConfig } from "#app/config.server.ts";
import { appSecret } from "#app/links/app-secret.server.ts";
import { emlWriter } from "#app/outbox/mail/eml-files.server.ts";
import { looseFolder } from "./loose-folder.ts";
import { openStorage } from "./open-storage.ts";

function settings(dataDir: string): Config {
  const parsed = parseConfig({ DATA_DIR: dataDir });
  if (!parsed.ok) throw new Error(parsed.problem);
  return parsed.config;
}

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

test("other users of the machine cannot read a new data folder and its mails", async () => {
  const folder = join(mkdtempSync(join(tmpdir(), "data-folder-")), "data");
  await (await openStorage(settings(folder))).destroy();
  const file = await emlWriter(join(folder, "mail"))("1", { to: "asha@dts.example", text: "Hello" });
  expect([folder, join(folder, "mail"), file].map(modeOf)).toEqual(["700", "700", "600"]);
  expect(looseFolder(folder)).toBeUndefined();
});

test("a data folder that others can read is named in one line", () => {
  const folder = mkdtempSync(join(tmpdir(), "data-folder-"));
  chmodSync(folder, 0o755);
  expect(looseFolder(folder)).toMatch(
    /^DATA_DIR ".*" is open to other users of this machine \(mode 755\): chmod 700/,
  );
});

test.each([
  [
    "that is too short",
    (file: string) => writeFileSync(file, "short"),
    /^The secret in .* is shorter than 32/,
  ],
  [
    "that cannot be read",
    (file: string) => mkdirSync(file),
    /^The secret in .* cannot be read \(EISDIR\)\.$/,
  ],
])("a secret %s is one sentence", (_, make, sentence) => {
  const folder = mkdtempSync(join(tmpdir(), "data-folder-"));
  make(join(folder, "secret"));
  const thrown = caught(() => appSecret(settings(folder)));
  expect(isBadSetting(thrown)).toBe(true);
  expect((thrown as Error).message).toMatch(sentence);
});

function caught(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}
