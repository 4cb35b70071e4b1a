import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { dayOf } from "#app/dates/india-time.ts";
import { expect, test } from "../each-test.ts";
import { axeFindings } from "../look-over.ts";
import { tokenLink } from "../tools/token-mail.ts";
import { desk } from "./desk.ts";
import { isAwake, leadAddress, noteField, sendLead, uniqueName, withoutNews } from "./staff-accounts.ts";

// What the same pages answer without script is asked beside them: leads/lead-work, leads/deal, orders/order-page, queue/queue.

const colleagueWas = /A colleague/;

test("two at one lead: the second sees the new state, keeps what was typed and goes on", async ({
  browser,
  request,
}) => {
  const visitor = uniqueName();
  await sendLead(request, visitor);
  const { page: first } = await desk(browser, "manager");
  const { page: second } = await desk(browser, "manager", "second");
  for (const page of [first, second]) await withoutNews(page);
  const address = await leadAddress(first.request, visitor);
  for (const page of [first, second]) await page.goto(address);

  await first.getByRole("button", { name: "Contacted" }).click();
  await expect(first.locator(".facts .status")).toHaveText("Contacted");
  await second.getByText("Correct the person").click();
  await second.getByLabel("Organization").fill("Hillside School");
  await second.getByRole("button", { name: "Save the correction" }).click();
  await expect(second.getByRole("alert")).toContainText(colleagueWas);
  await expect(second.locator(".facts .status")).toHaveText("Contacted");
  await expect(second.getByLabel("Organization")).toHaveValue("Hillside School");
  await second.getByRole("button", { name: "Save the correction" }).click();
  await expect(second.getByRole("alert")).toHaveCount(0);
  await expect(second.locator(".answers, .pairs").filter({ hasText: "Hillside School" })).toBeVisible();

  await (await noteField(second)).fill("Half a note");
  await first.getByRole("button", { name: "Qualified" }).click();
  await expect(first.getByRole("alert")).toContainText(colleagueWas);
  await first.getByRole("button", { name: "Qualified" }).click();
  await expect(first.locator(".facts .status")).toHaveText("Qualified");
  await second.locator("summary").filter({ hasText: /^Won$/ }).click();
  await second.getByLabel(/Value in rupees/).fill("12,34,567");
  await second.getByRole("button", { name: "Move to Won" }).click();
  await expect(second.getByRole("alert")).toContainText(colleagueWas);
  await expect(second.locator(".facts .status")).toHaveText("Qualified");
  await expect(second.locator('[name="note"]')).toHaveValue("Half a note");
  expect(await axeFindings(second)).toEqual([]);
  await expect(second.getByLabel(/Value in rupees/)).toHaveValue("12,34,567");
  await second.getByRole("button", { name: "Move to Won" }).click();
  await expect(second.locator(".facts .status")).toHaveText("Won");
});

test("news of a colleague's change do not let half a next step override it", async ({ browser, request }) => {
  test.slow();
  const visitor = uniqueName();
  await sendLead(request, visitor);
  const { page: first } = await desk(browser, "manager");
  const { page: second } = await desk(browser, "manager", "second");
  const address = await leadAddress(first.request, visitor);
  for (const page of [first, second]) {
    await page.goto(address);
    await isAwake(page);
  }
  const status = (page: Page) => page.locator(".facts .status");
  const step = second.getByRole("textbox", { name: "Next step", exact: true });
  await step.fill("Call about the offer");
  await first.getByRole("button", { name: "Qualified" }).click();
  await expect(status(second)).toHaveText("Qualified");
  // What is refused for another reason does not make the colleague's change known.
  await second.getByRole("button", { name: "Proposal" }).click();
  await expect(second.getByText("Choose the day of the next step.")).toBeVisible();
  await second.locator(".moves [name=day]").fill("2999-01-01");
  await second.getByRole("button", { name: "Proposal" }).click();
  await expect(second.getByRole("alert")).toContainText(colleagueWas);
  await expect(step).toHaveValue("Call about the offer");
  await second.getByRole("button", { name: "Proposal" }).click();
  await expect(status(second)).toHaveText("Proposal");

  await expect(status(first)).toHaveText("Proposal");
  await first.getByRole("button", { name: "Qualified" }).click();
  await expect(status(first)).toHaveText("Qualified");
});

test("two at one order: the second sees it as it is and saves what was typed", async ({ browser }) => {
  const number = `SO-${randomUUID().slice(0, 8).toUpperCase()}`;
  const { page: first } = await desk(browser, "agent");
  const { page: second } = await desk(browser, "agent", "second");
  const { page: admin } = await desk(browser, "admin");
  for (const page of [first, second, admin]) await withoutNews(page);
  const facts = { type: "order", number, phone: "98765 43210", shipment: "1" };
  const form = { ...facts, milestone: "confirmed", day: dayOf(Date.now()) };
  const added = await first.request.post("/leads/dashboard/orders/new", { form, maxRedirects: 0 });
  expect(added.status()).toBe(303);
  for (const page of [first, second, admin]) await page.goto(`/leads/dashboard/orders/order/${number}`);
  await first.getByLabel("Milestone").selectOption("preparing");
  await first.getByRole("button", { name: "Save" }).click();
  await expect(first.getByRole("heading", { name: "Box 1: Being prepared" })).toBeVisible();

  await second.getByLabel("Milestone").selectOption({ label: "Shipped" });
  await second.getByLabel("Carrier", { exact: true }).fill("Sample Carrier");
  await second.getByLabel(/Tell the customer/).uncheck();
  await second.getByRole("button", { name: "Save" }).click();
  await expect(second.getByRole("alert")).toContainText(colleagueWas);
  await expect(second.getByRole("heading", { name: "Box 1: Being prepared" })).toBeVisible();
  await expect(second.getByLabel("Carrier", { exact: true })).toHaveValue("Sample Carrier");
  await expect(second.getByLabel(/Tell the customer/)).not.toBeChecked();
  await second.getByRole("button", { name: "Save" }).click();
  await expect(second.getByRole("heading", { name: "Box 1: Shipped" })).toBeVisible();
  await expect(second.getByLabel("Carrier", { exact: true })).toHaveValue("");

  // A tick holds for the order as it was seen.
  const tick = admin.getByLabel(`Yes, delete ${number}`);
  await tick.check();
  await admin.getByRole("button", { name: "Delete for good" }).click();
  await expect(admin.getByRole("alert")).toContainText(colleagueWas);
  await expect(tick).not.toBeChecked();
});

test("two at one queue: who was slower sees who is served", async ({ browser }) => {
  const name = uniqueName();
  const { page: first } = await desk(browser, "agent");
  const { page: second } = await desk(browser, "agent", "second");
  const at = await takeToken(first, "Mumbai", name);
  for (const page of [first, second]) await withoutNews(page);
  const lineOf = (desk: Page) => desk.getByRole("listitem").filter({ hasText: name });
  await first.goto(`/leads/dashboard/queue?at=${encodeURIComponent(at)}`);
  await lineOf(first).getByRole("button", { name: "Call", exact: false }).click();
  await expect(first.getByRole("status")).toHaveText(/^Number \d+ is called\.$/);
  await second.goto(`/leads/dashboard/queue?at=${encodeURIComponent(at)}`);
  await lineOf(first)
    .getByRole("button", { name: /^Served/ })
    .click();
  await expect(first.getByRole("status")).toHaveText(/^Number \d+ is served\.$/);
  await lineOf(second)
    .getByRole("button", { name: /^Did not come/ })
    .click();
  await expect(second.getByRole("status")).toContainText("The queue has changed already");
  await expect(lineOf(second)).toContainText("Served");
  await expect(lineOf(second).getByRole("button")).toHaveCount(0);
});

/** Takes a token of the last launch, on which no other journey asks for one. @returns the queue, as staff links name it */
async function takeToken(page: Page, city: string, name: string): Promise<string> {
  await page.goto("/shop/token-generation");
  const link = page.locator(".pick a").filter({ hasText: city }).last();
  const choice = new URL((await link.getAttribute("href")) ?? "", page.url());
  const form = {
    choice: `${choice.pathname}${choice.search}`,
    name,
    phone: `9${Math.floor(Math.random() * 1e9)
      .toString()
      .padStart(9, "0")}`,
    email: `${randomUUID()}@visitor.example`,
    agree: "yes",
  };
  const answer = await page.request.post("/forms/token", { form, maxRedirects: 0 });
  expect(answer.status(), await answer.text()).toBe(303);
  expect((await page.request.get(await tokenLink(form.email))).status()).toBe(200);
  return ["kind", "place", "day"].map((key) => choice.searchParams.get(key)).join(" ");
}
