import { expect, test } from "../each-test.ts";
import { colleague, noteField, sendLead, uniqueName } from "./staff-accounts.ts";

test.use({ javaScriptEnabled: false });

// What forms answer without script is asked beside them in app/staff; this is the way through links, buttons and folds.
test("the list, a lead and insight are worked without JavaScript", async ({ page, request }) => {
  const visitor = uniqueName();
  for (const each of ["one", "two"]) await sendLead(request, `${visitor} ${each}`);
  const account = await colleague("manager");
  const lead = (each: string) => page.getByRole("link", { name: `${visitor} ${each}` });
  const heading = page.getByRole("heading", { level: 1 });

  await test.step("signing in leads to the list that was asked for", async () => {
    await page.goto("/leads/dashboard/leads");
    await page.getByLabel("E-mail", { exact: true }).fill(account.email);
    await page.getByLabel("Password", { exact: true }).fill(account.password);
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page).toHaveURL("/leads/dashboard/leads");
  });

  await test.step("filters, columns and order work by buttons and links", async () => {
    await page.getByLabel("Search").fill(visitor);
    await page.getByText("Filter", { exact: true }).click();
    await page.getByRole("combobox", { name: "Kind" }).selectOption({ label: "Sales" });
    await page.getByRole("button", { name: "Show", exact: true }).click();
    await expect(page).toHaveURL(/kind=sales/);
    await page.getByText("Columns", { exact: true }).click();
    await page.getByRole("checkbox", { name: "City" }).check();
    await page.getByRole("button", { name: "Show these" }).click();
    await page.getByRole("columnheader", { name: "City" }).getByRole("link").click();
    await expect(page).toHaveURL(/sort=city/);
    await expect(lead("one")).toBeVisible();
  });

  await test.step("the ways on and back are links", async () => {
    const first = (await page.locator("[data-row]").first().innerText()).trim();
    await page.locator("[data-row]").first().click();
    await expect(heading).toHaveText(first);
    await page.getByRole("link", { name: "Next" }).click();
    await expect(heading).not.toHaveText(first);
    await page.getByRole("navigation", { name: "List" }).getByRole("link", { name: "Leads" }).click();
    await expect(page).toHaveURL(/kind=sales.*sort=city|sort=city.*kind=sales/);
    await lead("one").click();
    await expect(heading).toHaveText(`${visitor} one`);
  });

  await test.step("a lead is taken, moved and noted", async () => {
    await page
      .getByRole("region", { name: "Lead" })
      .getByLabel("Owner")
      .selectOption({ label: `${account.name} (me)` });
    await page.getByRole("button", { name: "Assign" }).click();
    await expect(page.locator(".timeline")).toContainText(`${account.name} took it`);
    await page.getByRole("button", { name: "Qualified" }).click();
    await (await noteField(page)).fill("Wants delivery to Pune.");
    await page.getByRole("button", { name: "Add note" }).click();
    await expect(page.locator(".timeline li")).toContainText([
      "noted",
      "from New to Qualified",
      "took it",
      "The visitor sent the form",
    ]);
  });

  await test.step("insight and the feedback are read", async () => {
    await page.goto("/leads/dashboard/insight");
    await page.getByText("The numbers as a table").click();
    await expect(page.getByRole("columnheader", { name: "Day" })).toBeVisible();
    await page.getByRole("link", { name: "7 days" }).click();
    await expect(page.getByRole("link", { name: "7 days" })).toHaveAttribute("aria-current", "true");
    await page.getByRole("link", { name: "Event feedback" }).click();
    await expect(page.getByRole("link", { name: "Programme feedback" })).toBeVisible();
  });

  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByRole("status")).toContainText("signed out");
});
