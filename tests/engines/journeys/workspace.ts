import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import type { Walk } from "../journeys.ts";

const password = "paper lantern over harbour";
const email = "agent@dts.example";

export function walkWorkspace(walk: Walk): void {
  test("a staff member signs in, moves through the list with j and opens a lead with Enter", async () => {
    const { visitor, server } = walk();
    await visitor.resize(1280, 800);
    await post(server.url, "/forms/contact", {
      name: "Meera Nair",
      email: "meera@example.in",
      topic: "Buying devices",
      message: "We need forty notebooks for a new office.",
      agree: "yes",
    });
    await addColleague(server);
    await visitor.open("/leads/login");
    await visitor.fill("input[name=email]", undefined, email);
    await visitor.fill("input[name=password]", undefined, password);
    await visitor.press("Enter");
    await visitor.finds("[data-row]");
    // Keys work once the page is hydrated.
    await expect
      .poll(
        async () => {
          await visitor.type("j");
          return visitor.run(() => document.activeElement?.matches("[data-row], [data-row] *"));
        },
        { timeout: 20_000, interval: 100 },
      )
      .toBe(true);
    await visitor.press("Enter");
    await visitor.sees(true, () => /^\/leads\/dashboard\/[^/]+/.test(location.pathname));
    await visitor.finds("h1");
  });
}

async function post(url: string, path: string, form: Record<string, string>): Promise<void> {
  const answer = await fetch(url + path, {
    method: "POST",
    body: new URLSearchParams(form),
    headers: { Origin: url },
    redirect: "manual",
  });
  expect(answer.status, await answer.text()).toBe(303);
}

/** Creates an account as an admin does: `npm run staff` prints a link, which sets the password. */
async function addColleague({ url, dataDir }: { url: string; dataDir: string }): Promise<void> {
  const args = ["add", "--email", email, "--role", "agent", "--name", "Kavya Iyer"];
  const printed = execFileSync(process.execPath, ["scripts/staff.ts", ...args], {
    env: { ...process.env, DATA_DIR: dataDir },
    encoding: "utf8",
  });
  const link = new URL(printed.trim().split("\n").at(-1) ?? "");
  await post(url, "/leads/password", { token: link.searchParams.get("token") ?? "", password });
}
