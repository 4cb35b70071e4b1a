import { expect, test } from "../each-test.ts";
import { colleague, invited, isAwake, noteField, staffCommand, uniqueName } from "./staff-accounts.ts";

test("an enquiry becomes a lead that an invited colleague works, until signing out", async ({
  page,
  context,
}) => {
  const visitor = uniqueName();
  await page.addInitScript(() => localStorage.setItem("announcementModalClosed", "true"));
  await page.goto("/contact-us");
  await page.getByRole("textbox", { name: "E-mail" }).fill("visitor@school.example");
  await page.getByLabel("What is it about?").selectOption("Buying devices");
  await page.getByLabel("Your question").fill("Do you lend forty notebooks for an examination week?");
  for (const box of await page.locator("main form input[type=checkbox][required]").all()) await box.check();
  await page.getByRole("button", { name: "Send question" }).click();
  const reference = page.getByText(/[A-Z]{2,6}-[0-9A-Z]{4}-[0-9A-Z]{4}/).first();
  await expect(reference).toBeVisible();
  const details = page.getByRole("form", { name: /details$/ });
  await details.getByLabel("Your name").fill(visitor);
  await details.getByRole("button", { name: "Add these details" }).click();
  await expect(page.getByRole("heading", { name: "Thank you, the details are added" })).toBeVisible();

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
  await expect(page.locator(".latest")).toContainText("Do you lend forty notebooks");
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
});

test("signing in leads to the page that was asked for, and nowhere else", async ({ page }) => {
  const account = await colleague("manager");
  for (const [next, path] of [
    ["/leads/dashboard/outbox", "/leads/dashboard/outbox"],
    ["//evil.example/leads/dashboard", "/leads/dashboard"],
    ["https://evil.example", "/leads/dashboard"],
    ["/leads/dashboard/..//evil.example", "/leads/dashboard"],
  ] as const) {
    await page.context().clearCookies();
    await page.goto(`/leads/login?next=${encodeURIComponent(next)}`);
    await page.getByLabel("E-mail", { exact: true }).fill(account.email);
    await page.getByLabel("Password", { exact: true }).fill(account.password);
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page).toHaveURL(path);
  }
});

test("a disabled colleague is out at once, also in the middle of work", async ({ page }) => {
  const account = await colleague("agent");
  await page.goto("/leads/login");
  await page.getByLabel("E-mail", { exact: true }).fill(account.email);
  await page.getByLabel("Password", { exact: true }).fill(account.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Today" })).toBeVisible();
  await isAwake(page);
  staffCommand("disable", "--email", account.email);
  // The page says so by itself: the server ends the stream of news, and the browser asks for it again.
  await expect(page.getByRole("heading", { name: "Your session has ended" })).toBeVisible({
    timeout: 20_000,
  });
  await page.getByRole("link", { name: "Sign in" }).click();
  await expect(page.getByLabel("Password", { exact: true })).toBeVisible();
});

test("a forgotten password: the page says the same for every address", async ({ page }) => {
  const account = await colleague("agent");
  const texts: (string | null)[] = [];
  for (const email of [account.email, "nobody@dts.example"]) {
    await page.goto("/leads/login");
    await page.getByRole("link", { name: "Forgot your password?" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Forgot your password?");
    await page.getByLabel("E-mail", { exact: true }).fill(email);
    await page.getByRole("button", { name: "Send the link" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Check your mail");
    texts.push(await page.getByRole("main").textContent());
  }
  expect(texts[0]).toBe(texts[1]);
});
