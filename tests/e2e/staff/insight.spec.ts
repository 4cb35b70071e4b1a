import { expect, test } from "../each-test.ts";
import { desk } from "./desk.ts";
import { sendLead, signedIn, uniqueName } from "./staff-accounts.ts";

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

test("insight and the feedback are read without script", async ({ browser, request }) => {
  await sendLead(request, uniqueName());
  const { page } = await signedIn(browser, "manager", { javaScriptEnabled: false });
  await page.goto(path);
  await page.getByText("The numbers as a table").click();
  await expect(page.getByRole("columnheader", { name: "Day" })).toBeVisible();
  await page.getByRole("link", { name: "7 days" }).click();
  await expect(page.getByRole("link", { name: "7 days" })).toHaveAttribute("aria-current", "true");
  await page.getByRole("link", { name: "Event feedback" }).click();
  await expect(page.getByRole("link", { name: "Programme feedback" })).toBeVisible();
});
