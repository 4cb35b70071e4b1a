import { expect, test } from "../each-test.ts";
import { desk } from "./desk.ts";
import { sendLead, uniqueName } from "./staff-accounts.ts";

const path = "/leads/dashboard/insight";

test("a manager goes from a number to its leads", async ({ browser, request }) => {
  const name = uniqueName();
  await sendLead(request, name);
  const { page } = await desk(browser, "manager");
  await page.goto(path);
  await expect(page.getByRole("region", { name: "From seen to won" })).toBeVisible();
  await page.getByRole("region", { name: "By form" }).getByRole("link", { name: "Contact" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Leads");
  await page.getByLabel("Search").fill(name);
  await page.getByRole("button", { name: "Show" }).click();
  await expect(page.getByRole("link", { name })).toBeVisible();
});
