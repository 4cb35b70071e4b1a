import { expect, test } from "vitest";
import { describeEachWorkspace } from "#tests/fixtures/workspace.ts";
import { authenticatorCode } from "#tests/support/authenticator.ts";
import { goodPassword } from "#tests/support/staff-accounts.ts";
import type { StaffBrowser } from "#tests/support/staff-browser.ts";

const path = "/leads/dashboard/account";

function begin(browser: StaffBrowser, password = goodPassword) {
  return browser.ask(path, { form: { intent: "authenticator-begin", password } });
}

/** The address of the authenticator that setting up has begun. */
async function begun(browser: StaffBrowser): Promise<string> {
  const page = await (await begin(browser)).text();
  return (/value="(otpauth:[^"]+)"/.exec(page)?.[1] ?? "").replaceAll("&amp;", "&");
}

function confirm(browser: StaffBrowser, uri: string) {
  const code = authenticatorCode(uri);
  return browser.ask(path, { form: { intent: "authenticator-confirm", code, uri, codes: "" } });
}

describeEachWorkspace("setting up an authenticator in two tabs", (workspace) => {
  test("says that it is on already, to whoever knows the password", async () => {
    const browser = workspace.browser();
    await browser.enterAs("agent");
    expect((await confirm(browser, await begun(browser))).status).toBe(303);
    const again = await begin(browser);
    expect(again.status).toBe(409);
    const page = await again.text();
    expect(page).toContain("Your authenticator is on already");
    expect(page).toContain("Turn it off");
    const guessed = await begin(browser, "not the password");
    expect(guessed.status).toBe(422);
    expect(await guessed.text()).toContain("This is not your present password");
  });

  test("says which key no longer counts, and goes on with the other", async () => {
    const browser = workspace.browser();
    await browser.enterAs("agent");
    const first = await begun(browser);
    const second = await begun(browser);
    const late = await confirm(browser, first);
    expect(late.status).toBe(409);
    const page = await late.text();
    expect(page).toContain("This key does not count");
    expect(page).not.toContain("otpauth:");
    expect((await confirm(browser, second)).status).toBe(303);
    expect(await (await confirm(browser, first)).text()).toContain("This key does not count");
  });
});
