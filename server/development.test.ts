import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, onTestFinished, test, vi } from "vitest";
import { siteCopy } from "#tests/support/site-copy.ts";

/** Runs `npm run dev` in a folder; returns its address and output. */
async function develop(folder: string) {
  const child = spawn(process.execPath, ["server.ts", "--dev"], {
    cwd: folder,
    env: { ...process.env, PORT: "0", DATA_DIR: join(folder, "data"), LOG_LEVEL: "info" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  onTestFinished(async () => {
    child.kill();
    if (child.exitCode === null) await once(child, "exit");
  });
  let said = "";
  child.stderr.on("data", (chunk) => (said += chunk));
  for await (const line of createInterface({ input: child.stdout })) {
    said += line;
    const address = /"address":"([^"]+)"/.exec(line)?.[1];
    if (address) return { address, said: () => said };
  }
  throw new Error(said);
}

test("a page with a mistake shows what to correct, and the page itself once corrected", async () => {
  const { folder, edit } = siteCopy();
  const page = "content/pages/people.md";
  edit(page, (text) => text.replace(/^title:/m, "titel:"));
  const { address, said } = await develop(folder);
  const ask = async (path: string) => {
    const answer = await fetch(address + path, { headers: { Accept: "text/html" } });
    return { status: answer.status, text: await answer.text() };
  };
  const faulty = await ask("/people");
  expect(faulty.status).toBe(500);
  expect(faulty.text).toContain(`${page}:2 - titel - unknown key \`titel\`; did you mean \`title\`?`);
  expect((await ask("/sustainability")).status).toBe(200);
  expect(said()).not.toMatch(/Internal server error|cannot be analyzed/);

  edit("content/site.yaml", (text) => text.replace(/^phone: .*/m, "phone: 080 123"));
  await vi.waitFor(async () => expect((await ask("/")).text).toContain("must be an Indian number"), 60_000);
  edit("content/site.yaml", (text) => text.replace(/^phone: .*/m, 'phone: "+91 80 0000 0000"'));
  edit(page, (text) => text.replace(/^titel:/m, "title:"));
  await vi.waitFor(async () => expect((await ask("/people")).status).toBe(200), 60_000);
}, 240_000);
