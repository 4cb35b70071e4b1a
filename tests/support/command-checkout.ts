import { spawn } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { vi } from "vitest";
import { firstOrLatestRelease } from "#app/content/publish/first-release.server.ts";
import { openDatabase } from "#app/database/database.server.ts";
import { checkoutAt } from "./checkout-at.ts";
import { newSqliteFile } from "./databases.ts";
import { testFolder } from "./test-folder.ts";

/** A checkout: a content folder of its own, and commands that work on it and on a database. */
export function newCheckout(url: string) {
  const root = mkdtempSync(join(testFolder, "checkout-"));
  cpSync("content", join(root, "content"), { recursive: true });
  symlinkSync(resolve("public"), join(root, "public"));
  const file = (path: string) => join(root, "content", path);
  return {
    root,
    has: (path: string) => existsSync(file(path)),
    read: (path: string) => readFileSync(file(path), "utf8"),
    write: (path: string, text: string) => writeFileSync(file(path), text),
    replace(path: string, from: string, to: string) {
      const text = readFileSync(file(path), "utf8");
      if (!text.includes(from)) throw new Error(`${path} has no ${from}`);
      writeFileSync(file(path), text.replace(from, to));
    },
    remove: (path: string) => rmSync(file(path)),
    publish: (...args: string[]) => runCommand(root, "scripts/publish.ts", args, url),
    content: (...args: string[]) => runCommand(root, "scripts/content.ts", args, url),
  };
}

export async function runCommand(
  root: string,
  script: string,
  args: string[],
  url: string,
  user: { uid?: number; gid?: number } = {},
) {
  const env = {
    ...process.env,
    DATABASE_URL: url,
    DATA_DIR: join(root, "data"),
    GIT_AUTHOR_NAME: "Asha Rao",
    ...(user.uid && { TMPDIR: join(root, "data") }),
  };
  const child = spawn(process.execPath, [resolve(script), ...args], { cwd: root, env, ...user });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      said += text;
    });
  }
  const code = await new Promise<number | null>((done) => child.on("close", done));
  return { code, said };
}

/** Runs a command in this process. */
export async function listening(work: () => Promise<number>) {
  const said: unknown[] = [];
  const spies = (["log", "error"] as const).map((name) =>
    vi.spyOn(console, name).mockImplementation((line) => void said.push(line)),
  );
  const code = await work();
  for (const spy of spies) spy.mockRestore();
  return { code, said: `${said.join("\n")}\n` };
}

export async function started() {
  const url = await newSqliteFile();
  const checkout = newCheckout(url);
  const db = await openDatabase(url);
  await firstOrLatestRelease(db, checkoutAt(checkout.root), new Date());
  return { checkout, db };
}
