import { expect, test } from "../each-test.ts";
import {
  colleague,
  invited,
  isAwake,
  noteField,
  sendLead,
  signedIn,
  staffCommand,
  uniqueName,
} from "./staff-accounts.ts";

// That an enquiry on the public page becomes a lead, day.spec.ts and the specs of forms see.

test("an invited colleague sets a password, signs in, works a lead and signs out, which ends the session", async ({
  page,
  context,
  request,
}) => {
  const visitor = uniqueName();
  await sendLead(request, visitor);
  const account = invited("manager");
  await page.goto(account.link);
  await page.getByLabel("New password").fill("123456789012");
  await page.getByRole("button", { name: "Set password" }).click();
  await expect(page.getByRole("alert")).toContainText("sequence or a repetition");
  await page.getByLabel("New password").fill(account.password);
  await page.getByRole("button", { name: "Set password" }).click();
  await expect(page.getByRole("status")).toContainText("Your password is set");

  await page.getByLabel("E-mail", { exact: true }).fill(account.email);
  await page.getByLabel("Password", { exact: true }).fill("not the right password");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("alert")).toContainText("do not match");
  await page.getByLabel("Password", { exact: true }).fill(account.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL("/leads/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Today");

  await page.getByRole("navigation", { name: "Workspace" }).getByRole("link", { name: "Leads" }).click();
  await page.getByLabel("Search").fill(visitor);
  await page.getByLabel("Search").press("Enter");
  await page.getByRole("link", { name: visitor }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(visitor);
  await expect(page.locator(".latest")).toContainText("We need forty notebooks");
  await expect(page.getByText("The visitor sent the form")).toBeVisible();

  await page.getByRole("button", { name: "Contacted" }).click();
  await expect(
    page.locator(".timeline").getByText(`${account.name} moved it from New to Contacted`),
  ).toBeVisible();
  await page
    .getByRole("region", { name: "Lead" })
    .getByLabel("Owner")
    .selectOption({ label: `${account.name} (me)` });
  await page.getByRole("button", { name: "Assign" }).click();
  await expect(page.locator(".timeline").getByText(`${account.name} took it`)).toBeVisible();
  await (await noteField(page)).fill("Called: yes, for the first week of March.");
  await page.getByRole("button", { name: "Add note" }).click();
  await expect(page.locator(".timeline blockquote")).toHaveText("Called: yes, for the first week of March.");
  await expect(page.locator('[name="note"]')).toHaveValue("");

  const leadPath = new URL(page.url()).pathname;
  const old = await context.cookies();
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByRole("status")).toContainText("You are signed out");
  await context.addCookies(old);
  await page.goto(leadPath);
  await expect(page).toHaveURL(`/leads/login?next=${encodeURIComponent(leadPath)}`);

  await test.step("signing in leads to the page that was asked for, and nowhere else", async () => {
    await page.getByLabel("E-mail", { exact: true }).fill(account.email);
    await page.getByLabel("Password", { exact: true }).fill(account.password);
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page).toHaveURL(leadPath);
    const { email, password } = account;
    for (const next of [
      "//evil.example/leads/dashboard",
      "https://evil.example",
      "/leads/dashboard/..//evil.example",
    ]) {
      const path = `/leads/login?next=${encodeURIComponent(next)}`;
      const answer = await request.post(path, { form: { email, password }, maxRedirects: 0 });
      expect([answer.status(), answer.headers().location], next).toEqual([303, "/leads/dashboard"]);
    }
  });
});

test("a disabled colleague is out at once, also in the middle of work; a forgotten password is answered alike for every address", async ({
  browser,
  request,
}) => {
  const { page, account } = await signedIn(browser, "agent");
  await page.goto("/leads/dashboard");
  await isAwake(page);
  staffCommand("disable", "--email", account.email);
  // The page says so by itself: the server ends the stream of news, and the browser asks for it again.
  await expect(page.getByRole("heading", { name: "Your session has ended" })).toBeVisible({
    timeout: 20_000,
  });
  await page.getByRole("link", { name: "Sign in" }).click();
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Forgot your password?");
  await page.getByLabel("E-mail", { exact: true }).fill(account.email);
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Check your mail");

  const { email: known } = await colleague("agent");
  const answers = [known, account.email, "nobody@dts.example"].map(async (email) => {
    const answer = await request.post("/leads/password", { form: { email } });
    return [answer.status(), answer.url(), await answer.text()];
  });
  const [first, ...others] = await Promise.all(answers);
  for (const other of others) expect(other).toEqual(first);
  expect(String(first)).toContain("Check your mail");
});
