import { expect, test } from "../each-test.ts";
import { colleague, noteField, sendLead, uniqueName } from "./staff-accounts.ts";

test.use({ javaScriptEnabled: false });

test("a lead is worked without JavaScript", async ({ page, request }) => {
  const visitor = uniqueName();
  await sendLead(request, visitor);
  const account = await colleague("agent");
  await page.goto("/leads/dashboard/leads");
  await page.getByLabel("E-mail", { exact: true }).fill(account.email);
  await page.getByLabel("Password", { exact: true }).fill(account.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByLabel("Search").fill(visitor);
  await page.getByRole("button", { name: "Show" }).click();
  await page.getByRole("link", { name: visitor }).click();
  await page.getByRole("button", { name: "Take it" }).click();
  await expect(page.getByText("This lead is yours.")).toBeVisible();
  await page.getByRole("button", { name: "Qualified" }).click();
  await (await noteField(page)).fill("Wants delivery to Pune.");
  await page.getByRole("button", { name: "Add note" }).click();
  await expect(page.locator(".timeline li")).toContainText([
    "noted",
    "from New to Qualified",
    "took it",
    "The visitor sent the form",
  ]);
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByRole("status")).toContainText("signed out");
});

test("two who change a lead at once: the second is told and changes nothing", async ({ page, request }) => {
  const visitor = uniqueName();
  await sendLead(request, visitor);
  const account = await colleague("manager");
  await page.goto("/leads/login");
  await page.getByLabel("E-mail", { exact: true }).fill(account.email);
  await page.getByLabel("Password", { exact: true }).fill(account.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.goto(`/leads/dashboard/leads?q=${encodeURIComponent(visitor)}`);
  await page.getByRole("link", { name: visitor }).click();
  const second = await page.context().newPage();
  await second.goto(page.url());
  await page.getByRole("button", { name: "Contacted" }).click();
  await second
    .locator("summary")
    .filter({ hasText: /^Lost$/ })
    .click();
  await second.getByLabel("Why").selectOption("price");
  await second.getByRole("button", { name: "Move to Lost" }).click();
  await expect(second.getByRole("alert")).toContainText("A colleague changed this lead");
  await expect(second.locator(".facts .status")).toHaveText("Contacted");
});
